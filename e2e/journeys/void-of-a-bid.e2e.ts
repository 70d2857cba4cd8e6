import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { overflowPixels } from '../support/axe.ts'
import { boxOf } from '../support/bidding.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, bidAs, euros, findAd, loadAuction } from '../support/market.ts'
import { isInSight, open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('an operator voids a bid, and the others run again without it (rules 5)', async () => {
  const card = await findAd('Trend A 6977')
  const { auctionId } = auctionOf(card)
  const standingEur = await bidNext('schwarz', auctionId)
  const leader = await visit(browser, { as: 'schwarz' })
  await open(leader.page, pathTo('product', 'de', { id: card.entityId }))
  const box = boxOf(leader.page)
  await box.getByText('Sie führen.').waitFor()
  const voidedEur = await bidNext('rheinmain', auctionId)
  const voided = await visit(browser, { as: 'rheinmain' })
  await open(voided.page, pathTo('product', 'de', { id: card.entityId }))
  await box.getByText(/^Sie wurden überboten/).waitFor()

  const operator = await visit(browser, { as: 'betrieb', host: 'console' })
  await operator.page.goto(`/auctions/${auctionId}`)
  // What is asked and answered stands as written, its language named where it is another one (rules 8).
  await operator.page.getByText('Original, Sprache: Niederländisch').first().waitFor()
  await operator.page.getByRole('button', { name: 'Händler zeigen' }).click()
  // The row of a dealer: name, bids, and what can be done.
  const company = 'Freizeitmobile Rhein-Main GmbH'
  await operator.page
    .locator('div', { has: operator.page.getByRole('link', { name: company }) })
    .filter({ has: operator.page.getByRole('button', { name: 'Annullieren …' }) })
    .last()
    .getByRole('button', { name: 'Annullieren …' })
    .click()
  const dialog = operator.page.getByRole('dialog', { name: `Gebote von ${company} annullieren` })
  const bids = dialog.getByLabel('Ab welchem Gebot?')
  // The widest choice is never made in advance.
  expect(await bids.inputValue()).toBe('')
  await dialog.getByText(/^Alle Bieter und der Verkäufer erfahren sofort/).waitFor()
  const last = bids.getByRole('option', { name: euros(voidedEur), includeHidden: true })
  await bids.selectOption((await last.getAttribute('value')) ?? '')
  // The preview shows the result before the decision, computed by the same rules as the market.
  await dialog.getByText(`${euros(standingEur)} statt ${euros(voidedEur)}`).waitFor()
  await dialog.getByLabel('Grund').selectOption('typing_error')
  await dialog.getByLabel('Notiz für das Team').fill('Der Händler hat eine Null zu viel getippt.')
  // However much there is to read above it, the button is in sight.
  const submit = dialog.getByRole('button', { name: 'Gebote annullieren' })
  await expect.poll(() => isInSight(submit)).toBe(true)
  // The event of the operator's own command arrives before its answer: what is gone is not fetched again.
  const wire = await operator.context.newCDPSession(operator.page)
  const answered = new Promise<string>((resolve) => {
    wire.on('Fetch.requestPaused', ({ requestId }) => resolve(requestId))
  })
  const patterns = [{ urlPattern: '*/void', requestStage: 'Response' as const }]
  await wire.send('Fetch.enable', { patterns })
  await submit.click()
  const requestId = await answered
  await last.waitFor({ state: 'detached' })
  await wire.send('Fetch.continueResponse', { requestId })
  await operator.page.getByText('Die Gebote sind annulliert').waitFor()

  // The page of the one who had been outbid follows by itself.
  await box.getByText('Sie führen.').waitFor()
  await box.getByText(euros(standingEur)).first().waitFor()
  await box.getByText('Gebote zählen nicht mehr.').waitFor()
  // Who cannot bid any more reads what it costs where it stands.
  const barred = boxOf(voided.page)
  await barred.getByText('Gebote von Ihnen wurden annulliert.').waitFor()
  await barred.getByText(`Ihr Endpreis bei ${euros(standingEur)}`).waitFor()
  const after = await loadAuction(await apiOf('schwarz'), auctionId)
  expect(after.currentBidEur).toBe(standingEur)
  expect(after.history?.map(({ amountEur }) => amountEur)).not.toContain(voidedEur)
  const { actions } = await loadAuction(await apiOf('rheinmain'), auctionId)
  expect(actions.bid).toMatchObject({ refusal: { code: 'BARRED_FROM_AUCTION' } })
  // On the operator's phone the barred dealer's row keeps within the window.
  await operator.page.getByText('ausgeschlossen').waitFor()
  await operator.page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(() => overflowPixels(operator.page)).toBe(0)
  // The longest text of a result stays inside the table.
  await operator.page.setViewportSize({ width: 1440, height: 900 })
  await operator.page.getByRole('button', { name: /^Sprache/ }).click()
  await operator.page.getByRole('menuitem', { name: 'Polski' }).click()
  await operator.page.getByText('Stan po unieważnieniu').waitFor()
  const wider = () =>
    operator.page.evaluate(
      "[...document.querySelectorAll('aside table')].map((table) => table.offsetWidth - table.parentElement.clientWidth)",
    )
  await expect.poll(wider).toEqual([0])
  for (const { complaints, context } of [leader, voided, operator]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

/** The least that may be bid next; answers it. */
async function bidNext(person: string, auctionId: number): Promise<number> {
  const { actions } = await loadAuction(await apiOf(person), auctionId)
  if (!actions.bid.isAllowed) throw new Error(`${person} may not bid`)
  const [amountEur] = actions.bid.facts.nextAmountsEur
  await bidAs(person, { auctionId, amountEur })
  return amountEur
}
