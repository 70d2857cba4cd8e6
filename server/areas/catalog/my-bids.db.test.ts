import { beforeAll, describe, expect, test } from 'vitest'
import type { Product, ProductCard } from '#contract/product.ts'
import { appOfTest, type Browser, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { defaultSlotSettings } from '#domain/calendar/slots.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { findAuction } from '../auction/auction-store.ts'

/** The auctions that a dealer has a part in, as their call answers them (rules 1, 6 and 7). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
const consentVersion = consentSentenceVersion
let owner: Browser
let ownerCustomerId: number
let operator: Browser

async function as(name: string): Promise<Browser> {
  const opened = browser()
  await opened.logIn(`${name}@test.example`)
  return opened
}

async function dealer(name: string): Promise<Browser> {
  await addDealer(pool, name)
  return as(name)
}

beforeAll(async () => {
  ownerCustomerId = await addCustomer(pool, 'owen')
  await addOperator(pool, 'olga')
  owner = await as('owen')
  operator = await as('olga')
})

/** Runs from its release, and on while others end, whatever day of the week it is. */
const endsInDays = { ...defaultSlotSettings, leadHours: 5 * 24, runMinutes: 10 * 24 * 60 }

const runningAuction = () =>
  addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur: 20_000 },
    ownerCustomerId,
  })

async function send(who: Browser, auctionId: number, path: string, body: object = {}) {
  const answer = await who.call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/${path}`,
    body,
    idempotencyKey: newKey(),
  })
  expect(answer).toMatchObject({ status: 200 })
}

async function passEnd(auctionId: number): Promise<void> {
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  await moveClockTo(pool, state?.clock?.endsAt ?? 0)
  await executor.runDue(auctionId)
}

async function failedAuction(): Promise<number> {
  const auctionId = await runningAuction()
  await passEnd(auctionId)
  await send(owner, auctionId, 'open-late-offers')
  return auctionId
}

async function bidsOf(who: Browser): Promise<(ProductCard['auction'] & object)[]> {
  const answer = await who.call({ method: 'GET', path: '/api/private/customer/my-bids/get' })
  const { products, total } = answer.body as { products: ProductCard[]; total: number }
  expect(total).toBe(products.length)
  return products.map(({ auction }) => {
    if (!auction) throw new Error('An ad is listed that this dealer may not see.')
    return auction
  })
}

async function countsOf(who: Browser) {
  const path = '/api/private/customer/market-counts/get'
  const { body } = await who.call({ method: 'GET', path })
  return body as { tasks: number; runningBids: number } // As the contract has it.
}

async function modelsOf(who: Browser): Promise<string[]> {
  const answer = await who.call({ method: 'GET', path: '/api/private/customer/my-bids/get' })
  return (answer.body as { products: ProductCard[] }).products.map(({ model }) => model)
}

/** The ad's own page, as far as this file asks for it. */
async function productOf(who: Browser, { entityId }: { entityId: number }): Promise<object> {
  const path = `/api/public/catalog/get/${entityId}`
  const { status, body } = await who.call({ method: 'GET', path })
  if (status !== 200) return { status }
  const { attributes, auction, isWatched } = body as Product
  const model = attributes.others.find(({ attributeCode }) => attributeCode === 'model')?.value
  return {
    ...{ status, model, isWatched, auctionId: auction?.auctionId },
    ...{ auctionStatus: auction?.status, followUp: auction?.followUp },
  }
}

async function write(auctionId: number, model: string): Promise<void> {
  await pool.query(
    `update listings set vehicle_values = vehicle_values || jsonb_build_object('model', $2::text)
     where listing_id = $1`,
    [await listingOf(auctionId), model],
  )
}

const idsOf = async (who: Browser) => (await bidsOf(who)).map(({ auctionId }) => auctionId)

describe('late offers (rules 7)', () => {
  test('are listed for their maker alone, while they are pending and after', async () => {
    const [lena, rival] = [await dealer('lena'), await dealer('rival')]
    const auctionId = await failedAuction()
    await send(lena, auctionId, 'late-offer', { amountEur: 12_000, consentVersion })
    expect(await bidsOf(lena)).toMatchObject([
      { auctionId, status: 'recd_late_offer', ownLateOffer: { amountEur: 12_000 } },
    ])
    expect(await idsOf(rival)).toEqual([])

    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    await moveClockTo(pool, (state?.lateOffers[0]?.madeAt ?? 0) + 2 * dayMs)
    await executor.runDue(auctionId)
    expect(await bidsOf(lena)).toMatchObject([{ auctionId, ownLateOffer: { status: 'lapsed' } }])
  })

  test('stand before what is over, also where one waits at the target: its place tells nothing (rules 1)', async () => {
    const [mona, maker] = [await dealer('mona'), await dealer('maker')]
    const open = await failedAuction()
    const over = await runningAuction()
    await send(mona, over, 'bid', { amountEur: 11_000, consentVersion })
    await send(maker, over, 'bid', { amountEur: 12_000, consentVersion })
    await passEnd(over)
    // Made now: over a weekend the other auction may end later than an offer stands.
    await send(mona, open, 'late-offer', { amountEur: 12_000, consentVersion })
    await send(maker, open, 'late-offer', { amountEur: 20_000, consentVersion })
    expect(await statusOf(open)).toBe('anr_offer_above_targetprice')
    expect(await idsOf(mona)).toEqual([open, over])
  })

  test('14 days after the end one that still waits shows nobody else its place (rules 1)', async () => {
    const [nele, maker] = [await dealer('nele'), await dealer('patient')]
    const auctionId = await runningAuction()
    await send(nele, auctionId, 'bid', { amountEur: 11_000, consentVersion })
    expect(await countsOf(nele)).toMatchObject({ runningBids: 1, tasks: 0 })
    expect(await countsOf(maker)).toMatchObject({ runningBids: 0 })
    await passEnd(auctionId)
    expect(await countsOf(nele)).toMatchObject({ runningBids: 0, tasks: 0 })
    await send(owner, auctionId, 'renegotiation/decline', {
      reason: 'price_too_low',
      then: 'neither',
    })
    await send(owner, auctionId, 'open-late-offers')
    const over = await runningAuction()
    await send(nele, over, 'bid', { amountEur: 11_000, consentVersion })
    await passEnd(over)
    await send(owner, over, 'renegotiation/decline', { reason: 'not_available', then: 'neither' })
    const endsAt = (await findAuction(pool, auctionId, testKeys.auctionSecrets))?.clock?.endsAt ?? 0
    await moveClockTo(pool, endsAt + 13 * dayMs)
    await send(maker, auctionId, 'late-offer', { amountEur: 12_000, consentVersion })
    expect(await idsOf(nele)).toEqual([auctionId, over])

    await moveClockTo(pool, endsAt + 14 * dayMs)
    await executor.runDue(auctionId)
    expect(await statusOf(auctionId)).toBe('recd_late_offer')
    expect(await bidsOf(nele)).toMatchObject([{ auctionId: over }, { auctionId, status: 'failed' }])
    expect(await bidsOf(maker)).toMatchObject([{ auctionId, status: 'recd_late_offer' }])
  })

  test('go with the ad once it is out of everybody’s sight, like bids (rules 1)', async () => {
    const [lou, bidder] = [await dealer('lou'), await dealer('bidder')]
    const auctionId = await runningAuction()
    await send(bidder, auctionId, 'bid', { amountEur: 11_000, consentVersion })
    await passEnd(auctionId)
    await send(owner, auctionId, 'renegotiation/decline', {
      reason: 'price_too_low',
      then: 'neither',
    })
    await send(owner, auctionId, 'open-late-offers')
    await send(lou, auctionId, 'late-offer', { amountEur: 12_000, consentVersion })
    await send(owner, auctionId, 'pause')
    for (const one of [lou, bidder]) expect(await bidsOf(one)).toEqual([])
  })
})

describe('an archived bid that a later round carries (rules 6)', () => {
  test('is listed by the round it was bid in, then by the new one once that is released', async () => {
    const [berta, other] = [await dealer('berta'), await dealer('other')]
    const auctionId = await runningAuction()
    await send(other, auctionId, 'bid', { amountEur: 14_000, consentVersion })
    await send(berta, auctionId, 'bid', { amountEur: 15_000, consentVersion })
    await passEnd(auctionId)
    await write(auctionId, 'As bid on')
    const restart = { reason: 'price_too_low', then: 'restart' }
    await send(owner, auctionId, 'renegotiation/decline', restart)
    await send(owner, auctionId, 'restart', { reducedTargetPriceEur: 18_000, consentVersion })
    expect(await bidsOf(berta)).toMatchObject([{ auctionId, followUp: { amountEur: 15_000 } }])
    expect(await idsOf(other)).toEqual([])

    // What is written for the next round is for the owner and the review until its release.
    await write(auctionId, 'As reviewed')
    expect(await modelsOf(berta)).toEqual(['As bid on'])
    const ad = { entityId: await listingOf(auctionId), auctionId }
    expect(await productOf(berta, ad)).toMatchObject({
      ...{ status: 200, model: 'As bid on', auctionId },
      ...{ auctionStatus: 'failed', followUp: { amountEur: 15_000 }, isWatched: false },
    })
    expect(await productOf(owner, ad)).toMatchObject({ status: 200, model: 'As reviewed' })
    for (const one of [other, browser()]) expect(await productOf(one, ad)).toEqual({ status: 404 })
    const asked = (one: Browser) =>
      one.call({ method: 'GET', path: `/api/private/auction/${auctionId}/questions` })
    expect(await asked(berta)).toMatchObject({ status: 200, body: { questions: [] } })
    expect(await asked(other)).toMatchObject({ status: 404 })
    // They may watch it: their list has it once it is back.
    const path = `/api/private/customer/watchlist/${ad.entityId}`
    const watch = (one: Browser) => one.call({ method: 'PUT', path })
    await expect.poll(() => watch(other)).toMatchObject({ status: 404 })
    expect(await watch(berta)).toMatchObject({ status: 200 })
    expect(await productOf(berta, ad)).toMatchObject({ isWatched: true })

    const released = await operator.call({
      method: 'POST',
      path: `/api/operator/reviews/${await listingOf(auctionId)}/approve`,
      body: {
        ...{ vatRegime: 'private', vin: vinOfTest(), startPriceEur: 15_100 },
        isNewVehicle: false,
        startPriceReason: 'Vergleichbare Verkäufe',
      },
    })
    expect(released).toMatchObject({ status: 200 })
    expect(await bidsOf(berta)).toMatchObject([
      { round: 2, followUp: { amountEur: 15_000, acceptUntil: null } },
    ])
    expect(await idsOf(other)).toEqual([])
    expect(await modelsOf(berta)).toEqual(['As reviewed'])
  })
})

test('a vehicle that was bought at once, without a bid, is its buyer’s', async () => {
  const [buyer, spectator] = [await dealer('bella'), await dealer('sigrid')]
  const auctionId = await addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur: 20_000, buyNowPriceEur: 25_000 },
    ownerCustomerId,
  })
  await send(buyer, auctionId, 'buy-now', { priceEur: 25_000, consentVersion })
  expect(await bidsOf(buyer)).toMatchObject([{ auctionId, status: 'sold' }])
  expect(await bidsOf(spectator)).toEqual([])
})

test('what needs the dealer comes first: their turn, then what runs, then what waits for others', async () => {
  const [nora, winner] = [await dealer('nora'), await dealer('winner')]
  const amountEur = 12_000
  const running = await addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur: 20_000 },
    ownerCustomerId,
    settings: { slots: endsInDays },
  })
  const [lost, waiting, turn] = [
    await runningAuction(),
    await runningAuction(),
    await runningAuction(),
  ]
  for (const auctionId of [running, lost, waiting, turn]) {
    await send(nora, auctionId, 'bid', { amountEur, consentVersion })
  }
  await send(winner, lost, 'bid', { amountEur: 13_000, consentVersion })
  // A lead that is lost waits for the dealer while it can be won back; afterwards their turn does.
  expect(await countsOf(nora)).toMatchObject({ runningBids: 4, tasks: 1 })
  for (const auctionId of [lost, waiting, turn]) await passEnd(auctionId)
  expect(await countsOf(nora)).toMatchObject({ runningBids: 1, tasks: 0 })
  await send(owner, turn, 'renegotiation/counter', { amountEur: 18_000 })
  expect(await countsOf(nora)).toMatchObject({ runningBids: 1, tasks: 1 })
  expect(await idsOf(nora)).toEqual([turn, running, waiting, lost])
})

async function statusOf(auctionId: number): Promise<string | undefined> {
  return (await findAuction(pool, auctionId, testKeys.auctionSecrets))?.status
}

async function listingOf(auctionId: number): Promise<number> {
  const { rows } = await pool.query('select listing_id from auctions where auction_id = $1', [
    auctionId,
  ])
  return rows[0].listing_id
}
