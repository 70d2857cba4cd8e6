import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../calendar/instant.ts'
import { type Actor, clock } from '../../core/actor.ts'
import type { CommandBody } from '../../core/commands.ts'
import { noFacts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import {
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  limit,
  outcome,
  owner,
  played,
  runningAuction,
  sampleHash,
} from '../../testing/sample-auction.ts'
import { decide } from '../decide.ts'
import { dueCommand } from '../due.ts'
import { applyEvents } from '../journal/journal.ts'
import { notificationsFor } from './notifications-for.ts'

const during = berlin('2026-11-18 09:00')

function sent(before: AuctionState, actor: Actor, at: number, body: CommandBody) {
  const { state: after, events } = outcome(before, actor, at, body)
  return notificationsFor({ before, after, events }).map((notification) => {
    const to =
      notification.to.kind === 'merchant' ? notification.to.merchantId : notification.to.kind
    return `${notification.code} to ${to}`
  })
}

function facts(before: AuctionState, actor: Actor, at: number, body: CommandBody) {
  const { state: after, events } = outcome(before, actor, at, body)
  return notificationsFor({ before, after, events }).map((notification) => notification.facts)
}

describe('notifications (spec 4, rules 4 to 7)', () => {
  const led = played(runningAuction(), dealer(1), during, bid(15_000))

  test('a bid is confirmed, the outbid one is told (spec 4)', () => {
    expect(sent(led, dealer(2), during, bid(15_100))).toEqual([
      'bid_received to 2',
      'you_were_outbid to 1',
    ])
    const [, outbid] = facts(led, dealer(2), during, bid(15_100))
    expect(outbid).toEqual({ currentBidEur: 15_100, minimumEur: 15_200, endsAt: led.clock?.endsAt })
  })

  test('a dealer who is outbid by an agent at once gets the confirmation only (rules 5)', () => {
    const backed = played(led, dealer(1), during, limit(18_000))
    expect(sent(backed, dealer(2), during, bid(15_100))).toEqual(['bid_received to 2'])
    expect(sent(led, dealer(1), during, limit(18_000))).toEqual(['agent_active to 1'])
  })

  test('nobody gets a notification of what they did themselves (spec 4)', () => {
    const backed = played(led, dealer(1), during, limit(18_000))
    expect(sent(backed, dealer(1), during, { type: 'withdraw_agent' })).toEqual([])
    const negotiating = atTime(led, endsAt)
    const raise = (amountEur: number): CommandBody => ({ type: 'renegotiation_raise', amountEur })
    expect(sent(negotiating, dealer(1), endsAt, raise(19_000))).toEqual(['offer_raised to owner'])
    // A raise that sells is announced as a sale only.
    expect(sent(negotiating, dealer(1), endsAt, raise(20_000))).toEqual([
      'auction_sold_seller to owner',
      'auction_sold_dealer to 1',
    ])
  })

  test('a withdrawal ends the journal too: its bidders get the final head (rules 9)', () => {
    const operator: Actor = { kind: 'operator', customerId: 2 }
    const withdraw: CommandBody = { type: 'withdraw', reason: 'vehicle_gone' }
    expect(sent(led, operator, during, withdraw)).toEqual([
      'ad_withdrawn_by_operator to owner',
      'auction_withdrawn to 1',
      'journal_final_head to 1',
    ])
    const ended = atTime(led, endsAt)
    expect(sent(ended, operator, endsAt, withdraw)).not.toContain('journal_final_head to 1')
  })

  test('a moved end is told with the end that was said before (rules 3)', () => {
    const outageUntil = endsAt - minuteMs
    const body = { type: 'move_end', outageFrom: endsAt - 9 * minuteMs, outageUntil } as const
    const messages = facts(atTime(led, outageUntil), clock, outageUntil, body)
    expect(messages).toHaveLength(3)
    for (const each of messages) {
      expect(each).toEqual({ cause: 'outage', fromEndsAt: endsAt, endsAt: endsAt + 24 * hourMs })
    }
  })

  test('the hammer opens a renegotiation: both sides and the final head (rules 6 and 9)', () => {
    const before = atTime(led, endsAt - 1)
    const due = dueCommand(before, endsAt)
    if (due === null) throw new Error('The end is due.')
    const { events } = decide(before, due, noFacts)
    const after = applyEvents(before, events, sampleHash).state
    expect(
      notificationsFor({ before, after, events }).map((notification) => notification.code),
    ).toEqual(['journal_final_head', 'renegotiation_started_owner', 'renegotiation_started_dealer'])
  })

  test('a lapsed renegotiation is told to both sides, and to nobody else (rules 6)', () => {
    const two = played(led, dealer(2), during, bid(15_100))
    const before = atTime(two, endsAt + 48 * hourMs - 1)
    const due = dueCommand(before, endsAt + 48 * hourMs)
    if (due === null) throw new Error('The lapse is due.')
    const { events } = decide(before, due, noFacts)
    const after = applyEvents(before, events, sampleHash).state
    const notifications = notificationsFor({ before, after, events })
    expect(notifications.map((notification) => [notification.code, notification.to])).toEqual([
      ['renegotiation_lapsed_owner', { kind: 'owner', customerId: 1 }],
      ['renegotiation_lapsed_dealer', { kind: 'merchant', merchantId: 2 }],
    ])
  })

  test('a sale made void is told by its order, not as an auction without a sale (rules 10)', () => {
    const sold = atTime(
      played(runningAuction({ targetPriceEur: 15_000 }), dealer(1), during, bid(15_000)),
      endsAt,
    )
    expect(sold.status).toBe('sold')
    const operator: Actor = { kind: 'operator', customerId: 2 }
    expect(sent(sold, operator, endsAt + 1, { type: 'cancel_sale', isJustified: true })).toEqual([])
  })

  test('a declined reservation is told to its bidder, once (rules 7)', () => {
    const running = runningAuction({ mode: 'offer_collection', targetPriceEur: 15_000 })
    const reserved = atTime(played(running, dealer(1), during, bid(15_000)), endsAt)
    expect(sent(reserved, owner, endsAt + 1, { type: 'reservation_decline' })).toEqual([
      'auction_failed_owner to owner',
      'auction_failed_dealer to 1',
    ])
  })

  test('the turns of a renegotiation (rules 6)', () => {
    const opened = atTime(led, endsAt)
    const counter: CommandBody = { type: 'renegotiation_counter', amountEur: 19_000 }
    expect(sent(opened, owner, endsAt + 1, counter)).toEqual(['counter_offer_received to 1'])
    const countered = played(opened, owner, endsAt + 1, counter)
    const offer: CommandBody = { type: 'renegotiation_offer', amountEur: 17_000 }
    expect(sent(countered, dealer(1), endsAt + 2, offer)).toEqual(['offer_received to owner'])
    const leave: CommandBody = { type: 'renegotiation_leave' }
    expect(sent(countered, dealer(1), endsAt + 2, leave)).toEqual(['buyer_left_owner to owner'])
    const accept: CommandBody = { type: 'renegotiation_accept', amountEur: null }
    expect(sent(countered, dealer(1), endsAt + 2, accept)).toEqual([
      'auction_sold_seller to owner',
      'auction_sold_dealer to 1',
    ])
  })

  test('the owner reads what may be accepted and until when, in either turn (rules 6)', () => {
    const opened = atTime(led, endsAt)
    const counter: CommandBody = { type: 'renegotiation_counter', amountEur: 19_000 }
    const countered = played(opened, owner, endsAt + 1, counter)
    const raise: CommandBody = { type: 'renegotiation_raise', amountEur: 16_000 }
    const bindsUntil = endsAt + 72 * hourMs
    expect(facts(countered, dealer(1), endsAt + 2, raise)).toEqual([
      { amountEur: 16_000, turnEndsAt: bindsUntil },
    ])
    const raised = played(countered, dealer(1), endsAt + 2, raise)
    expect(facts(raised, dealer(1), endsAt + 3, { type: 'renegotiation_leave' })).toEqual([
      { amountEur: 16_000, isSilent: false, turnEndsAt: endsAt + 3 + 24 * hourMs },
    ])
  })

  test('a late offer is told with its number and its end, so that its answer settles it (rules 7)', () => {
    const unsold = atTime(runningAuction(), endsAt + 25 * hourMs)
    const at = endsAt + 26 * hourMs
    const offer = (amountEur: number): CommandBody => ({
      type: 'late_offer',
      amountEur,
      consentVersion: null,
    })
    const lapsesAt = at + 48 * hourMs
    expect(facts(unsold, dealer(1), at, offer(15_000))).toEqual([
      { lateOfferId: 900, amountEur: 15_000, lapsesAt },
    ])
    const made = played(unsold, dealer(1), at, offer(15_000))
    expect(facts(made, owner, at + 1, { type: 'late_offer_decline', lateOfferId: 900 })).toEqual([
      { lateOfferId: 900, amountEur: 15_000 },
    ])
    expect(facts(unsold, dealer(1), at, offer(20_000))).toEqual([
      { lateOfferId: 900, amountEur: 20_000, bindsUntil: lapsesAt },
    ])
  })
})
