import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../calendar/instant.ts'
import type { CommandBody } from './commands.ts'
import {
  atTime,
  bid,
  dealer,
  endsAt,
  goodFacts,
  operator,
  owner,
  played,
  runningAuction,
  tried,
} from './sample-auction.ts'
import { hammered } from './testing/two-dealers.ts'

/** "Until", "from" and "at most": what a limit itself belongs to, to the millisecond. */

const question: CommandBody = { type: 'ask_question', text: 'Wie alt sind die Reifen?' }
const open: CommandBody = { type: 'open_late_offers' }
const offer: CommandBody = { type: 'late_offer', amountEur: 15_500 }
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
    const restartDue = {
      ...failed,
      failure: failed.failure && { ...failed.failure, isRestartDue: true },
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
})
