import { describe, expect, test } from 'vitest'
import { minuteMs } from '../../../calendar/instant.ts'
import type { Actor } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import { notificationsFor } from '../../house/notifications/notifications-for.ts'
import {
  atTime,
  bid,
  endsAt,
  operator,
  outcome,
  owner,
  played,
  runningAuction,
  tried,
} from '../../testing/sample-auction.ts'
import { anna, during } from '../../testing/two-dealers.ts'

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

  test.each([
    ['confirmed', 'sold'],
    ['declined', 'failed'],
  ] as const)('a request is gone with a reservation that is %s (rules 2)', (answer, status) => {
    const collection = runningAuction({ mode: 'offer_collection' })
    const reserved = atTime(played(collection, anna, during, bid(20_000)), endsAt)
    const asked = played(reserved, operator, endsAt, withdraw)
    expect(asked).toMatchObject({ status: 'anr_offer_above_targetprice' })
    expect(asked.withdrawalRequest).not.toBeNull()
    const type = answer === 'confirmed' ? 'reservation_confirm' : 'reservation_decline'
    // Else nobody could take it out any more: the page waits for a second operator, and needs none.
    expect(played(asked, owner, endsAt + minuteMs, { type })).toMatchObject({
      status,
      withdrawalRequest: null,
    })
  })

  test('a dealer with a standing bid is released, and all bidders are told (rules 2)', () => {
    const before = played(runningAuction(), anna, during, bid(15_000))
    const { state: after, events } = outcome(before, operator, during, withdraw)
    expect(after.highest?.isBinding).toBe(false)
    expect(notificationsFor({ before, after, events }).map(({ code }) => code)).toEqual([
      'ad_withdrawn_by_operator',
      'auction_withdrawn',
      'journal_final_head',
    ])
  })
})
