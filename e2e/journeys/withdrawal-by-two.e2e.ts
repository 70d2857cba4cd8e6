import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf } from '../support/api.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, findAd, loadAuction } from '../support/market.ts'
import { visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('who needs a second operator asks for the withdrawal, in the title as on the button (rules 2)', async () => {
  // It has bids above its price, and hours to go.
  const { auctionId } = auctionOf(await findAd('Adria Matrix'))
  const { withdraw } = (await loadAuction(await apiOf('betrieb'), auctionId)).actions
  expect(withdraw).toMatchObject({ isAllowed: true, facts: { needsSecondOperator: true } })
  const { page, context, complaints } = await visit(browser, { as: 'betrieb', host: 'console' })
  await page.goto(`/auctions/${auctionId}`)
  const request = { name: 'Herausnahme beantragen' }
  await page.getByRole('button', request).click()
  const dialog = page.getByRole('alertdialog', request)
  await dialog.getByText(/Der Preis ist erreicht oder die letzte Stunde läuft/).waitFor()
  await dialog.getByText('Technische Störung').click()
  await dialog.getByRole('button', request).click()
  await page.getByText('Herausnahme beantragt: Technische Störung').waitFor()
  await dialog.waitFor({ state: 'detached' })
  // No other journey uses this auction.
  await page.getByRole('button', { name: 'Weiterlaufen lassen' }).click()
  await page.getByRole('button', request).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
