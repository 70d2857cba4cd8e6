import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, type Instant } from '../../calendar/instant.ts'
import { type Actor, clock } from '../core/actor.ts'
import type { CommandBody } from '../core/commands.ts'
import type { AuctionState } from '../core/state.ts'
import {
  atTime,
  dealer,
  endsAt,
  goodFacts,
  owner,
  played,
  runningAuction,
  tried,
} from '../testing/sample-auction.ts'
import { anna, bert, hammered } from '../testing/two-dealers.ts'
import { dueAt, dueCommand } from './due.ts'
import { auctionView } from './views/views.ts'

/**
 * At a deadline the clock acts first, so no command that comes at that instant meets these guards in
 * a market. They give the same answer: a command a millisecond before is in time, one at it is late.
 */
function isAccepted(state: AuctionState, actor: Actor, at: Instant, body: CommandBody): boolean {
  return tried(state, actor, at, body).isAccepted
}

const decline: CommandBody = {
  type: 'renegotiation_decline',
  reason: 'price_too_low',
  then: 'neither',
}
const accept: CommandBody = { type: 'renegotiation_accept', amountEur: null }
const counter: CommandBody = { type: 'renegotiation_counter', amountEur: 18_000 }
const raise: CommandBody = { type: 'renegotiation_raise', amountEur: 16_000 }
const leave: CommandBody = { type: 'renegotiation_leave' }
const lapse: CommandBody = { type: 'lapse' }

const talking = hammered({}, 15_000)
const binding = endsAt + 48 * hourMs
const countered = played(talking, owner, endsAt + hourMs, counter)
const longestBinding = endsAt + 72 * hourMs
const reserved = hammered({ mode: 'offer_collection' }, 21_000)

describe('whoever answers, before a deadline', () => {
  test.each([
    ['the owner takes the archived bid', talking, owner, accept, binding],
    ['the owner counters', talking, owner, counter, binding],
    ['the owner declines', talking, owner, decline, binding],
    ['the buyer raises', talking, anna, raise, binding],
    ['the buyer raises a countered bid', countered, anna, raise, longestBinding],
    ['the buyer takes the counter', countered, anna, accept, longestBinding],
    ['the buyer leaves', countered, anna, leave, longestBinding],
  ])('%s (rules 6)', (_says, state, actor, body, until) => {
    expect(isAccepted(state, actor, until - 1, body)).toBe(true)
    expect(isAccepted(state, actor, until, body)).toBe(false)
  })

  test.each(['reservation_confirm', 'reservation_decline'] as const)(
    'the owner, by %s (rules 2)',
    (type) => {
      expect(isAccepted(reserved, owner, binding - 1, { type })).toBe(true)
      expect(isAccepted(reserved, owner, binding, { type })).toBe(false)
      const choiceAt = (at: Instant) =>
        auctionView(reserved, { viewer: { kind: 'customer', customerId: 1 }, at, history: [] })
          ?.actions
      const name = type === 'reservation_confirm' ? 'reservationConfirm' : 'reservationDecline'
      expect(choiceAt(binding - 1)?.[name]?.isAllowed).toBe(true)
      expect(choiceAt(binding)?.[name]?.isAllowed).toBe(false)
    },
  )
})

describe('the clock, not before a deadline and at it', () => {
  const failed = played(talking, owner, endsAt + hourMs, { ...decline, then: 'restart' })
  const buyersTurnEndsAt = endsAt + 25 * hourMs
  test.each([
    ['hammers', runningAuction(), { type: 'end' }, endsAt],
    ['ends the renegotiation', talking, lapse, binding],
    ['passes the turn of a silent buyer', countered, { type: 'pass_turn' }, buyersTurnEndsAt],
    ['ends a reservation', reserved, lapse, binding],
    ['lets an archived bid go', failed, { type: 'lapse_follow_up' }, endsAt + 7 * dayMs],
  ] as const)('%s (rules 2 and 6)', (_does, state, body, dueAtInstant) => {
    expect(isAccepted(state, clock, dueAtInstant - 1, body)).toBe(false)
    expect(isAccepted(state, clock, dueAtInstant, body)).toBe(true)
  })
})

describe('late offers at their deadlines', () => {
  const opensAt = endsAt + 25 * hourMs
  const failed = played(talking, owner, endsAt + hourMs, decline)
  const open = atTime(failed, opensAt)
  const closesAt = endsAt + 14 * dayMs

  test('two that reach the target in the same millisecond lapse together, and late offers go on (rules 2 and 7)', () => {
    const offer = (amountEur: number): CommandBody => ({
      type: 'late_offer',
      amountEur,
      consentVersion: null,
    })
    const [first, second] = [901, 902].map((nextLateOfferId) => ({ ...goodFacts, nextLateOfferId }))
    const one = played(open, bert, opensAt, offer(20_500), first)
    const both = played(one, dealer(3), opensAt, offer(20_000), second)
    expect(dueCommand(both, opensAt + 48 * hourMs)).toMatchObject({ type: 'settle_late_offers' })
    const after = atTime(both, opensAt + 48 * hourMs)
    expect(after.status).toBe('acpt_late_offer')
    expect(after.lateOffers.map(({ status }) => status)).toEqual(['lapsed', 'lapsed'])
  })

  test('they open by themselves as long as any of the 14 days is left (rules 2)', () => {
    const failedAt = (at: Instant): AuctionState => {
      if (failed.status !== 'failed') throw new Error('It has failed.')
      return { ...failed, failure: { ...failed.failure, at } }
    }
    expect(dueAt(failedAt(closesAt - dayMs - 1))).toBe(closesAt - 1)
    expect(dueAt(failedAt(closesAt - dayMs))).toBeNull()
  })

  test('the button for one is there for 14 days, as the call is (rules 2 and 13)', () => {
    const facts = goodFacts.bidder
    if (facts === null) throw new Error('Bert is accepted.')
    const viewer = { kind: 'merchant', customerId: 1_002, merchantId: 2, facts } as const
    const choiceAt = (at: Instant) =>
      auctionView(open, { viewer: { ...viewer, openQuestionEntityIds: [] }, at, history: [] })
        ?.actions.lateOffer
    expect(choiceAt(closesAt - 1)?.isAllowed).toBe(true)
    expect(choiceAt(closesAt)?.isAllowed).toBe(false)
  })
})
