import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../calendar/instant.ts'
import { dueAt } from '../../house/due.ts'
import { notificationsFor } from '../../house/notifications/notifications-for.ts'
import {
  approvedAt,
  atTime,
  dealer,
  endsAt,
  goodFacts,
  outcome,
  owner,
  played,
  runningAuction,
  tried,
} from '../../testing/sample-auction.ts'
import { nextRound } from './next-round.ts'

/** Round 1 ends at 15:30 without a bid and a target of 20,000; a restart is asked for after it. */
const failed = atTime(runningAuction(), endsAt)

function restart(reducedTargetPriceEur: number | null = null) {
  return { type: 'restart', consentVersion: 'de-1', secrets: { reducedTargetPriceEur } } as const
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

  test('5% that are no whole euros are rounded down: less is no reduction (rules 2)', () => {
    const odd = atTime(runningAuction({ targetPriceEur: 20_001 }), endsAt)
    expect(tried(odd, owner, endsAt, restart(19_001))).toMatchObject({
      refusal: { code: 'REDUCTION_TOO_SMALL', facts: { maximumEur: 19_000 } },
    })
    expect(tried(odd, owner, endsAt, restart(19_000)).isAccepted).toBe(true)
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
    const before = played(open, dealer(2), at, {
      type: 'late_offer',
      amountEur: 15_500,
      consentVersion: null,
    })
    const { state: after, events } = outcome(before, owner, at, restart(18_000))
    expect(after.lateOffers[0]?.status).toBe('lapsed')
    expect(notificationsFor({ before, after, events }).map(({ code }) => code)).toEqual([
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

  test.each([
    [40_000, 23, 'VEHICLE_TOO_EARLY'],
    [1_000, 23, 'VEHICLE_TOO_EARLY'],
    [40_000, 24, null],
  ] as const)(
    'after another owner’s round, at %i EUR %i h later: %s (rules 1 and 2)',
    (targetPriceEur, hours, code) => {
      const pastRounds = [{ endedAt: endsAt, targetPriceEur: null }]
      const facts = { ...goodFacts, vehicle: { targetPriceEur, pastRounds } }
      const decision = tried(editing, owner, endsAt + hours * hourMs, submit, facts)
      const possibleAt = endsAt + 24 * hourMs
      if (code === null) expect(decision.isAccepted).toBe(true)
      else expect(decision).toMatchObject({ refusal: { code, facts: { possibleAt } } })
    },
  )
})

describe('resume (rules 2)', () => {
  test('after an auction that ran the ad comes back as a round of its own (rules 2)', () => {
    const paused = played(failed, owner, endsAt + hourMs, { type: 'pause' })
    const handedOn = played(paused, owner, endsAt + 2 * hourMs, { type: 'resume' })
    expect([handedOn.status, handedOn.hasNextRound]).toEqual(['inactive', true])
    expect(nextRound(handedOn, 8, endsAt + 2 * hourMs)).toMatchObject({
      round: 2,
      status: 'editing',
      roundsEndedAt: [endsAt],
    })
    expect(approvedAt).toBeLessThan(endsAt)
  })
})
