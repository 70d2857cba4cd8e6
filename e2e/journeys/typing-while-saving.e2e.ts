import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../support/browser.ts'
import { open, visit } from '../support/visit.ts'

/** No answer of the server moves the focus or changes a text that is being typed (spec 4). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('typing goes on in its field while the ad is saved for the first time', async () => {
  const { page, context, complaints } = await visit(browser)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/api/**', async (route) => {
    const isFirstSave = route.request().postData()?.includes('"model"') ?? false
    if (isFirstSave) await isReleased
    await route.continue()
  })
  await open(
    page,
    pathTo('adEdit', 'de', { kind: 'motorhome', step: 'profile' }, { screen: 'make' }),
  )
  const model = page.locator('#field-model input')
  await model.click()
  const firstSave = page.waitForRequest(
    (request) => request.postData()?.includes('"model"') ?? false,
  )
  await page.keyboard.type('Sky ')
  await firstSave
  await page.keyboard.type('Wave ')
  release()
  // The address names the ad as soon as it is saved.
  await page.waitForURL(/\/\d+\?screen=make$/)
  await page.keyboard.type('650')
  expect(await model.inputValue()).toBe('Sky Wave 650')
  expect(await model.evaluate((input) => input === document.activeElement)).toBe(true)

  // A reload shows what was saved.
  await page.waitForResponse(
    (answer) => answer.request().postData()?.includes('Sky Wave 650') ?? false,
  )
  await page.reload()
  await expect.poll(() => model.inputValue()).toBe('Sky Wave 650')
  expect(complaints).toEqual([])
  await context.close()
})
