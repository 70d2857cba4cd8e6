import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../calendar/instant.ts'
import { type Actor, clock } from './actor.ts'
import type { CommandBody } from './commands.ts'
import { dueAt, dueCommand } from './due.ts'
import { lettersFor } from './letters-for.ts'
import {
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  goodFacts,
  operator,
  outcome,
  owner,
  played,
  publishedAuction,
  runningAuction,
  type SampleTerms,
  tried,
} from './sample-auction.ts'

const during = berlin('2026-11-18 09:00')
const anna = dealer(1)
const bert = dealer(2)

function hammered(terms: SampleTerms, amountEur: number | null) {
  const running = runningAuction(terms)
  return atTime(
    amountEur === null ? running : played(running, anna, during, bid(amountEur)),
    endsAt,
  )
}

describe('the clock of an auction (rules 2 and 3)', () => {
  test('it starts, enters its closing phase and ends, each at its own instant (rules 2)', () => {
    const published = publishedAuction()
    expect(dueAt(published)).toBe(berlin('2026-11-17 16:00'))
    expect(dueCommand(published, berlin('2026-11-17 15:59'))).toBeNull()
    const hot = atTime(published, endsAt - 1)
    expect([hot.status, hot.statusSince]).toEqual(['hotbidding', endsAt - 10 * minuteMs])
    expect(dueAt(hot)).toBe(endsAt)
  })

  test('what was due while nobody looked runs one by one at its own instant (rules 3)', () => {
    const late = atTime(publishedAuction(), endsAt + 5 * hourMs)
    expect(late).toMatchObject({ status: 'failed', statusSince: endsAt })
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

describe('an operator takes an auction out (rules 2)', () => {
  const withdraw: CommandBody = { type: 'withdraw', reason: 'vehicle_gone' }
  const second: Actor = { kind: 'operator', customerId: 3 }

  test('alone early on, by two once the target is reached or in the last hour (rules 2)', () => {
    const running = runningAuction()
    expect(played(running, operator, during, withdraw).status).toBe('inactive')
    const late = endsAt - 59 * minuteMs
    const asked = played(running, operator, late, withdraw)
    expect(asked).toMatchObject({
      status: 'running',
      withdrawalRequest: { reason: 'vehicle_gone', operatorCustomerId: 2 },
    })
    const alone = { refusal: { code: 'SECOND_OPERATOR_NEEDED' } }
    expect(tried(asked, operator, late, withdraw)).toMatchObject(alone)
    const otherReason: CommandBody = { type: 'withdraw', reason: 'legal_order' }
    expect(tried(asked, second, late, otherReason)).toMatchObject(alone)
    expect(outcome(asked, second, late, withdraw).events.at(-1)).toMatchObject({
      type: 'auction_withdrawn',
      operatorCustomerId: 2,
      confirmedByCustomerId: 3,
    })
  })

  test('a request is taken back, and gone with the hammer (rules 2)', () => {
    const green = played(runningAuction(), anna, during, bid(20_000))
    const asked = played(green, operator, during, withdraw)
    expect(asked.status).toBe('running')
    expect(played(asked, second, during, { type: 'drop_withdrawal' })).toMatchObject({
      status: 'running',
      withdrawalRequest: null,
    })
    expect(atTime(asked, endsAt)).toMatchObject({ status: 'sold', withdrawalRequest: null })
  })

  test('whose bid stood is free, and is told with all who bid (rules 2)', () => {
    const before = played(runningAuction(), anna, during, bid(15_000))
    const { state: after, events } = outcome(before, operator, during, withdraw)
    expect(after.highest?.isBinding).toBe(false)
    expect(lettersFor({ before, after, events }).map(({ code }) => code)).toEqual([
      'ad_withdrawn_by_operator',
      'auction_withdrawn',
    ])
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

  test('there is nothing to cancel before a sale, nor for its owner (rules 2)', () => {
    expect(tried(runningAuction(), operator, during, cancel).isAccepted).toBe(false)
    expect(tried(hammered({}, 20_000), owner, endsAt + 1, cancel).isAccepted).toBe(false)
  })
})

describe('late offers (rules 7)', () => {
  const failed = atTime(
    played(hammered({}, 15_000), owner, endsAt + 1, {
      type: 'renegotiation_decline',
      reason: 'price_too_low',
      then: 'neither',
    }),
    endsAt + 2,
  )
  const opensAt = endsAt + 1 + 24 * hourMs
  const open = atTime(failed, opensAt)
  const offer = (amountEur: number): CommandBody => ({ type: 'late_offer', amountEur })

  test('they open by themselves after 24 h, or when the owner says so (rules 2)', () => {
    expect(failed.status).toBe('failed')
    expect(open.status).toBe('acpt_late_offer')
    const early = played(failed, owner, endsAt + 3, { type: 'open_late_offers' })
    expect(early.status).toBe('acpt_late_offer')
  })

  test.each([
    [14_999, 'LATE_OFFER_TOO_LOW'],
    [45_001, 'BID_TOO_HIGH'],
  ])('an offer of %i is refused: %s (rules 7)', (amount, code) => {
    const decision = tried(open, bert, opensAt + 1, offer(amount))
    expect(decision).toMatchObject({ refusal: { code, facts: { minimumEur: 15_000 } } })
  })

  test('the status follows from the offers that stand (rules 7)', () => {
    const received = played(open, bert, opensAt + 1, offer(15_500))
    expect(received.status).toBe('recd_late_offer')
    const declined = played(received, owner, opensAt + 2, {
      type: 'late_offer_decline',
      lateOfferId: 900,
    })
    expect(declined.status).toBe('declined_late_offer')
    expect(atTime(declined, opensAt + 2 + 24 * hourMs).status).toBe('acpt_late_offer')
    const lapsed = atTime(received, opensAt + 1 + 48 * hourMs)
    expect([lapsed.status, lapsed.lateOffers[0]?.status]).toEqual(['acpt_late_offer', 'lapsed'])
  })

  test('after a decline the next offer is a step above it (rules 7)', () => {
    const received = played(open, bert, opensAt + 1, offer(15_500))
    const declined = played(received, owner, opensAt + 2, {
      type: 'late_offer_decline',
      lateOfferId: 900,
    })
    const again = tried(declined, bert, opensAt + 3, offer(15_599))
    expect(again).toMatchObject({ refusal: { facts: { minimumEur: 15_600 } } })
  })

  test('one at the target waits for the owner as a reservation (rules 7)', () => {
    const reserved = played(open, bert, opensAt + 1, offer(20_000))
    expect(reserved).toMatchObject({
      status: 'anr_offer_above_targetprice',
      reservation: { lateOfferId: 900, merchantId: 2 },
    })
    const sold = played(reserved, owner, opensAt + 2, { type: 'reservation_confirm' })
    expect([sold.sale?.hammerPriceEur, sold.lateOffers[0]?.status]).toEqual([20_000, 'accepted'])
  })

  test('beside a reserved one others are taken as if nothing were, the best is reserved (rules 1 and 7)', () => {
    const reserved = played(open, bert, opensAt + 1, offer(20_000))
    const facts = { ...goodFacts, nextLateOfferId: 901 }
    const lower = played(reserved, dealer(3), opensAt + 2, offer(16_000), facts)
    expect(lower.reservation?.lateOfferId).toBe(900)
    const better = played(reserved, dealer(3), opensAt + 2, offer(21_000), facts)
    expect(better.reservation).toMatchObject({ lateOfferId: 901, amountEur: 21_000 })
    const firstLapsed = atTime(better, opensAt + 1 + 48 * hourMs)
    expect(firstLapsed.status).toBe('anr_offer_above_targetprice')
    expect(firstLapsed.lateOffers.map((late) => late.status)).toEqual(['lapsed', 'pending'])
    const silent = atTime(better, opensAt + 2 + 48 * hourMs)
    expect(silent).toMatchObject({ status: 'failed', failure: { cause: 'lapsed' } })
  })

  test('accepting one sells and lapses the rest; stopping and pausing lapse all (rules 7)', () => {
    const one = played(open, bert, opensAt + 1, offer(15_500))
    const two = played(one, dealer(3), opensAt + 2, offer(16_000), {
      ...goodFacts,
      nextLateOfferId: 901,
    })
    const sold = played(two, owner, opensAt + 3, { type: 'late_offer_accept', lateOfferId: 900 })
    expect(sold.lateOffers.map((late) => late.status)).toEqual(['accepted', 'lapsed'])
    for (const type of ['stop', 'pause'] as const) {
      const over = played(two, owner, opensAt + 3, { type })
      expect(over.lateOffers.map((late) => late.status)).toEqual(['lapsed', 'lapsed'])
    }
  })

  test('a dealer has one pending offer at a time (rules 7)', () => {
    const received = played(open, bert, opensAt + 1, offer(15_500))
    expect(tried(received, bert, opensAt + 2, offer(16_000)).isAccepted).toBe(false)
  })

  test('14 days after the end, with none pending, it is over (rules 2)', () => {
    const over = atTime(open, endsAt + 14 * dayMs)
    expect(over).toMatchObject({ status: 'failed', failure: { cause: 'late_offers_over' } })
    expect(dueAt(over)).toBeNull()
    const lateOne = played(open, bert, endsAt + 13 * dayMs, offer(15_500))
    expect(atTime(lateOne, endsAt + 14 * dayMs).status).toBe('recd_late_offer')
    expect(atTime(lateOne, endsAt + 15 * dayMs).status).toBe('failed')
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
