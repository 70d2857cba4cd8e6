import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addRunningAuction,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import {
  openMarket,
  prepareAd,
  type SentinelMarket,
  submitCall,
  wholeProfile,
} from '../../../testing/sentinel-market.ts'
import { findAuction } from '../../auction/auction-store.ts'

/** A vehicle that was auctioned in another's ad is submitted again (rules 1 and 2). */

const app = await appOfTest()
const { pool } = app
const executor = executorOn(pool)
const secretTargetEur = 21_337
let market: SentinelMarket
let endedAt: number

beforeAll(async () => {
  market = await openMarket(app, { uninvolved: wholeProfile })
  const ownerCustomerId = market.customerIds.get('ownerInRenegotiation') ?? 0
  const auctionId = await addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur: secretTargetEur, ownerCustomerId },
  })
  await pool.query(
    `update listings set plate = 'KICM240', submitted_at = now() where customer_id = $1`,
    [ownerCustomerId],
  )
  endedAt = (await findAuction(pool, auctionId, testKeys.auctionSecrets))?.clock?.endsAt ?? 0
  await moveClockTo(pool, endedAt)
  await executor.runDue(auctionId)
})

function submit(plate: string, targetEur: number) {
  const prices = { target_price: targetEur, start_price: 5_000 }
  const values = { vin: 'ZFA25000002345678', license_plate: plate, ...prices }
  return prepareAd(market, { owner: 'uninvolved', values }).then((entityId) =>
    market.call('uninvolved', submitCall(entityId)),
  )
}

describe('a vehicle of another’s ad', () => {
  test.each([
    ['KI CM 240', 40_000],
    ['ki-cm 240', 15_000],
  ])(
    'with the plate %s at %i EUR waits its day, and nothing tells what that ad asked (rules 1 and 2)',
    async (plate, targetEur) => {
      const answer = await submit(plate, targetEur)
      expect(answer).toMatchObject({ status: 409, body: { code: 'VEHICLE_TOO_EARLY' } })
      for (const percent of [1, 0.95]) {
        expect(answer.text).not.toContain(String(Math.floor(secretTargetEur * percent)))
      }
    },
  )

  test('is free after 24 h at any price (rules 2)', async () => {
    await moveClockTo(pool, endedAt + dayMs)
    expect((await submit('KI-CM-240', 40_000)).status).toBe(200)
  })
})
