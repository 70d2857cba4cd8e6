import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../../../calendar/instant.ts'
import { clock } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import { dueAt, dueCommand, isEndDue } from '../../house/due.ts'
import {
  atTime,
  berlin,
  bid,
  endsAt,
  operator,
  outcome,
  owner,
  played,
  publishedAuction,
  runningAuction,
  tried,
} from '../../testing/sample-auction.ts'
import { anna, bert, during, hammered } from '../../testing/two-dealers.ts'

describe('the clock of an auction (rules 2 and 3)', () => {
  test('it starts, enters its closing phase and ends, each at its own instant (rules 2)', () => {
    const published = publishedAuction()
    expect(dueAt(published)).toBe(berlin('2026-11-17 16:00'))
    expect(dueCommand(published, berlin('2026-11-17 15:59'))).toBeNull()
    const hot = atTime(published, endsAt - 1)
    expect([hot.status, hot.statusSince]).toEqual(['hotbidding', endsAt - 10 * minuteMs])
    expect(dueAt(hot)).toBe(endsAt)
  })

  test('commands that fell due while no process ran are run one by one, each at its own instant (rules 3)', () => {
    const late = atTime(publishedAuction(), endsAt + 5 * hourMs)
    expect(late).toMatchObject({ status: 'failed', statusSince: endsAt })
  })

  test('its end is due from the instant of the end on (rules 3)', () => {
    expect([endsAt - 1, endsAt].map((at) => isEndDue(runningAuction(), at))).toEqual([false, true])
  })

  test('the clock is refused before its time (rules 2)', () => {
    for (const type of ['end', 'enter_closing_phase'] as const) {
      const decision = tried(runningAuction(), clock, during, { type })
      expect(decision).toMatchObject({ refusal: { code: 'ACTION_NOT_POSSIBLE_NOW' } })
    }
  })
})

describe('settling (rules 2)', () => {
  // Mode, highest bid against a target of 20,000, what becomes of it.
  test.each([
    ['auction', 20_000, 'sold'],
    ['auction', 19_999, 'renegotiation'],
    ['auction', null, 'failed'],
    ['offer_collection', 20_000, 'anr_offer_above_targetprice'],
    ['offer_collection', 19_999, 'renegotiation'],
    ['offer_collection', null, 'failed'],
  ] as const)('%s with %s ends %s (rules 2 and 7)', (mode, amount, status) => {
    expect(hammered({ mode }, amount).status).toBe(status)
  })

  test('a reservation is confirmed, declined, or lapses after 48 h (rules 2)', () => {
    const reserved = hammered({ mode: 'offer_collection' }, 21_000)
    const confirm: CommandBody = { type: 'reservation_confirm' }
    expect(played(reserved, owner, endsAt + 1, confirm).sale).toMatchObject({
      hammerPriceEur: 21_000,
      cause: 'reservation_confirmed',
    })
    const declined = played(reserved, owner, endsAt + 1, { type: 'reservation_decline' })
    expect([declined.status, declined.highest?.isBinding]).toEqual(['failed', false])
    const silent = atTime(reserved, endsAt + 48 * hourMs)
    expect(silent).toMatchObject({ status: 'failed', failure: { cause: 'lapsed' } })
    expect(tried(reserved, owner, endsAt + 48 * hourMs, confirm).isAccepted).toBe(false)
  })
})

describe('an outage (rules 3)', () => {
  const outage = (minutes: number): CommandBody => ({
    type: 'move_end',
    outageFrom: endsAt - 20 * minuteMs - minutes * minuteMs,
    outageUntil: endsAt - 20 * minuteMs,
  })

  test('over two minutes moves the end by a day, back into the running phase (rules 3)', () => {
    const hot = atTime(runningAuction(), endsAt - 5 * minuteMs)
    const moved = played(hot, clock, endsAt - 5 * minuteMs, outage(3))
    expect(moved).toMatchObject({
      status: 'running',
      clock: {
        endsAt: endsAt + dayMs,
        plannedEndsAt: endsAt + dayMs,
        lastMove: { cause: 'outage', fromEndsAt: endsAt },
      },
    })
  })

  test('it saves an auction whose whole run or end lay in it, before the clock goes on (rules 3)', () => {
    const until = endsAt + 2 * hourMs
    const long: CommandBody = {
      type: 'move_end',
      outageFrom: endsAt - 30 * hourMs,
      outageUntil: until,
    }
    for (const state of [publishedAuction(), runningAuction()]) {
      const moved = played(state, clock, until, long)
      expect([moved.status, moved.clock?.endsAt]).toEqual([state.status, endsAt + dayMs])
      expect(atTime(moved, until).status).toBe('running')
    }
  })

  test.each([
    ['too short', outage(2)],
    [
      'over long before the end',
      { type: 'move_end', outageFrom: endsAt - 3 * hourMs, outageUntil: endsAt - 61 * minuteMs },
    ],
  ] as const)('an outage %s moves nothing (rules 3)', (_says, body) => {
    expect(tried(runningAuction(), clock, endsAt - 1, body).isAccepted).toBe(false)
  })
})

describe('a granted cancellation (rules 2 and 10)', () => {
  const cancel: CommandBody = { type: 'cancel_sale', isJustified: true }

  test('makes the ad unsold again and frees the buyer’s bid (rules 10)', () => {
    const canceled = played(hammered({}, 20_000), operator, endsAt + hourMs, cancel)
    expect(canceled).toMatchObject({ status: 'failed', failure: { cause: 'sale_canceled' } })
    expect(canceled.highest?.isBinding).toBe(false)
    expect(dueAt(canceled)).toBe(endsAt + 25 * hourMs)
  })

  test('the highest bidder’s status stays the same where another one bought at once (rules 7 and 10)', () => {
    const led = played(runningAuction({ buyNowPriceEur: 25_000 }), anna, during, bid(15_000))
    const buyNow: CommandBody = { type: 'buy_now', priceEur: 25_000, consentVersion: null }
    const canceled = played(played(led, bert, during, buyNow), operator, during + hourMs, cancel)
    expect(canceled.highest).toMatchObject({ merchantId: 1, amountEur: 15_000, isBinding: true })
  })

  test('there is nothing to cancel before a sale, nor for its owner (rules 2)', () => {
    expect(tried(runningAuction(), operator, during, cancel).isAccepted).toBe(false)
    expect(tried(hammered({}, 20_000), owner, endsAt + 1, cancel).isAccepted).toBe(false)
  })
})

describe('the follow-up round (rules 6)', () => {
  const declined = played(hammered({}, 15_000), owner, endsAt + 1, {
    type: 'renegotiation_decline',
    reason: 'price_too_low',
    then: 'restart',
  })

  test('the archived bid binds on for 7 days after the first end (rules 6)', () => {
    expect(declined.followUp).toMatchObject({
      amountEur: 15_000,
      bindsUntil: endsAt + 7 * dayMs,
      acceptUntil: null,
    })
    const { followUp } = declined
    expect(atTime({ ...declined, followUp }, endsAt + 7 * dayMs).followUp).toBeNull()
  })

  test('after a round without a bid the owner may take it for 24 h (rules 6)', () => {
    const second = { ...runningAuction(), followUp: declined.followUp }
    const ended = atTime(second, endsAt)
    expect(ended.followUp?.acceptUntil).toBe(endsAt + 24 * hourMs)
    const taken = played(ended, owner, endsAt + 1, { type: 'follow_up_accept' })
    expect(taken.sale).toMatchObject({ merchantId: 1, hammerPriceEur: 15_000 })
    expect(atTime(ended, endsAt + 24 * hourMs).followUp).toBeNull()
  })

  test('a valid bid in the new round frees it (rules 6)', () => {
    const second = { ...runningAuction(), followUp: declined.followUp }
    const ended = atTime(played(second, bert, during, bid(15_100)), endsAt)
    expect([ended.status, ended.followUp]).toEqual(['renegotiation', null])
  })
})

describe('buy now ends the journal with its price (rules 7 and 9)', () => {
  test('the result names the price and no pseudonym', () => {
    const buy: CommandBody = { type: 'buy_now', priceEur: 24_000, consentVersion: null }
    const { events } = outcome(runningAuction({ buyNowPriceEur: 24_000 }), anna, during, buy)
    expect(events.map((event) => event.type)).toEqual(['auction_ended', 'auction_sold'])
  })
})
