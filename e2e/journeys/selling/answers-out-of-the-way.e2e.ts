import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdStep } from '#domain/listing/steps.ts'
import { pathTo } from '#locales/paths.ts'
import { drawPicture } from '../../support/ad-form.ts'
import { launchBrowser, originOf } from '../../support/browser.ts'
import { keptOnDevice } from '../../support/kept-on-device.ts'
import { comeAlive, open, visit } from '../../support/visit.ts'

/** What seldom happens while an ad is written is said where it happens, and nothing is lost by it (spec 5). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const screenOfAd = (step: AdStep, screen: string) =>
  pathTo('adEdit', 'de', { kind: 'motorhome', step }, { screen })

it('what cannot be, as the very first answer, and a make that nobody knows are there after a reload', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  const first = (code: string) => page.locator(`#field-${code} input`).first()
  await open(page, screenOfAd('profile', 'power'))
  await first('power_kw').fill('66103')
  await page.keyboard.press('Tab')
  await page
    .getByText(/zwischen 20.* und 400/)
    .first()
    .waitFor()
  // It is refused, and so not asked about besides.
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await keptOnDevice(page, '66103')
  await page.reload()
  await comeAlive(page)
  await expect.poll(() => first('power_kw').inputValue()).toBe('66.103')

  await open(page, screenOfAd('auction', 'price'))
  await first('target_price').fill('5')
  // Going on by the keyboard's own key says at the field what is wrong, with the address still without a number.
  await page.keyboard.press('Enter')
  await page.locator('#field-target_price').getByText('mindestens 1.000').waitFor()
  await page.waitForURL(/\/\d+\?screen=price$/)
  await page.reload()
  await comeAlive(page)
  await expect.poll(() => first('target_price').inputValue()).toBe('5')

  await open(page, screenOfAd('profile', 'make'))
  await page.getByRole('combobox', { name: 'Marke' }).fill('Zzyxmobil')
  await page.keyboard.press('Tab')
  await page.getByText('„Zzyxmobil“ steht nicht in unserer Liste').waitFor()
  await page.waitForURL(/\/\d+\?screen=make$/)
  await page.reload()
  await comeAlive(page)
  const other = page.locator('#field-make_other input')
  await expect.poll(() => other.inputValue()).toBe('Zzyxmobil')
  expect(complaints).toEqual([])
  await context.close()
})

it('a device without room says so, and answer and picture reach us all the same', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  const tools = await context.newCDPSession(page)
  const origin = originOf('de')
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await open(page, screenOfAd('profile', 'mileage'))
  const mileage = page.locator('#field-mileage input').first()
  await mileage.fill('84000')
  await page.getByText('Ihr Browser speichert hier nichts auf dem Gerät').waitFor()
  await page.waitForURL(/\/\d+\?screen=mileage$/)
  await page.locator('a[href*="screen=pictures"]').first().dispatchEvent('click')
  const buffer = await drawPicture()
  const picture = { name: 'aussen.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await page.getByRole('button', { name: /^Titelbild: / }).waitFor()
  const id = /\/(\d+)\?/.exec(page.url())?.[1]
  const pictures = () =>
    page.evaluate(async (address) => {
      const answer = await fetch(address)
      return ((await answer.json()) as { gallery: unknown[] }).gallery.length
    }, `/api/public/product/get/${id}`)
  await expect.poll(pictures).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})
