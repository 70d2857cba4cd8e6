import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoDealers } from '#database/seeds/people/demo-people.ts'
import { formatFor } from '#locales/format.ts'
import { pathTo } from '#locales/paths.ts'
import { apiOf } from '../../support/api.ts'
import { launchBrowser } from '../../support/browser.ts'
import { auctionOf, euros, findAd, loadAuction, travelTo } from '../../support/market.ts'
import { open, visit } from '../../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('an auction below its price is sold at the owner’s reduced counter-offer (rules 6)', async () => {
  const card = await findAd('Dethleffs Trend T 7057')
  const { auctionId, endsAt } = auctionOf(card)
  await travelTo(Date.parse(endsAt ?? '') + 1000)
  const { archivedBidEur, targetPriceEur, countered } = await loadRenegotiation(auctionId)
  const counterEur = targetPriceEur - 500
  const offerEur = archivedBidEur + 1000
  const raisedEur = offerEur + 500
  const agreedEur = counterEur - 1000

  const { page: owner, ...ownerVisit } = await visit(browser, { as: 'nordlicht' })
  await open(owner, pathTo('myVehicles', 'de'))
  const mine = owner.getByRole('listitem').filter({ hasText: 'Trend T 7057' })
  await mine.getByText('Das höchste Gebot liegt unter Ihrem Preis. Sie entscheiden.').waitFor()
  await mine.getByRole('link', { name: 'Gebot ansehen' }).click()
  // The first counter-offer binds the dealer for longer, and says until when.
  const boundUntil = formatFor('de').dateTimeWithZone(countered.bindsUntil)
  await owner.getByText(`Sein Gebot bindet ihn dann längstens bis ${boundUntil}.`).waitFor()
  // From another desk, whose line is lost at that very moment; sent again, nothing is typed any more.
  const { page: desk, context: deskContext } = await visit(browser, { as: 'nordlicht' })
  await open(desk, pathTo('renegotiation', 'de', { id: auctionId }))
  await deskContext.setOffline(true)
  await propose(desk, {
    label: 'Ihr Preis',
    amountEur: counterEur,
    button: `${euros(counterEur)} vorschlagen`,
  })
  const again = desk.getByRole('alert').getByRole('button', { name: 'Noch einmal senden' })
  await again.waitFor()
  const draft = desk.getByText('Ihr Entwurf, noch nicht gesendet')
  await draft.first().waitFor()
  await deskContext.setOffline(false)
  await again.click()
  for (const page of [desk, owner])
    await page.getByText('Der Händler ist am Zug.').first().waitFor()
  await expect.poll(() => draft.count()).toBe(0)
  await deskContext.close()

  const { page: buyer, ...buyerVisit } = await visit(browser, { as: await findLeader(auctionId) })
  await open(buyer, pathTo('renegotiation', 'de', { id: auctionId }))
  await buyer.getByText('Sie sind am Zug.').first().waitFor()
  await propose(buyer, {
    label: 'Ihr Angebot',
    amountEur: offerEur,
    button: `${euros(offerEur)} anbieten`,
  })

  await owner.getByText('Sie sind am Zug.').first().waitFor()
  await owner.getByText(euros(offerEur)).first().waitFor()
  // In the seller's turn the same field raises the bid, and the turn stays.
  await propose(buyer, {
    label: 'Ihr neues Gebot',
    amountEur: raisedEur,
    button: `Auf ${euros(raisedEur)} erhöhen`,
  })
  await owner.getByText(euros(raisedEur)).first().waitFor()
  await owner.getByText('Sie sind am Zug.').first().waitFor()
  await propose(owner, {
    label: 'Ihr neuer Preis',
    amountEur: agreedEur,
    button: `${euros(agreedEur)} vorschlagen`,
  })
  await buyer.getByText('Sie sind am Zug.').first().waitFor()
  await buyer.getByLabel('Ihr Angebot', { exact: true }).waitFor()
  expect(await buyer.getByLabel('Ihr neues Gebot', { exact: true }).count()).toBe(0)

  const accept = `Für ${euros(agreedEur)} kaufen`
  await buyer.getByRole('button', { name: accept }).click()
  await buyer.getByRole('alertdialog').getByRole('button', { name: accept }).click()
  for (const page of [buyer, owner]) {
    await page.getByText(euros(agreedEur)).first().waitFor()
  }
  await buyer.getByText('Sie haben das Fahrzeug gekauft.').waitFor()
  await owner.getByText('Das Fahrzeug ist verkauft.').waitFor()
  const { status, hammerPriceEur } = await loadAuction(await apiOf('nordlicht'), auctionId)
  expect({ status, hammerPriceEur }).toEqual({ status: 'sold', hammerPriceEur: agreedEur })
  expect([...ownerVisit.complaints, ...buyerVisit.complaints]).toEqual([])
  await ownerVisit.context.close()
  await buyerVisit.context.close()
})

async function loadRenegotiation(auctionId: number) {
  const view = await loadAuction(await apiOf('nordlicht'), auctionId)
  const { status, renegotiation, targetPriceEur } = view
  const { renegotiationCounter: counter } = view.actions
  if (renegotiation === null || targetPriceEur === null) throw new Error(`It is ${status}`)
  if (!counter?.isAllowed) throw new Error('The owner may not counter')
  return {
    archivedBidEur: renegotiation.archivedBidEur,
    targetPriceEur,
    countered: counter.facts,
  }
}

async function findLeader(auctionId: number): Promise<string> {
  for (const { key } of demoDealers) {
    const { context } = await loadAuction(await apiOf(key), auctionId)
    if (context?.includes('holding_highest_bid')) return key
  }
  throw new Error(`Nobody leads auction ${auctionId}`)
}

type Step = { readonly label: string; readonly amountEur: number; readonly button: string }

async function propose(page: Page, { label, amountEur, button }: Step): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(String(amountEur))
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
}
