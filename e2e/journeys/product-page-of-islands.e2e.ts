import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../support/browser.ts'
import { findAd } from '../support/market.ts'
import { visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('a visitor’s page of a vehicle holds little, and fetches React with the first picture that is pressed', async () => {
  const { entityId: id } = await findAd('T6 Ocean')
  const { page, context, complaints } = await visit(browser)
  const answer = await page.goto(pathTo('product', 'de', { id }))
  expect((await answer?.text())?.length).toBeLessThan(52_000)
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await scripts()).some((name) => name.includes('gallery'))).toBe(false)
  await page.locator('[data-island=gallery] button').first().click()
  const picture = page.getByRole('dialog')
  await expect.poll(() => picture.getAttribute('aria-label')).toMatch(/^Bild 1 von/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => picture.getAttribute('aria-label')).toMatch(/^Bild 2 von/)
  await page.keyboard.press('Escape')
  await picture.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})

it('a visitor on a phone opens the box by the browser alone', async () => {
  const { entityId: id } = await findAd('T6 Ocean')
  const { page, context } = await visit(browser, { width: 375 })
  await page.goto(pathTo('product', 'de', { id }))
  await page.locator('main button[aria-haspopup="dialog"]:visible').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('link', { name: 'Anmelden' }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await context.close()
})
