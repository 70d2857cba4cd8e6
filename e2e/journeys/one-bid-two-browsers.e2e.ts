import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { boxOf } from '../support/bidding.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, bidAs, euros, findAd, loadAuction } from '../support/market.ts'
import { open, openLive, visit } from '../support/visit.ts'

/**
 * Two dealers before two browsers: what one bids, the other sees without doing anything. How soon is
 * measured where nothing but the market runs, by `npm run bench`.
 */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a bid comes to the other dealer’s page by itself (rules 4)', async () => {
  // An ad that no other journey bids on, and that another dealer leads.
  const card = await findAd('Hymer Free 600')
  const { auctionId } = auctionOf(card)
  const { actions } = await loadAuction(await apiOf('schwarz'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const [amountEur] = actions.bid.facts.nextAmountsEur
  const amount = euros(amountEur)
  const address = pathTo('product', 'de', { id: card.entityId })
  const { page: first, ...firstVisit } = await visit(browser, { as: 'schwarz' })
  const { page: second, ...secondVisit } = await visit(browser, { as: 'caravannord' })
  for (const page of [first, second]) await openLive(page, address)

  const price = boxOf(second).locator('p:text-is("Aktuelles Gebot") + *')
  expect(await price.innerText()).not.toContain(amount)
  await boxOf(first)
    .getByRole('button', { name: `${amount} bieten` })
    .click()
  await price.getByText(amount).first().waitFor()
  await boxOf(first).getByText('Sie führen.').waitFor()
  await second.locator('#bids tbody tr').first().getByText(amount).waitFor()

  // It is over 50,000 EUR: a second factor is offered behind it, until that is answered (rules 11).
  const offer = boxOf(first).getByText('Ein zweiter Faktor schützt')
  await offer.waitFor()
  await boxOf(first).getByRole('button', { name: 'Nicht jetzt' }).click()
  await offer.waitFor({ state: 'detached' })
  await bidAgain(first, auctionId)
  expect(await offer.count()).toBe(0)

  const title = await first.getByRole('heading', { level: 1 }).innerText()
  await open(first, pathTo('merchantBids', 'de'))
  await first.getByRole('heading', { level: 1, name: 'Meine Gebote' }).waitFor()
  await first.getByRole('link', { name: title }).waitFor()
  for (const { complaints, context } of [firstVisit, secondVisit]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

/** The leader's own next step, which is asked once more. */
async function bidAgain(page: Page, auctionId: number): Promise<void> {
  const { actions } = await loadAuction(await apiOf('schwarz'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const next = euros(actions.bid.facts.minimumEur)
  await boxOf(page)
    .getByRole('button', { name: `${next} bieten` })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `${next} bieten` })
    .click()
  await boxOf(page).getByText(`Ihr Gebot: ${next}`).waitFor()
}

test('the question before a bid never rises to an amount that nobody asked for (rules 4)', async () => {
  const card = await findAd('MC T 600')
  const { auctionId } = auctionOf(card)
  const { actions } = await loadAuction(await apiOf('schwarz'), auctionId)
  if (!actions.bid.isAllowed) throw new Error('This dealer may not bid')
  const [askedEur, rivalEur] = actions.bid.facts.nextAmountsEur
  const { page, ...visited } = await visit(browser, { as: 'schwarz' })
  await openLive(page, pathTo('product', 'de', { id: card.entityId }))
  await boxOf(page).getByLabel('Ihr Gebot in Euro').press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByText(`${euros(askedEur)} verbindlich bieten?`).waitFor()
  await bidAs('poznan', { auctionId, amountEur: rivalEur })
  await question.getByText(`${euros(askedEur)} reichen nicht mehr`).waitFor()

  // The Enter that was meant for the old amount bids nothing.
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  const { currentBidEur } = await loadAuction(await apiOf('schwarz'), auctionId)
  expect(currentBidEur).toBe(rivalEur)
  expect(visited.complaints).toEqual([])
  await visited.context.close()
})
