import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../calendar/instant.ts'
import type { RefusalCode } from '../../../refusal/refusal.ts'
import { type Actor, clock } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { BidderFacts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { auctionActions } from '../../house/actions/actions.ts'
import { dueAt, dueCommand } from '../../house/due.ts'
import { renegotiationView } from '../../house/views/renegotiation-view.ts'
import {
  acceptedDealer,
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
  runningAuction,
  tried,
} from '../../testing/sample-auction.ts'
import { mayCounter, mayOffer, mayRaise } from './negotiation-rules.ts'

const buyer = dealer(1)
const rival = dealer(2)
const at = endsAt + hourMs

/** Ended at 15,000 with a target of 20,000: a renegotiation with dealer 1. */
const opened = atTime(
  played(runningAuction(), buyer, berlin('2026-11-18 09:00'), bid(15_000)),
  endsAt,
)

const accept: CommandBody = { type: 'renegotiation_accept', amountEur: null }
const leave: CommandBody = { type: 'renegotiation_leave' }
const counter = (amountEur: number): CommandBody => ({ type: 'renegotiation_counter', amountEur })
const offer = (amountEur: number): CommandBody => ({ type: 'renegotiation_offer', amountEur })
const raise = (amountEur: number): CommandBody => ({ type: 'renegotiation_raise', amountEur })
const decline = (
  reason: 'not_available' | 'price_too_low',
  then: 'restart' | 'pause' | 'neither' = 'neither',
): CommandBody => ({ type: 'renegotiation_decline', reason, then })

function codeOf(state: AuctionState, actor: Actor, when: number, body: CommandBody) {
  const decision = tried(state, actor, when, body)
  return decision.isAccepted ? null : decision.refusal.code
}

describe('binding and turns (rules 6)', () => {
  test('the highest bid binds 48 h from the actual end, the first turn is the owner’s until then (spec 9.1, rules 6)', () => {
    expect(opened.status).toBe('renegotiation')
    expect(opened.renegotiation).toMatchObject({
      archivedBidEur: 15_000,
      bindsUntil: endsAt + 48 * hourMs,
      turnEndsAt: endsAt + 48 * hourMs,
      turn: 'owner',
    })
  })

  test('a counter extends the binding once to 72 h and gives the buyer 24 h (rules 6)', () => {
    const first = played(opened, owner, at, counter(19_000))
    expect(first.renegotiation).toMatchObject({
      turn: 'buyer',
      turnEndsAt: at + 24 * hourMs,
      bindsUntil: endsAt + 72 * hourMs,
    })
    const again = played(atTime(first, at + 24 * hourMs), owner, at + 25 * hourMs, counter(18_000))
    expect(again.renegotiation?.bindsUntil).toBe(endsAt + 72 * hourMs)
  })

  test('no turn passes the binding time (rules 6)', () => {
    const late = endsAt + 47 * hourMs
    const countered = played(opened, owner, late, counter(19_000))
    const offered = played(countered, buyer, endsAt + 70 * hourMs, offer(16_000))
    expect(offered.renegotiation?.turnEndsAt).toBe(endsAt + 72 * hourMs)
  })

  test('a turn that lasts as long as the bid binds is not handed back, all is over then (rules 6)', () => {
    const first = played(opened, owner, at, counter(19_500))
    const offered = played(first, buyer, endsAt + 20 * hourMs, offer(16_000))
    const again = played(offered, owner, endsAt + 43 * hourMs, counter(19_000))
    const last = played(again, buyer, endsAt + 60 * hourMs, offer(16_500))
    const end = endsAt + 72 * hourMs
    const answered = played(last, owner, end - hourMs, counter(18_000))
    expect(answered.renegotiation).toMatchObject({
      turn: 'buyer',
      turnEndsAt: end,
      bindsUntil: end,
    })
    expect(dueCommand(answered, end)).toMatchObject({ type: 'lapse', at: end })
  })

  test('reminders go to the owner after 4, 24 and 42 h, by day only (rules 6)', () => {
    expect(opened.renegotiation?.remindersAt).toEqual([
      berlin('2026-11-18 19:30'),
      berlin('2026-11-19 15:30'),
      berlin('2026-11-20 09:30'),
    ])
    expect(dueAt(opened)).toBe(berlin('2026-11-18 19:30'))
    const reminded = atTime(opened, berlin('2026-11-19 15:30'))
    expect(reminded.renegotiation?.remindersAt).toEqual([berlin('2026-11-20 09:30')])
  })

  test('reminders that fell due while nobody looked are one (rules 6)', () => {
    const late = played(opened, clock, endsAt + 25 * hourMs, { type: 'remind_owner' })
    expect(late.renegotiation?.remindersAt).toHaveLength(1)
  })

  test('the owner’s silence lapses everything: failed, bid deleted (rules 6)', () => {
    const lapsed = atTime(opened, endsAt + 48 * hourMs)
    expect(lapsed).toMatchObject({ status: 'failed', failure: { cause: 'lapsed' } })
    expect(lapsed.highest?.isBinding).toBe(false)
  })

  test('nothing is accepted after the binding time, also before the clock has acted (rules 6)', () => {
    expect(codeOf(opened, owner, endsAt + 48 * hourMs, accept)).toBe('ACTION_NOT_POSSIBLE_NOW')
    expect(codeOf(opened, owner, endsAt + 48 * hourMs - 1, accept)).toBeNull()
  })
})

describe('the owner (rules 6)', () => {
  test('accepts the archived bid, or the buyer’s latest offer (rules 6)', () => {
    expect(played(opened, owner, at, accept).sale).toMatchObject({
      hammerPriceEur: 15_000,
      cause: 'archived_bid_accepted',
    })
    const countered = played(opened, owner, at, counter(19_000))
    const offered = played(countered, buyer, at + 1, offer(17_000))
    expect(played(offered, owner, at + 2, accept).sale).toMatchObject({
      hammerPriceEur: 17_000,
      cause: 'offer_accepted',
    })
  })

  test('a price other than the one on the table is refused (rules 6)', () => {
    const wrong: CommandBody = { type: 'renegotiation_accept', amountEur: 15_500 }
    expect(codeOf(opened, owner, at, wrong)).toBe('PRICE_CHANGED')
  })

  test.each([
    [15_000, 'COUNTER_OUT_OF_RANGE'],
    [15_001, null],
    [20_000, null],
    [20_001, 'COUNTER_OUT_OF_RANGE'],
  ])('a counter of %i above the bid and up to the target: %s (rules 6)', (amount, code) => {
    expect(codeOf(opened, owner, at, counter(amount))).toBe(code)
  })

  test('each further counter is lower, and there are three (rules 6)', () => {
    let state = opened
    let when = at
    for (const amount of [19_000, 18_000, 17_000]) {
      const may = mayCounter(state, owner, when)
      expect(may.isAllowed && may.facts.maximumEur).toBe(amount === 19_000 ? 20_000 : amount + 999)
      state = played(played(state, owner, when, counter(amount)), buyer, when + 1, leave)
      when += minuteMs
    }
    expect(codeOf(state, owner, when, counter(16_000))).toBe('NO_COUNTERS_LEFT')
    expect(played(state, owner, when, accept).sale?.hammerPriceEur).toBe(15_000)
  })

  test.each([
    ['not_available', 'neither', 'failed_na', false],
    ['price_too_low', 'neither', 'failed', false],
    ['price_too_low', 'pause', 'inactive', false],
    ['price_too_low', 'restart', 'failed', true],
  ] as const)(
    'declining for %s, then %s: %s, bid kept: %s (rules 6)',
    (reason, then, status, isKept) => {
      const declined = played(opened, owner, at, decline(reason, then))
      expect(declined.status).toBe(status)
      expect(declined.highest?.isBinding).toBe(isKept)
      expect(declined.followUp !== null).toBe(isKept)
      expect(declined.failure?.isRestartDue).toBe(isKept)
    },
  )

  test('may decline in the buyer’s turn, but not accept or counter (rules 6)', () => {
    const countered = played(opened, owner, at, counter(19_000))
    expect(codeOf(countered, owner, at + 1, accept)).toBe('NOT_YOUR_TURN')
    expect(codeOf(countered, owner, at + 1, counter(18_000))).toBe('NOT_YOUR_TURN')
    expect(codeOf(countered, owner, at + 1, decline('price_too_low'))).toBeNull()
  })
})

describe('the buyer (rules 6)', () => {
  const countered = played(opened, owner, at, counter(19_000))

  test('accepts the counter: sold at it (rules 6)', () => {
    const sold = played(countered, buyer, at + 1, accept)
    expect(sold.sale).toMatchObject({ hammerPriceEur: 19_000, cause: 'counter_accepted' })
  })

  test.each([
    [15_099, 'OFFER_OUT_OF_RANGE'],
    [15_100, null],
    [18_999, null],
    [19_000, 'OFFER_OUT_OF_RANGE'],
  ])(
    'an offer of %i, a step above the best one and below the counter: %s (rules 6)',
    (amount, code) => {
      expect(codeOf(countered, buyer, at + 1, offer(amount))).toBe(code)
    },
  )

  test('an offer gives the owner 24 h and binds until answered (rules 6)', () => {
    const offered = played(countered, buyer, at + 1, offer(17_000))
    expect(offered.renegotiation).toMatchObject({ turn: 'owner', standingOfferEur: 17_000 })
    const answered = played(offered, owner, at + 2, counter(18_000))
    expect(answered.renegotiation?.standingOfferEur).toBeNull()
    const silent = atTime(answered, at + 2 + 24 * hourMs)
    expect(silent.renegotiation?.turn).toBe('owner')
    expect(played(silent, owner, at + 2 + 25 * hourMs, accept).sale?.hammerPriceEur).toBe(15_000)
  })

  test('without an amount in between that is said, not that all are used (rules 6)', () => {
    const countered = played(opened, owner, at, counter(15_001))
    expect(codeOf(countered, buyer, at, offer(15_000))).toBe('NO_ROOM_BETWEEN_OFFERS')
    const left = played(countered, buyer, at, leave)
    expect(codeOf(left, owner, at, counter(15_000))).toBe('NO_ROOM_BETWEEN_OFFERS')
  })

  test('after three counters and three offers only accepting or declining is left (rules 6)', () => {
    let state = opened
    let when = at
    for (const [offerEur, counterEur] of [
      [15_200, 19_900],
      [15_400, 19_800],
      [15_600, 19_700],
    ] as const) {
      state = played(state, owner, when, counter(counterEur))
      const may = mayOffer(state, buyer, when)
      expect(may.isAllowed).toBe(true)
      state = played(state, buyer, when + 1, offer(offerEur))
      when += minuteMs
    }
    expect(codeOf(state, owner, when, counter(19_600))).toBe('NO_COUNTERS_LEFT')
    expect(played(state, owner, when, accept).sale?.hammerPriceEur).toBe(15_600)
  })

  test('leaving and silence give the turn back, the archived bid stays (rules 6)', () => {
    for (const state of [
      played(countered, buyer, at + 1, leave),
      atTime(countered, at + 24 * hourMs),
    ]) {
      expect(state.renegotiation).toMatchObject({ turn: 'owner', hasBuyerLeft: true })
      expect(state.highest?.isBinding).toBe(true)
      expect(codeOf(state, owner, at + 24 * hourMs, counter(18_000))).toBeNull()
    }
  })

  test('the steps keep that the buyer let the turn pass, with the amount that binds them (rules 6)', () => {
    const raised = played(countered, buyer, at + 1, raise(16_000))
    const left = played(raised, buyer, at + 2, leave)
    const said = { by: 'buyer', kind: 'left', amountEur: 16_000, at: at + 2 }
    expect(renegotiationView(left, 'owner', null)?.steps.at(-1)).toEqual(said)
    expect(renegotiationView(left, 'bidder', 1)?.steps.at(-1)).toEqual(said)
    const silent = atTime(countered, at + 24 * hourMs)
    expect(renegotiationView(silent, 'owner', null)?.steps.at(-1)).toMatchObject({ kind: 'silent' })
  })

  test('the buyer may raise in either turn without changing a deadline (rules 6)', () => {
    for (const state of [opened, countered]) {
      const raised = played(state, buyer, at + 1, raise(16_000))
      expect(raised.renegotiation).toMatchObject({
        turn: state.renegotiation?.turn,
        turnEndsAt: state.renegotiation?.turnEndsAt,
        standingOfferEur: 16_000,
      })
      expect(raised.renegotiation?.counters.length).toBe(state.renegotiation?.counters.length)
    }
  })

  test('a raise in the buyer’s own turn binds them: the owner may take it without waiting (rules 6)', () => {
    expect(codeOf(countered, owner, at + 1, accept)).toBe('NOT_YOUR_TURN')
    const raised = played(countered, buyer, at + 1, raise(16_000))
    expect(played(raised, owner, at + 2, accept).sale).toMatchObject({
      hammerPriceEur: 16_000,
      cause: 'offer_accepted',
    })
    expect(codeOf(raised, owner, at + 2, counter(18_000))).toBe('NOT_YOUR_TURN')
  })

  test('a raise that reaches the counter or the target sells at once (rules 6)', () => {
    expect(played(countered, buyer, at + 1, raise(19_000)).sale).toMatchObject({
      hammerPriceEur: 19_000,
      cause: 'raise_reached',
    })
    expect(played(opened, buyer, at, raise(20_000)).status).toBe('sold')
    expect(played(opened, buyer, at, raise(19_999)).status).toBe('renegotiation')
  })

  test('in an offer collection nothing sells by itself, a counter that is reached does (rules 7)', () => {
    const running = runningAuction({ mode: 'offer_collection' })
    const bidden = played(running, buyer, berlin('2026-11-18 09:00'), bid(15_000))
    const collection = atTime(bidden, endsAt)
    expect(played(collection, buyer, at, raise(20_000)).status).toBe('renegotiation')
    const asked = played(collection, owner, at, counter(19_000))
    expect(played(asked, buyer, at + 1, raise(19_000)).status).toBe('sold')
  })

  test('raises are no offers: after three of them three offers are left (rules 6)', () => {
    const raised = [15_500, 16_000, 16_500].reduce(
      (state, amountEur) => played(state, buyer, at + 1, raise(amountEur)),
      countered,
    )
    const may = mayOffer(raised, buyer, at + 2)
    expect(may.isAllowed && may.facts).toMatchObject({ minimumEur: 16_600, offersLeft: 3 })
  })

  test('a raise above the counter is refused: nobody pays more than was asked (rules 6)', () => {
    expect(codeOf(countered, buyer, at + 1, raise(19_001))).toBe('OFFER_OUT_OF_RANGE')
    const may = mayRaise(countered, buyer, at)
    expect(may.isAllowed && may.facts).toEqual({ minimumEur: 15_100, maximumEur: 19_000 })
  })
})

describe('what follows a decline (rules 6)', () => {
  test('a vehicle that is not there starts no round, whatever was to follow (rules 6)', () => {
    for (const then of ['restart', 'pause'] as const) {
      const declined = played(opened, owner, at, decline('not_available', then))
      expect(declined).toMatchObject({ status: 'failed_na', followUp: null })
      expect(declined.highest?.isBinding).toBe(false)
    }
  })
})

describe('a buyer who may not bid any more (rules 6 and 11)', () => {
  const asked = played(opened, owner, at, counter(19_000))
  const notBidding: [RefusalCode, Partial<BidderFacts>][] = [
    ['MERCHANT_BLOCKED', { isBlocked: true }],
    ['BIDDING_STOPPED', { isBiddingStopped: true }],
    ['TERMS_NOT_ACCEPTED', { hasAcceptedTerms: false }],
    ['OWN_AD', { isOwnOrLinkedAd: true }],
  ]
  test.each(notBidding)('%s: the buyer binds themselves to no more (rules 6)', (code, change) => {
    const bidder = { ...acceptedDealer, ...change }
    const facts = { ...goodFacts, bidder }
    for (const body of [offer(16_000), raise(16_000), raise(19_000)]) {
      expect(tried(asked, buyer, at + 1, body, facts)).toMatchObject({ refusal: { code } })
    }
    // Before an old key, like a bid (rules 4).
    const reused = { ...facts, idempotencyKey: 'other_body' } as const
    expect(tried(asked, buyer, at + 1, raise(16_000), reused)).toMatchObject({ refusal: { code } })
    const { renegotiationOffer, renegotiationRaise, renegotiationAccept, renegotiationLeave } =
      auctionActions({ state: asked, actor: buyer, bidder, hasOpenQuestion: false, at: at + 1 })
    expect([renegotiationOffer, renegotiationRaise]).toMatchObject([
      { isAllowed: false, refusal: { code } },
      { isAllowed: false, refusal: { code } },
    ])
    expect([renegotiationAccept?.isAllowed, renegotiationLeave?.isAllowed]).toEqual([true, true])
  })

  test('the bid binds the buyer, so they may answer: take the counter or leave (rules 6)', () => {
    const facts = { ...goodFacts, bidder: { ...acceptedDealer, isBlocked: true } }
    expect(played(asked, buyer, at + 1, accept, facts).sale?.hammerPriceEur).toBe(19_000)
    const left = played(asked, buyer, at + 1, leave, facts)
    expect(played(left, owner, at + 2, accept).sale?.hammerPriceEur).toBe(15_000)
  })
})

describe('others (rules 1 and 6)', () => {
  test('for anybody else there is no renegotiation (rules 1)', () => {
    expect(codeOf(opened, rival, at, raise(16_000))).toBe('NOT_FOUND')
    expect(codeOf(opened, { kind: 'customer', customerId: 99 }, at, accept)).toBe('NOT_FOUND')
    expect(codeOf(opened, { kind: 'visitor' }, at, accept)).toBe('NOT_LOGGED_IN')
  })

  test('the operator may cancel it with a reason: failed, bid deleted (rules 1)', () => {
    const { state, events } = outcome(opened, operator, at, {
      type: 'cancel_renegotiation',
      reason: 'Fahrzeug gestohlen',
    })
    expect(events[0]?.type).toBe('renegotiation_canceled')
    expect([state.status, state.highest?.isBinding]).toEqual(['failed', false])
    expect(codeOf(opened, clock, at, { type: 'lapse' })).toBe('ACTION_NOT_POSSIBLE_NOW')
  })
})
