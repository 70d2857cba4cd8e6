import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, euros, findAd, loadAuction } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

/** Copies of a vehicle's papers: released at the review, read by dealers before they bid (rules 1). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('an operator releases each page at the review (rules 1)', async () => {
  const operator = await apiOf('betrieb')
  const { queue } = await operator.review.list()
  const entityId = queue.find(({ product }) => product.model.startsWith('M-Line'))?.product.entityId
  if (entityId === undefined) throw new Error('The ad with copies does not wait for its review')
  const { page, context, complaints } = await visit(browser, { as: 'betrieb', host: 'console' })
  await page.goto(`/ads/${entityId}`)
  const panel = page.getByRole('complementary', { name: `Inserat ${entityId}` })
  const release = panel.getByRole('button', { name: /^Freigeben\s*: Kopie/ })
  await expect.poll(() => release.count()).toBe(2)
  await release.first().click()
  await expect.poll(() => release.count()).toBe(1)
  const { coveredPages } = await operator.listing.getOwn({ params: { entityId }, query: {} })
  expect(coveredPages.map(({ isReleased }) => isReleased)).toEqual([true, false])
  expect(complaints).toEqual([])
  await context.close()
})

test('a dealer reads the pages beside the box and bids with them open (rules 1)', async () => {
  // An ad that no other journey of the present bids on.
  const card = await findAd('Sunlight T 67')
  const { auctionId } = auctionOf(card)
  const { page, context, complaints } = await visit(browser, { as: 'schwarz' })
  await open(page, pathTo('product', 'de', { id: card.entityId }))
  const documents = page.locator('#documents')
  await documents.getByRole('button', { name: /2 Seiten lesen/ }).click()
  const reader = page.getByRole('region', { name: 'Unterlagen' }).and(page.locator('[tabindex]'))
  const shown = reader.getByRole('img', { name: /^Seite 1 von 2/ })
  await expect
    .poll(() => shown.evaluate((image: Element) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(600)
  await page.keyboard.press('ArrowRight')
  await reader.getByRole('img', { name: /^Seite 2 von 2/ }).waitFor()

  const { actions } = await loadAuction(await apiOf('schwarz'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const amount = euros(actions.bid.facts.minimumEur)
  const box = page.getByRole('complementary', { name: 'Gebot und Preis' })
  await box.getByRole('button', { name: `${amount} bieten` }).click()
  await box.getByText('Sie führen.').waitFor()
  await reader.getByRole('button', { name: 'Unterlagen schließen' }).press('Escape')
  await reader.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})
