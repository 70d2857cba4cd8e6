import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../support/api.ts'
import { boxOf } from '../support/bidding.ts'
import { launchBrowser } from '../support/browser.ts'
import { auctionOf, euros, findAd, loadAuction } from '../support/market.ts'
import { threadThatAsks } from '../support/thread.ts'
import { open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('a dealer buys at once at the buy-now price, and everybody sees it sold (rules 7)', async () => {
  const card = await findAd('Grand California')
  const { auctionId, buyNowPriceEur, actions } = auctionOf(card)
  if (!actions.buyNow.isAllowed) throw new Error('It cannot be bought at once')
  const price = euros(buyNowPriceEur ?? 0)
  const address = pathTo('product', 'de', { id: card.entityId })
  const buyer = await visit(browser, { as: 'rheinmain' })
  const rival = await visit(browser, { as: 'schwarz' })
  for (const { page } of [buyer, rival]) await open(page, address)
  // The buyer once more and another dealer, whose pages will not hear of the sale.
  const again = await visit(browser, { as: 'rheinmain' })
  const late = await visit(browser, { as: 'alpencaravan' })
  for (const { page, context } of [again, late]) {
    await context.route('**/api/notifications/get-sse*', (route) => route.abort())
    await open(page, address)
  }

  const action = `Sofort kaufen für ${price}`
  await boxOf(buyer.page).getByRole('button', { name: action }).click()
  await buyer.page.getByRole('alertdialog').getByRole('button', { name: action }).click()
  await boxOf(buyer.page).getByText(`Sie haben gekauft: ${price}.`).waitFor()
  await boxOf(rival.page).getByText('Dieses Fahrzeug hat einen Käufer gefunden.').waitFor()
  const { status, saleCause } = await loadAuction(await apiOf('rheinmain'), auctionId)
  expect({ status, saleCause }).toEqual({ status: 'sold', saleCause: 'buy_now' })
  for (const [{ page, context }, text] of [
    [again, 'Sie haben dieses Fahrzeug schon gekauft.'],
    [late, 'Sie haben nicht gekauft: Der Sofortkauf kam erst nach dem Ende der Auktion an.'],
  ] as const) {
    await boxOf(page).getByRole('button', { name: action }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
    await boxOf(page).getByText(text).waitFor()
    await context.close()
  }
  for (const { complaints, context } of [buyer, rival]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

it('a late offer reaches the owner, who accepts it (rules 7)', async () => {
  const card = await findAd('Premio Life 430')
  const { auctionId, actions } = auctionOf(card)
  if (!actions.lateOffer.isAllowed) throw new Error('It takes no late offers')
  const offerEur = actions.lateOffer.facts.minimumEur + 500
  const address = pathTo('product', 'de', { id: card.entityId })
  const { page: dealer, ...dealerVisit } = await visit(browser, { as: 'schwarz' })
  await open(dealer, address)
  const questions = dealer.locator('section').filter({ hasText: 'Fragen und Antworten' }).last()
  await questions.getByText('Fragen sind bis 60 Minuten vor dem Ende').waitFor()
  expect(await questions.getByRole('textbox').count()).toBe(0)
  // The same dealer at another desk, whose page will not hear of the first offer.
  const { page: desk, context: deskContext } = await visit(browser, { as: 'schwarz' })
  await deskContext.route('**/api/notifications/get-sse*', (route) => route.abort())
  await open(desk, address)
  const isStanding = `Ihr Angebot von ${euros(offerEur)} ist eingegangen.`
  await offerLate(dealer, offerEur)
  await boxOf(dealer).getByText(isStanding).waitFor()
  await offerLate(desk, offerEur + 100)
  await boxOf(desk).getByText(isStanding).waitFor()
  await boxOf(desk)
    .getByRole('alert')
    .getByText(`Ihr Angebot von ${euros(offerEur + 100)}: `)
    .waitFor()
  await deskContext.close()

  const { page: owner, ...ownerVisit } = await visit(browser, { as: 'nordlicht' })
  await open(owner, pathTo('myVehicles', 'de'))
  const mine = owner.getByRole('listitem').filter({ hasText: 'Premio Life 430' })
  await mine.getByText(`Ein Händler bietet ${euros(offerEur)}.`).waitFor()
  await mine.getByRole('link', { name: 'Angebot ansehen' }).click()
  const sell = `Für ${euros(offerEur)} verkaufen`
  await boxOf(owner).getByRole('button', { name: sell }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: sell }).click()
  await boxOf(owner).getByText('Ihr Fahrzeug ist verkauft.').waitFor()
  await boxOf(dealer)
    .getByText(`Sie haben gekauft: ${euros(offerEur)}.`)
    .waitFor()
  const { saleCause } = await loadAuction(await apiOf('nordlicht'), auctionId)
  expect(saleCause).toBe('late_offer_accepted')
  expect([...dealerVisit.complaints, ...ownerVisit.complaints]).toEqual([])
  await dealerVisit.context.close()
  await ownerVisit.context.close()
})

it('the owner answers an offer at their price in the thread that names it (rules 7)', async () => {
  const card = await findAd('Live Traveller 650')
  const { page, context, complaints } = await visit(browser, { as: 'berger', width: 375 })
  const slug = await threadThatAsks('berger', card)
  await open(page, pathTo('messageThread', 'de', { slug }))
  const asked = page.getByRole('region', {
    name: 'Ein Angebot erreicht Ihren Preis. Verkaufen Sie?',
  })
  await asked.getByRole('button', { name: /^Für .+ verkaufen$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /verkaufen$/ })
    .click()
  await page.getByRole('heading', { name: 'Verkauft', exact: true }).waitFor()
  await expect.poll(() => asked.getByRole('button').count()).toBe(0)
  const { saleCause } = await loadAuction(await apiOf('berger'), auctionOf(card).auctionId)
  expect(saleCause).toBe('reservation_confirmed')
  expect(complaints).toEqual([])
  await context.close()
})

it('the second bidder buys after the first one stepped back (rules 10)', async () => {
  const card = await findAd('Carado T 447')
  const { entityId } = card
  const { page: owner, ...ownerVisit } = await visit(browser, { as: 'nordlicht' })
  const slug = await threadThatAsks('nordlicht', card)
  const thread = pathTo('messageThread', 'de', { slug })
  await open(owner, thread)
  const asked = owner.getByRole('region', { name: /^Der Käufer ist zurückgetreten\./ })
  await asked.getByRole('button', { name: 'Zweiten Bieter fragen' }).click()
  const ask = owner.getByRole('alertdialog', { name: 'Dem zweiten Bieter für 46.100 € anbieten?' })
  await ask.getByRole('button', { name: 'Zweiten Bieter fragen' }).click()
  await owner.getByRole('heading', { name: /^Der zweite Bieter überlegt/ }).waitFor()

  const { page: dealer, ...dealerVisit } = await visit(browser, { as: 'caravannord' })
  await open(dealer, thread)
  await dealer.getByText('Der erste Käufer ist zurückgetreten.').waitFor()
  // The same dealer at another desk, whose page will not hear of the sale.
  const { page: desk, context: deskContext } = await visit(browser, { as: 'caravannord' })
  await deskContext.route('**/api/notifications/get-sse*', (route) => route.abort())
  await open(desk, pathTo('product', 'de', { id: entityId }))
  await boxOf(desk).getByText('Der erste Käufer ist zurückgetreten.').waitFor()
  await buyAsSecond(dealer.getByRole('main'))
  await dealer.getByRole('heading', { name: 'Zuschlag für Sie' }).waitFor()
  await buyAsSecond(boxOf(desk))
  await boxOf(desk)
    .getByText(/^Sie haben gekauft/)
    .waitFor()
  await boxOf(desk)
    .getByText(/^Ihre Antwort: /)
    .waitFor()
  await deskContext.close()
  await owner.getByRole('heading', { name: 'Verkauft', exact: true }).first().waitFor()
  const sold = await loadAuction(await apiOf('nordlicht'), auctionOf(card).auctionId)
  const { status, saleCause } = sold
  expect({ status, saleCause }).toEqual({ status: 'sold', saleCause: 'second_chance' })
  expect([...dealerVisit.complaints, ...ownerVisit.complaints]).toEqual([])
  await dealerVisit.context.close()
  await ownerVisit.context.close()
})

async function offerLate(dealer: Page, offerEur: number): Promise<void> {
  const send = { name: 'Angebot senden' }
  await boxOf(dealer).getByLabel('Ihr Angebot in Euro').fill(String(offerEur))
  await boxOf(dealer).getByRole('button', send).click()
  await dealer.getByRole('alertdialog').getByRole('button', send).click()
}

async function buyAsSecond(place: Locator): Promise<void> {
  const buy = { name: /^Für .* kaufen$/ }
  await place.getByRole('button', buy).click()
  await place.page().getByRole('alertdialog').getByRole('button', buy).click()
}
