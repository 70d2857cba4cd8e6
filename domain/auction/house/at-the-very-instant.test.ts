import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../../calendar/instant.ts'
import { clock } from '../core/actor.ts'
import type { CommandBody } from '../core/commands.ts'
import type { FailedState } from '../core/state.ts'
import { mayTakeFollowUp } from '../process/rounds/follow-up.ts'
import { tooManyRounds } from '../process/rounds/restart-rules.ts'
import {
  atTime,
  bid,
  dealer,
  endsAt,
  goodFacts,
  limit,
  operator,
  owner,
  played,
  publishedAuction,
  runningAuction,
  tried,
} from '../testing/sample-auction.ts'
import { hammered } from '../testing/two-dealers.ts'

/** "Until", "from" and "at most": what a limit itself belongs to, to the millisecond. */

const question: CommandBody = { type: 'ask_question', text: 'Wie alt sind die Reifen?' }
const open: CommandBody = { type: 'open_late_offers' }
const offer: CommandBody = { type: 'late_offer', amountEur: 15_500, consentVersion: null }
const withdraw: CommandBody = { type: 'withdraw', reason: 'vehicle_gone' }
const neither: CommandBody = {
  type: 'renegotiation_decline',
  reason: 'price_too_low',
  then: 'neither',
}

const running = played(runningAuction(), dealer(1), endsAt - 5 * hourMs, bid(15_000))
const failed = played(hammered({}, 15_000), owner, endsAt + 1, neither)
const closesAt = endsAt + 14 * dayMs

describe('at the very instant', () => {
  test.each([
    [endsAt - 60 * minuteMs - 1, true],
    [endsAt - 60 * minuteMs, false],
  ])('a question at %i: %s (rules 8)', (at, isAllowed) => {
    expect(tried(running, dealer(2), at, question, goodFacts).isAccepted).toBe(isAllowed)
  })

  test.each([
    [closesAt - 1, true],
    [closesAt, false],
  ])('late offers, opened at %i: %s (rules 2)', (at, isAllowed) => {
    if (failed.status !== 'failed') throw new Error('It has failed.')
    const restartDue: FailedState = {
      ...failed,
      failure: { ...failed.failure, isRestartDue: true },
    }
    expect(tried(restartDue, owner, at, open).isAccepted).toBe(isAllowed)
  })

  test.each([
    [closesAt - 1, true],
    [closesAt, false],
  ])('a late offer at %i: %s (rules 2 and 7)', (at, isAllowed) => {
    const opened = atTime(failed, endsAt + 1 + 24 * hourMs)
    expect(tried(opened, dealer(2), at, offer, goodFacts).isAccepted).toBe(isAllowed)
  })

  test.each([
    [endsAt - 60 * minuteMs - 1, 'inactive'],
    [endsAt - 60 * minuteMs, 'running'],
  ])('one operator alone at %i leaves it %s (rules 2)', (at, status) => {
    expect(played(running, operator, at, withdraw).status).toBe(status)
  })

  /** With `graceMinutes` of 60 after it. */
  const outage = (from: number, until: number): CommandBody => {
    return { type: 'move_end', outageFrom: from, outageUntil: until }
  }
  test.each([
    ['begins at the end', endsAt, endsAt + 10 * minuteMs, true],
    ['begins after the end', endsAt + 1, endsAt + 10 * minuteMs, false],
    ['ended an hour before', endsAt - 90 * minuteMs, endsAt - 60 * minuteMs, true],
    ['ended earlier', endsAt - 90 * minuteMs, endsAt - 60 * minuteMs - 1, false],
  ])('an outage that %s moves it: %s (rules 3)', (_says, from, until, isMoved) => {
    expect(tried(running, clock, until, outage(from, until)).isAccepted).toBe(isMoved)
  })

  test('an end an hour after an outage of a day moves once more (rules 3)', () => {
    const long = endsAt + 23 * hourMs
    const moved = played(running, clock, long, outage(endsAt - minuteMs, long))
    expect(moved.clock?.endsAt).toBe(endsAt + 48 * hourMs)
    const shorter = played(running, clock, long - 1, outage(endsAt - minuteMs, long - 1))
    expect(shorter.clock?.endsAt).toBe(endsAt + 24 * hourMs)
  })

  test.each([
    [48 * hourMs - 1, true],
    [48 * hourMs, false],
  ])('a late offer is accepted %i ms after it was made: %s (rules 7)', (afterMs, isAllowed) => {
    const opensAt = endsAt + 1 + 24 * hourMs
    const made = played(atTime(failed, opensAt), dealer(2), opensAt, offer, goodFacts)
    const answer: CommandBody = { type: 'late_offer_accept', lateOfferId: 900 }
    expect(tried(made, owner, opensAt + afterMs, answer).isAccepted).toBe(isAllowed)
  })

  test.each([
    [60 * dayMs - 1, false],
    [60 * dayMs, true],
  ])(
    '%i ms after the first of three hammers a fourth round: %s (rules 2)',
    (afterMs, isAllowed) => {
      const ends = [endsAt, endsAt + dayMs, endsAt + 2 * dayMs]
      expect(tooManyRounds(failed.settings, ends, endsAt + afterMs) === null).toBe(isAllowed)
    },
  )

  test.each([
    [-1, true],
    [0, false],
  ])('the archived bid is taken %i ms from its end: %s (rules 6)', (byMs, isAllowed) => {
    const until = endsAt + dayMs
    const followUp = { merchantId: 1, amountEur: 15_000, bindsUntil: until, acceptUntil: until }
    const may = mayTakeFollowUp({ ...failed, followUp }, until + byMs)
    expect(may.isAllowed).toBe(isAllowed)
  })

  test.each([
    [75_000, true],
    [75_001, false],
  ])('a limit of %i, five times the bid at most: %s (rules 4)', (limitEur, isAllowed) => {
    const at = endsAt - 4 * hourMs
    expect(tried(running, dealer(1), at, limit(limitEur), goodFacts).isAccepted).toBe(isAllowed)
  })

  test.each([
    [20_000, 'published'],
    [20_001, 'published'],
  ])('buy now at %i, with a target of 20,000, is %s (rules 7)', (buyNowPriceEur, status) => {
    expect(publishedAuction({ targetPriceEur: 20_000, buyNowPriceEur }).status).toBe(status)
  })
})
