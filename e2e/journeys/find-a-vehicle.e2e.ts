import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { boxOf } from '../support/bidding.ts'
import { launchBrowser, originOf } from '../support/browser.ts'
import { auctionOf, bidAs, euros, findAd, loadAuction } from '../support/market.ts'
import { tabTo } from '../support/tab-to.ts'
import { comeAlive, open, openLive, visit } from '../support/visit.ts'

/** The catalog as its address says it, and as a dealer works with it (spec 2, rules 1). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('a visitor', () => {
  test('narrows the catalog, goes back and keeps the choice in another language', async () => {
    const { page, context } = await visit(browser)
    // Of what runs no caravan comes or goes meanwhile; other journeys sell motorhomes and let new ones in.
    await open(page, `${pathTo('catalog', 'de')}?status=running`)
    const all = await count(page)

    const filters = page.getByRole('complementary', { name: 'Filter' })
    const caravans = filters.getByRole('checkbox', { name: /^Wohnwagen/ }).first()
    await caravans.check()
    await page.waitForURL(/product_type=trailer/)
    const found = await narrowed(page, all)

    const limit = filters.getByRole('group', { name: 'Startpreis' }).getByLabel('bis')
    await limit.fill('9000')
    await limit.press('Enter')
    await page.waitForURL(/price_to=9000/)
    const chosen = page.getByRole('region', { name: 'Ihre Auswahl' })
    await chosen.getByRole('link', { name: /Startpreis bis 9\.000/ }).waitFor()
    expect(await narrowed(page, found)).toBeGreaterThan(0)

    await page.goBack()
    await page.waitForURL((address) => !address.searchParams.has('price_to'))
    await expect.poll(() => limit.inputValue()).toBe('')
    // The two choices and the way to have none.
    await expect.poll(() => chosen.getByRole('link').count()).toBe(3)

    await page.getByRole('button', { name: /Sprache/ }).click()
    await page.getByRole('link', { name: 'Nederlands' }).first().click()
    await page.waitForURL(
      ({ origin, searchParams }) =>
        origin === originOf('nl') && searchParams.get('product_type') === 'trailer',
    )
    await comeAlive(page)
    expect(await count(page)).toBe(found)

    const choice = page.getByRole('region', { name: 'Uw keuze' })
    await choice
      .getByRole('link', { name: /caravan/i })
      .first()
      .click()
    await page.waitForURL((address) => !address.searchParams.has('product_type'))
    expect(await narrowed(page, found)).toBeGreaterThan(found)
    await context.close()
  })

  test('asks for all filters, keeps the chosen one, and finds equipment by its name', async () => {
    const { page, context } = await visit(browser)
    await open(page, pathTo('catalog', 'de'))
    const filters = page.getByRole('complementary', { name: 'Filter' })
    const all = filters.getByRole('checkbox', { name: 'Alle Filter zeigen' })
    await all.check()
    await page.waitForURL(/filters=all/)
    const before = await count(page)
    const garage = filters.getByRole('group', { name: 'Heckgarage' })
    await garage.getByRole('checkbox', { name: /^Klein/ }).check()
    await page.waitForURL(/rear_garage=small/)
    await narrowed(page, before)
    await all.uncheck()
    await page.waitForURL((address) => !address.searchParams.has('filters'))
    await expect.poll(() => filters.getByRole('group', { name: 'Bad' }).count()).toBe(0)
    expect(await garage.count()).toBe(1)
    await filters.getByRole('searchbox').fill('markise')
    const chosen = page.getByRole('region', { name: 'Ihre Auswahl' })
    await chosen.getByRole('link', { name: '„markise“' }).waitFor()
    await chosen.getByRole('link', { name: 'Heckgarage: Klein' }).waitFor()
    expect(await count(page)).toBeGreaterThan(0)
    await context.close()
  })

  test('is told of start prices and countries alone (rules 1)', async () => {
    const { page, context } = await visit(browser, { locale: 'en' })
    await open(page, `${pathTo('catalog', 'en')}?status=running`)
    const text = await page.getByRole('article').first().innerText()
    expect(text).toContain('Start price')
    expect(text).not.toMatch(/bid|…|Target/i)
    await context.close()
  })
})

test('a dealer sees a rival’s bid in the list without a reload, in the same place (rules 4)', async () => {
  // An ad that only this file bids on; what else is in the list may come and go.
  const card = await findAd('Tramp CL 678')
  const { auctionId } = auctionOf(card)
  const { page, context } = await visit(browser, { as: 'caravannord' })
  await openLive(page, `${pathTo('catalog', 'de')}?text=hymer&status=running&view=list`)
  const rows = page.getByRole('table').locator('tbody tr')
  const before = await rows.locator('a').allInnerTexts()
  expect(before.length).toBeGreaterThan(1)
  await rows.first().hover()

  const { actions } = await loadAuction(await apiOf('schwarz'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const [amountEur] = actions.bid.facts.nextAmountsEur
  await bidAs('schwarz', { auctionId, amountEur })
  const row = rows.filter({ has: page.locator(`a[href*="/${card.entityId}/"]`) })
  await row.getByText(euros(amountEur)).first().waitFor()
  expect(await rows.locator('a').allInnerTexts()).toEqual(before)
  await context.close()
})

test('a dealer searches, opens a vehicle and bids on it by the keyboard alone (rules 4)', async () => {
  const { entityId } = await findAd('Tramp CL 678')
  const { page, context, complaints } = await visit(browser, { as: 'caravannord' })
  await open(page, pathTo('catalog', 'de'))
  await tabTo(page.getByRole('main').getByRole('searchbox').first())
  await page.keyboard.type('tramp cl 678')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^1\b/ }).waitFor()
  await tabTo(page.getByRole('main').locator(`a[href*="/${entityId}/"]`).first())
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname.includes(`/${entityId}/`))
  await comeAlive(page)
  expect(await lowestOf(page)).toBeLessThanOrEqual(900)
  await tabTo(boxOf(page).getByLabel('Ihr Gebot in Euro'))
  await page.keyboard.press('Enter')
  await page.locator('[role="alertdialog"] button:focus').waitFor()
  await page.keyboard.press('Enter')
  await boxOf(page).getByText('Sie führen.').waitFor()
  expect(await lowestOf(page)).toBeLessThanOrEqual(900)
  expect(complaints).toEqual([])
  await context.close()
})

/** In px from the upper edge of the window to the end of the bid box, were there no bar of the demo below. */
async function lowestOf(page: Page): Promise<number> {
  const box = boxOf(page).locator('section').first()
  return box.evaluate((part) => part.getBoundingClientRect().top + part.scrollHeight)
}

async function count(page: Page): Promise<number> {
  const text = await page.getByRole('heading', { level: 1 }).innerText()
  return Number(/\d+/.exec(text)?.[0])
}

/** The figure once it is another one. */
async function narrowed(page: Page, before: number): Promise<number> {
  await page.getByRole('heading', { level: 1, name: new RegExp(`^(?!${before}\\b)\\d`) }).waitFor()
  return count(page)
}
