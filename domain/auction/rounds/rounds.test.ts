import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../calendar/instant.ts'
import { dueAt } from '../due.ts'
import { lettersFor } from '../letters-for.ts'
import {
  approvedAt,
  atTime,
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
} from '../sample-auction.ts'
import { defaultMarketSettings } from '../settings.ts'
import type { AuctionState } from '../state.ts'
import { nextRound } from './next-round.ts'

/** Round 1 ends at 15:30 without a bid and a target of 20,000; a restart is asked for after it. */
const failed = atTime(runningAuction(), endsAt)

function restart(reducedTargetPriceEur: number | null = null) {
  return { type: 'restart', consentVersion: 'de-1', secrets: { reducedTargetPriceEur } } as const
}

function declinedToRestart(bidEur = 15_000): AuctionState {
  const led = played(runningAuction(), dealer(1), endsAt - 8 * hourMs, bid(bidEur))
  return played(atTime(led, endsAt), owner, endsAt + hourMs, {
    type: 'renegotiation_decline',
    reason: 'price_too_low',
    then: 'restart',
  })
}

/** The next round of an ad, released with a target and a start price and already running. */
function releasedAgain(last: AuctionState, at: number, terms: { target: number; start: number }) {
  const again = played(last, owner, at, restart(terms.target))
  const submitted = played(nextRound(again, 8, at), owner, at, {
    type: 'submit',
    consentVersion: 'de-1',
  })
  const released = played(submitted, operator, at + hourMs, {
    type: 'approve',
    mode: 'auction',
    startPriceEur: terms.start,
    buyNowPriceEur: null,
    settings: defaultMarketSettings,
    secrets: { targetPriceEur: terms.target },
  })
  return atTime(released, released.clock?.startsAt ?? 0)
}

describe('a restart (rules 2, spec 9.1)', () => {
  test.each([
    ['as it is, too early', 23.9, null, 'RESTART_TOO_EARLY'],
    ['as it is, after 24 h', 24, null, null],
    ['reduced by 5%, at once', 0, 19_000, null],
    ['reduced by less', 0, 19_001, 'REDUCTION_TOO_SMALL'],
    ['reduced by less, even later', 30, 19_500, 'REDUCTION_TOO_SMALL'],
    ['reduced below the lowest price', 1, 999, 'VALIDATION_FAILED'],
    ['reduced by half a euro too much', 1, 18_000.5, 'REDUCTION_TOO_SMALL'],
  ] as const)('%s (rules 2)', (_says, hours, priceEur, code) => {
    const at = endsAt + hours * hourMs
    const decision = tried(atTime(failed, at), owner, at, restart(priceEur))
    if (code === null) expect(decision.isAccepted).toBe(true)
    else expect(decision).toMatchObject({ refusal: { code } })
  })

  test('says what would do: the instant and the price (rules 2)', () => {
    expect(tried(failed, owner, endsAt, restart())).toMatchObject({
      refusal: { facts: { possibleAt: endsAt + 24 * hourMs, maximumEur: 19_000 } },
    })
  })

  test('nobody else restarts, and nothing without consent (rules 1 and 10)', () => {
    expect(tried(failed, dealer(1), endsAt, restart(18_000))).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    })
    const silent = { ...restart(18_000), consentVersion: null }
    expect(tried(failed, owner, endsAt, silent)).toMatchObject({
      refusal: { code: 'CONSENT_MISSING' },
    })
  })

  test('ends this round for good and begins the next with an empty journal (rules 2)', () => {
    const last = played(failed, owner, endsAt, restart(18_000))
    expect([last.status, last.hasNextRound, dueAt(last)]).toEqual(['failed', true, null])
    expect(tried(last, owner, endsAt, { type: 'stop' })).toMatchObject({
      refusal: { code: 'ACTION_NOT_POSSIBLE_NOW' },
    })
    expect(nextRound(last, 8, endsAt)).toMatchObject({
      auctionId: 8,
      round: 2,
      status: 'editing',
      sequence: 0,
      roundsEndedAt: [endsAt],
      bidders: [],
      followUp: null,
    })
  })

  test('lapses the late offers that stand, with notice (rules 7)', () => {
    const open = atTime(failed, endsAt + 24 * hourMs)
    const at = endsAt + 25 * hourMs
    const before = played(open, dealer(2), at, { type: 'late_offer', amountEur: 15_500 })
    const { state: after, events } = outcome(before, owner, at, restart(18_000))
    expect(after.lateOffers[0]?.status).toBe('lapsed')
    expect(lettersFor({ before, after, events }).map(({ code }) => code)).toEqual([
      'late_offer_lapsed_dealer',
      'ad_submitted',
    ])
  })

  test('three rounds in 60 days, of this ad or of this vehicle (rules 2)', () => {
    const at = endsAt + 20 * hourMs
    const third = { ...failed, roundsEndedAt: [endsAt - 59 * dayMs, endsAt - dayMs, endsAt] }
    expect(tried(third, owner, at, restart(18_000))).toMatchObject({
      refusal: { code: 'TOO_MANY_ROUNDS', facts: { possibleAt: endsAt + dayMs } },
    })
    const longAgo = { ...failed, roundsEndedAt: [endsAt - 60 * dayMs, endsAt - dayMs, endsAt] }
    expect(tried(longAgo, owner, at, restart(18_000)).isAccepted).toBe(true)
    const pastRounds = [1, 2, 3].map((days) => ({
      endedAt: endsAt - days * dayMs,
      targetPriceEur: 20_000,
    }))
    const facts = { ...goodFacts, vehicle: { targetPriceEur: 20_000, pastRounds } }
    expect(tried(failed, owner, at, restart(18_000), facts)).toMatchObject({
      refusal: { code: 'TOO_MANY_ROUNDS' },
    })
  })
})

describe('a vehicle that was here before is submitted again (rules 2)', () => {
  const editing = nextRound(played(failed, owner, endsAt, restart(18_000)), 8, endsAt)
  const submit = { type: 'submit', consentVersion: 'de-1' } as const

  test.each([
    ['at the same price, too early', 20_000, 23, 'RESTART_TOO_EARLY'],
    ['a little cheaper, too early', 19_500, 23, 'RESTART_TOO_EARLY'],
    ['5% cheaper, at once', 19_000, 0, null],
    ['at any price after 24 h', 25_000, 24, null],
  ] as const)('%s (rules 2)', (_says, targetPriceEur, hours, code) => {
    const pastRounds = [
      { endedAt: endsAt, targetPriceEur: 20_000 },
      { endedAt: endsAt - 30 * dayMs, targetPriceEur: 10_000 },
    ]
    const facts = { ...goodFacts, vehicle: { targetPriceEur, pastRounds } }
    const decision = tried(editing, owner, endsAt + hours * hourMs, submit, facts)
    if (code === null) expect(decision.isAccepted).toBe(true)
    else expect(decision).toMatchObject({ refusal: { code } })
  })
})

describe('the follow-up round (rules 6)', () => {
  test('the bid binds on for seven days from its own hammer, whatever rounds went before (rules 6)', () => {
    const second = { ...declinedToRestart(), roundsEndedAt: [] }
    expect(second.followUp?.bindsUntil).toBe(endsAt + 7 * dayMs)
    const led = played(
      { ...runningAuction(), roundsEndedAt: [endsAt - 30 * dayMs] },
      dealer(1),
      endsAt - 8 * hourMs,
      bid(15_000),
    )
    const declined = played(atTime(led, endsAt), owner, endsAt, {
      type: 'renegotiation_decline',
      reason: 'price_too_low',
      then: 'restart',
    })
    expect(declined.followUp?.bindsUntil).toBe(endsAt + 7 * dayMs)
  })

  test('its target is above the archived bid, else the bid is to be accepted (rules 6)', () => {
    const at = endsAt + 2 * hourMs
    const declined = declinedToRestart(18_500)
    expect(tried(declined, owner, at, restart(18_500))).toMatchObject({
      refusal: {
        code: 'ACCEPT_THE_BID_INSTEAD',
        facts: { amountEur: 18_500, minimumEur: 18_501 },
      },
    })
    expect(tried(declined, owner, at, restart(18_600)).isAccepted).toBe(true)
  })

  test('it is no bid there, and its bidder alone is told of it (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 2 * hourMs, {
      target: 18_000,
      start: 15_100,
    })
    expect(round).toMatchObject({ status: 'running', bidCount: 0, highest: null })
    expect(round.followUp).toMatchObject({ merchantId: 1, amountEur: 15_000 })
  })

  test('a valid bid frees it at the hammer, with notice (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 2 * hourMs, {
      target: 18_000,
      start: 15_100,
    })
    const at = round.clock?.endsAt ?? 0
    const led = played(round, dealer(2), at - hourMs, bid(15_200))
    const before = atTime(led, at - 1)
    const { state: after, events } = outcome(before, { kind: 'clock' }, at, { type: 'end' })
    expect([after.status, after.followUp]).toEqual(['renegotiation', null])
    const letters = lettersFor({ before, after, events })
    expect(letters.find(({ code }) => code === 'follow_up_freed_dealer')?.to).toEqual({
      kind: 'merchant',
      merchantId: 1,
    })
  })

  test('without a bid the owner may take it for 24 h, both are told; then it is deleted (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 2 * hourMs, {
      target: 18_000,
      start: 15_100,
    })
    const at = round.clock?.endsAt ?? 0
    const before = atTime(round, at - 1)
    const { state: after, events } = outcome(before, { kind: 'clock' }, at, { type: 'end' })
    expect(lettersFor({ before, after, events }).map(({ code }) => code)).toEqual([
      'follow_up_waiting_owner',
      'follow_up_waiting_dealer',
    ])
    expect(played(after, owner, at + 23 * hourMs, { type: 'follow_up_accept' }).sale).toMatchObject(
      {
        merchantId: 1,
        hammerPriceEur: 15_000,
        cause: 'follow_up_accepted',
      },
    )
    expect(dueAt(after)).toBe(at + 24 * hourMs)
    expect(atTime(after, at + 24 * hourMs)).toMatchObject({
      status: 'acpt_late_offer',
      followUp: null,
    })
  })

  test('after seven days it is free, also in the middle of the round (rules 6)', () => {
    const round = releasedAgain(declinedToRestart(), endsAt + 6.5 * dayMs, {
      target: 18_000,
      start: 15_100,
    })
    expect(round.followUp).not.toBeNull()
    expect(dueAt(round)).toBe(endsAt + 7 * dayMs)
    const later = atTime(round, endsAt + 7 * dayMs)
    expect([later.followUp, later.status]).toEqual([null, 'running'])
    const led = played(round, dealer(2), endsAt + 7 * dayMs - 1, bid(15_200))
    expect(atTime(led, endsAt + 7 * dayMs).highest).toMatchObject({ isBinding: true })
  })

  test('without a restart it is deleted after seven days (rules 6)', () => {
    const until = endsAt + 7 * dayMs
    expect(atTime(declinedToRestart(), until - 1).highest).toMatchObject({ isBinding: true })
    const later = atTime(declinedToRestart(), until)
    expect([later.followUp, later.highest?.isBinding]).toEqual([null, false])
  })

  test.each([
    ['pause', owner, { type: 'pause' }],
    ['stop', owner, { type: 'stop' }],
    ['late offers opened early', owner, { type: 'open_late_offers' }],
    ['an operator', operator, { type: 'withdraw', reason: 'vehicle_gone' }],
  ] as const)('%s frees it (rules 6)', (_says, actor, body) => {
    const before = declinedToRestart()
    const { state: after, events } = outcome(before, actor, endsAt + 2 * hourMs, body)
    expect([after.followUp, after.highest?.isBinding]).toEqual([null, false])
    const codes = lettersFor({ before, after, events }).map(({ code }) => code)
    expect(codes).toContain('follow_up_freed_dealer')
  })

  test('a review that refuses the round frees it (rules 6)', () => {
    const at = endsAt + 2 * hourMs
    const again = played(declinedToRestart(), owner, at, restart(18_000))
    const submitted = played(nextRound(again, 8, at), owner, at, {
      type: 'submit',
      consentVersion: 'de-1',
    })
    expect(submitted.followUp).not.toBeNull()
    const refused = played(submitted, operator, at, { type: 'refuse_ad', reason: 'Kein Wohnmobil' })
    expect([refused.status, refused.followUp]).toEqual(['inactive', null])
  })
})

describe('resume (rules 2)', () => {
  test('after an auction that ran the ad comes back as a round of its own (rules 2)', () => {
    const paused = played(failed, owner, endsAt + hourMs, { type: 'pause' })
    const handedOn = played(paused, owner, endsAt + 2 * hourMs, { type: 'resume' })
    expect([handedOn.status, handedOn.hasNextRound]).toEqual(['inactive', true])
    expect(nextRound(handedOn, 8, endsAt + 2 * hourMs)).toMatchObject({
      round: 2,
      status: 'editing',
      clock: null,
      roundsEndedAt: [endsAt],
    })
    expect(approvedAt).toBeLessThan(endsAt)
  })
})
