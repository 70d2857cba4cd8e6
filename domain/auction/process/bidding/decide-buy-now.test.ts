import { describe, expect, test } from 'vitest'
import { minuteMs } from '../../../calendar/instant.ts'
import type { CommandBody } from '../../core/commands.ts'
import {
  atTime,
  bid,
  endsAt,
  goodFacts,
  played,
  runningAuction,
} from '../../testing/sample-auction.ts'
import { anna, bert, during, refusalOf } from '../../testing/two-dealers.ts'

describe('buy now (rules 7)', () => {
  const terms = { buyNowPriceEur: 24_000 }
  const buy: CommandBody = { type: 'buy_now', priceEur: 24_000, consentVersion: 'de-1' }

  test('it sells at once (rules 7)', () => {
    const sold = played(runningAuction(terms), anna, during, buy)
    expect(sold).toMatchObject({ status: 'sold', sale: { hammerPriceEur: 24_000, merchantId: 1 } })
    expect(refusalOf(sold, bert, buy)?.code).toBe('AUCTION_ENDED')
  })

  test('it is off in the closing phase (rules 7)', () => {
    const closing = atTime(runningAuction(terms), endsAt - 10 * minuteMs)
    expect(closing.status).toBe('hotbidding')
    const refusal = refusalOf(closing, anna, buy, goodFacts, endsAt - 10 * minuteMs)
    expect(refusal?.code).toBe('BUY_NOW_NOT_OFFERED')
  })

  test('it is off without a price, near its price, and at another price (rules 7)', () => {
    expect(refusalOf(runningAuction(), anna, buy)?.code).toBe('BUY_NOW_NOT_OFFERED')
    const near = played(runningAuction(terms), bert, during, bid(22_800))
    expect(refusalOf(near, anna, buy)?.code).toBe('BUY_NOW_NOT_OFFERED')
    const below = played(runningAuction(terms), bert, during, bid(22_799))
    expect(refusalOf(below, anna, buy)).toBeNull()
    expect(refusalOf(runningAuction(terms), anna, { ...buy, priceEur: 1 })?.code).toBe(
      'PRICE_CHANGED',
    )
  })
})
