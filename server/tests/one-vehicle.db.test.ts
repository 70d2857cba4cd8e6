import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import { moveClockTo } from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import {
  approveAd,
  openMarket,
  prepareAd,
  type SentinelAd,
  type SentinelMarket,
  submitAd,
  submitCall,
  type Viewer,
  wholeProfile,
} from '../testing/sentinel-market.ts'

/** One vehicle in several ads: it is approved once at a time, and sold once (rules 2). */

const app = await appOfTest()
const { pool } = app
const { clock } = app.app.market
const priceEur = 50_000
let market: SentinelMarket

beforeAll(async () => {
  market = await openMarket(app, {
    uninvolved: wholeProfile,
    ownerInRenegotiation: wholeProfile,
    ownerOfSale: wholeProfile,
    anna: { ...wholeProfile, companyName: 'Wohnmobile Nord GmbH' },
    ben: { ...wholeProfile, companyName: 'Caravan Süd GmbH' },
  })
})

function adOf(owner: Viewer, identity: { vin: string; license_plate: string }): SentinelAd {
  const prices = { target_price: 40_000, buy_now_enabled: true, buy_now_price: priceEur }
  return { owner, values: { ...identity, ...prices } }
}

let plates = 0
function newPlate(): string {
  plates += 1
  return `KI VX ${plates}`
}

function approve(entityId: number, vin: string) {
  return market.call('operator', {
    method: 'POST',
    path: `/api/operator/reviews/${entityId}/approve`,
    body: {
      vatRegime: 'private',
      vin,
      startPriceEur: 30_000,
      isNewVehicle: false,
      startPriceReason: 'Vergleichbare Verkäufe',
    },
  })
}

async function review(entityId: number) {
  return market.call('operator', { method: 'GET', path: `/api/operator/reviews/${entityId}` })
}

describe('while an ad of the vehicle is offered', () => {
  const vin = vinOfTest()
  let first: number
  let second: number

  beforeAll(async () => {
    first = await submitAd(market, adOf('uninvolved', { vin, license_plate: 'KI AB 100' }))
  })

  test('its owner cannot submit another one, however the plate is written', async () => {
    const ad = adOf('uninvolved', { vin: vinOfTest(), license_plate: 'ki-ab100' })
    const answer = await market.call('uninvolved', submitCall(await prepareAd(market, ad)))
    expect(answer).toMatchObject({ status: 409, body: { code: 'VEHICLE_ALREADY_OFFERED' } })
    expect(answer.text).toContain(String(first))
  })

  test('another owner submits as if there were none, and the review marks both', async () => {
    second = await submitAd(
      market,
      adOf('ownerInRenegotiation', { vin, license_plate: newPlate() }),
    )
    const marked = (entityId: number) => ({
      body: { otherListings: [{ entityId, status: 'under_review', isOffered: true }] },
    })
    expect(await review(first)).toMatchObject(marked(second))
    expect((await review(second)).body).toMatchObject({
      otherListings: expect.arrayContaining([
        { entityId: first, status: 'under_review', isOffered: true },
      ]),
    })
  })

  test('it is a suspicion until an operator settles it, kept with who did (spec 5.3)', async () => {
    const name = `same_vehicle:${second}`
    const judge = (names: readonly string[], isSettled: boolean) =>
      market.call('operator', {
        method: 'POST',
        path: `/api/operator/reviews/${first}/suspicions`,
        body: { names, isSettled },
      })
    const flags = async () => ((await review(first)).body as { flags: unknown }).flags // Its contract.
    expect(await flags()).toEqual([expect.objectContaining({ name, settled: null })])
    expect(await judge(['same_vehicle:1'], true)).toMatchObject({ status: 404 })
    expect(await judge([name], true)).toMatchObject({ status: 200 })
    const settled = { operator: expect.any(String), settledAt: expect.any(String) }
    expect(await flags()).toEqual([expect.objectContaining({ name, settled })])
    expect(await judge([name], false)).toMatchObject({ status: 200 })
    expect(await flags()).toEqual([expect.objectContaining({ name, settled: null })])
  })

  test('one of them is approved, and the other one is not', async () => {
    expect((await approve(first, vin)).status).toBe(200)
    expect(await approve(second, vin)).toMatchObject({
      status: 409,
      body: { code: 'VEHICLE_ALREADY_OFFERED' },
    })
    expect(await statusOf(second)).toBe('under_review')
  })

  test('nor is it approved under the number that the review finds on the document', async () => {
    const ad = adOf('ownerOfSale', { vin: vinOfTest(), license_plate: newPlate() })
    expect(await approve(await submitAd(market, ad), vin)).toMatchObject({ status: 409 })
  })
})

async function statusOf(entityId: number): Promise<string> {
  const { rows } = await pool.query<{ status: string }>(
    'select status from auctions where listing_id = $1 order by round desc limit 1',
    [entityId],
  )
  return rows[0]?.status ?? ''
}

/** Two ads on the market that turn out to be of one vehicle: an operator has corrected a plate. */
async function twoRunning() {
  const ads = [
    adOf('uninvolved', { vin: vinOfTest(), license_plate: newPlate() }),
    adOf('ownerInRenegotiation', { vin: vinOfTest(), license_plate: newPlate() }),
  ]
  const running: { entityId: number; auctionId: number }[] = []
  for (const ad of ads) {
    const entityId = await submitAd(market, ad)
    running.push({ entityId, auctionId: await approveAd(market, entityId, ad) })
  }
  const [one, other] = running
  if (!one || !other) throw new Error('There are two ads.')
  const plate = `KIVZ${one.entityId}`
  await pool.query('update listings set plate = $1 where listing_id = any($2::bigint[])', [
    plate,
    [one.entityId, other.entityId],
  ])
  await passInstant('starts_at', [one, other])
  return { one, other }
}

async function passInstant(
  column: 'starts_at' | 'ends_at',
  auctions: readonly { auctionId: number }[],
): Promise<void> {
  const { rows } = await pool.query<{ at: Date }>(
    `select max(${column}) as at from auctions where auction_id = any($1::bigint[])`,
    [auctions.map(({ auctionId }) => auctionId)],
  )
  await moveClockTo(pool, rows[0]?.at.getTime() ?? 0)
  await clock.catchUp()
}

function send(viewer: Viewer, auctionId: number, step: 'buy-now' | 'bid', body: object) {
  return market.call(viewer, {
    method: 'POST',
    path: `/api/private/auction/${auctionId}/${step}`,
    body,
    idempotencyKey: newKey(),
  })
}

async function countSales(entityIds: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from orders where listing_id = any($1::bigint[])',
    [entityIds],
  )
  return rows[0]?.count ?? 0
}

async function statuses(entityIds: readonly number[]): Promise<string[]> {
  return (await Promise.all(entityIds.map(statusOf))).sort()
}

describe('two running auctions of one vehicle', () => {
  test('bought at once in both: one sale, one refusal, and the other auction is taken off', async () => {
    const { one, other } = await twoRunning()
    const answers = await Promise.all([
      send('anna', one.auctionId, 'buy-now', { priceEur }),
      send('ben', other.auctionId, 'buy-now', { priceEur }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'VEHICLE_ALREADY_OFFERED',
    })
    const entityIds = [one.entityId, other.entityId]
    expect(await countSales(entityIds)).toBe(1)
    await waitUntil(async () => (await statuses(entityIds)).join() === 'inactive,sold')
  })

  test('ended at once, both at the target: one sale, and the bidder of the other is free', async () => {
    const { one, other } = await twoRunning()
    for (const [viewer, { auctionId }] of [['anna', one] as const, ['ben', other] as const]) {
      expect((await send(viewer, auctionId, 'bid', { amountEur: 40_000 })).status).toBe(200)
    }
    await passInstant('ends_at', [one, other])
    const entityIds = [one.entityId, other.entityId]
    await waitUntil(async () => (await statuses(entityIds)).join() === 'inactive,sold')
    expect(await countSales(entityIds)).toBe(1)
    const { rows } = await pool.query(
      `select state->'highest'->>'isBinding' as binding, state->'withdrawal'->>'reason' as reason
       from auctions where status = 'inactive' and listing_id = any($1::bigint[])`,
      [entityIds],
    )
    expect(rows).toEqual([{ binding: 'false', reason: 'vehicle_gone' }])
  })
})
