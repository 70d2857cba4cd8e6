import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf } from '../support/api.ts'
import { launchBrowser } from '../support/browser.ts'
import { loadAuction } from '../support/market.ts'
import { visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('who needs a second operator asks for the withdrawal, in the title as on the button (rules 2)', async () => {
  const auctionId = await findTwoOperatorsAuction()
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
  // Nobody else needs to find this auction asked for.
  await page.getByRole('button', { name: 'Weiterlaufen lassen' }).click()
  await page.getByRole('button', request).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

/** One that is at its price, or in its last hour. */
async function findTwoOperatorsAuction(): Promise<number> {
  const operator = await apiOf('betrieb')
  const { products } = await operator.review.auctions({ query: { page: 1, itemsPerPage: 50 } })
  for (const { auction } of products) {
    if (auction === null) continue
    const { auctionId, actions } = await loadAuction(operator, auction.auctionId)
    if (actions.withdraw?.isAllowed && actions.withdraw.facts.needsSecondOperator) return auctionId
  }
  throw new Error('No auction needs two operators')
}
