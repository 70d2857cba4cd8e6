import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { dayMs, minuteMs, secondMs } from '#domain/calendar/instant.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { boxOf } from '../../support/bidding.ts'
import { launchBrowser } from '../../support/browser.ts'
import { mailTo } from '../../support/mailbox.ts'
import { auctionOf, euros, findAd, loadAuction, travelTo } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

/** Whose ad no other journey touches; its auction begins and ends while they move the clock. */
const seller = 'berger'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('an owner who answers a late offer too late is told so, and everybody learns that it lapsed (rules 7)', async () => {
  const { entityId, auctionId, offerEur, lapsesAt } = await offerLate('La Strada Avanti')
  const { page: dealer, ...dealerVisit } = await visit(browser, { as: 'poznan' })
  await open(dealer, pathTo('product', 'de', { id: entityId }))
  await boxOf(dealer)
    .getByText(`Ihr Angebot von ${euros(offerEur)} ist eingegangen.`)
    .waitFor()

  const { page: owner, ...ownerVisit } = await visit(browser, { as: seller })
  // As behind a line that went to sleep: this page does not hear that the time is up.
  await ownerVisit.context.route('**/api/notifications/get-sse*', (route) => route.abort())
  await travelTo(lapsesAt - 10 * minuteMs)
  await open(owner, pathTo('product', 'de', { id: entityId }))
  await boxOf(owner)
    .getByRole('button', { name: `Für ${euros(offerEur)} verkaufen` })
    .click()
  await travelTo(lapsesAt + secondMs)
  await sell(owner, offerEur)
  await boxOf(owner).getByRole('alert').getByText('Ihre Antwort: Zu spät.').waitFor()
  await boxOf(owner).getByText('Händler können noch Angebote abgeben.').waitFor()
  await boxOf(dealer)
    .getByText(`Ihr Angebot von ${euros(offerEur)} ist verfallen.`)
    .waitFor()
  await boxOf(dealer).getByText('Sie können ein neues abgeben.').waitFor()
  expect((await loadAuction(await apiOf(seller), auctionId)).status).toBe('acpt_late_offer')
  const to = emailOf(seller)
  const { text } = await mailTo({ to, subject: /^Spätes Angebot ohne Antwort verfallen/ })
  expect(text.replaceAll('\u00a0', ' ')).toContain(euros(offerEur))
  expect(dealerVisit.complaints).toEqual([])
  await dealerVisit.context.close()
  await ownerVisit.context.close()
})

async function sell(owner: Page, offerEur: number): Promise<void> {
  const name = `Für ${euros(offerEur)} verkaufen`
  await owner.getByRole('alertdialog').getByRole('button', { name }).click()
}

/** An auction without a bid; a day after its end it takes late offers. */
async function offerLate(text: string) {
  const card = await findAd(text)
  const { auctionId, endsAt } = auctionOf(card)
  await travelTo(Date.parse(endsAt ?? '') + dayMs + minuteMs)
  const dealer = await apiOf('poznan')
  // The clock has a day of the whole market to catch up with.
  const offerEur = await waitUntil(async () => {
    const { lateOffer } = (await loadAuction(dealer, auctionId)).actions
    return lateOffer.isAllowed && lateOffer.facts.minimumEur
  })
  const { version: consentVersion } = await dealer.auction.consents()
  const { ownLateOffer } = await dealer.auction.makeLateOffer({
    params: { auctionId },
    body: { amountEur: offerEur, consentVersion },
    idempotencyKey: crypto.randomUUID(),
  })
  return {
    entityId: card.entityId,
    auctionId,
    offerEur,
    lapsesAt: Date.parse(ownLateOffer?.lapsesAt ?? ''),
  }
}
