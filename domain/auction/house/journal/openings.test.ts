import { describe, expect, test } from 'vitest'
import type { AuctionEvent, EventOf } from '../../core/events.ts'
import type { ReleasedState } from '../../core/state.ts'
import {
  acceptedDealer,
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  limit,
  outcome,
  type Played,
  runningAuction,
  sampleHash,
} from '../../testing/sample-auction.ts'
import type { Viewer } from '../views/viewer.ts'
import { limitCommitment } from './commitments.ts'
import { openedLimits, openedTarget } from './openings.ts'

const during = berlin('2026-11-18 09:00')
const events: AuctionEvent[] = []
let state: ReleasedState = runningAuction()
// Anna's agent wins with 15,000 unspent, Bert's is bid in full at 12,000.
for (const [who, body] of [
  [1, bid(10_000)],
  [2, bid(10_100)],
  [1, limit(15_000)],
  [2, limit(12_000)],
] as const) {
  const done: Played = outcome(state, dealer(who), during, body)
  state = done.state
  events.push(...done.events)
}
const running = state
const over = atTime(running, endsAt)
const agents = events.filter((event): event is EventOf<'agent_set'> => event.type === 'agent_set')
const bids = events.filter((event): event is EventOf<'bid_placed'> => event.type === 'bid_placed')

const merchant = (merchantId: number): Viewer => ({
  kind: 'merchant',
  customerId: 1_000 + merchantId,
  merchantId,
  facts: acceptedDealer,
  openQuestionEntityIds: [],
})
const seenBy = (viewer: Viewer, when = over) =>
  openedLimits(when, { viewer, agents, bids }).map((one) => [one.pseudonym, one.limitEur])

describe('opening the commitments (rules 9)', () => {
  test('limits bid in full are opened to participants, an unspent one to its owner (rules 9)', () => {
    expect(seenBy(merchant(1))).toEqual([
      [1, 15_000],
      [2, 12_000],
    ])
    expect(seenBy(merchant(2))).toEqual([[2, 12_000]])
  })

  test('a limit that was replaced before it was bid is opened to its owner alone (rules 9)', () => {
    let market: ReleasedState = runningAuction()
    const log: AuctionEvent[] = []
    // Anna's 11,000 is raised before anybody tries it; her new agent passes that very amount.
    for (const [who, body] of [
      [1, bid(10_000)],
      [1, limit(11_000)],
      [1, limit(15_000)],
      [2, bid(10_900)],
    ] as const) {
      const done: Played = outcome(market, dealer(who), during, body)
      market = done.state
      log.push(...done.events)
    }
    const look = {
      agents: log.filter((event): event is EventOf<'agent_set'> => event.type === 'agent_set'),
      bids: log.filter((event): event is EventOf<'bid_placed'> => event.type === 'bid_placed'),
    }
    const ended = atTime(market, endsAt)
    expect(ended.highest?.amountEur).toBe(11_000)
    expect(openedLimits(ended, { viewer: merchant(2), ...look })).toEqual([])
    expect(openedLimits(ended, { viewer: merchant(1), ...look })).toHaveLength(2)
  })

  test('a bid by hand at the amount of the limit is not a bid of the agent (rules 9)', () => {
    let market: ReleasedState = runningAuction()
    const log: AuctionEvent[] = []
    for (const [who, body] of [
      [1, bid(10_000)],
      [1, limit(11_000)],
      [1, bid(11_000)],
    ] as const) {
      const done: Played = outcome(market, dealer(who), during, body)
      market = done.state
      log.push(...done.events)
    }
    const look = {
      agents: log.filter((event): event is EventOf<'agent_set'> => event.type === 'agent_set'),
      bids: log.filter((event): event is EventOf<'bid_placed'> => event.type === 'bid_placed'),
    }
    const other = outcome(market, dealer(2), during, bid(11_100)).state
    const ended = atTime(other, endsAt)
    expect(openedLimits(ended, { viewer: merchant(2), ...look })).toEqual([])
  })

  test('others see none, and nobody any before the end (rules 9)', () => {
    expect(seenBy(merchant(3))).toEqual([])
    expect(seenBy({ kind: 'operator', customerId: 2 })).toEqual([])
    expect(seenBy({ kind: 'customer', customerId: 1 })).toEqual([])
    expect(seenBy(merchant(1), running)).toEqual([])
  })

  test('the target is opened to the owner alone (rules 9)', () => {
    expect(openedTarget(over, { kind: 'customer', customerId: 1 })?.targetPriceEur).toBe(20_000)
    expect(openedTarget(running, { kind: 'customer', customerId: 1 })).toBeNull()
    expect(openedTarget(over, merchant(1))).toBeNull()
    expect(openedTarget(over, { kind: 'operator', customerId: 2 })).toBeNull()
  })

  test('an opening fits the commitment of its entry (rules 9)', () => {
    const [first] = openedLimits(over, { viewer: merchant(2), agents, bids })
    const event = agents[1]
    if (!first || !event) throw new Error('Bert set an agent.')
    const { pseudonym, limitEur, salt } = first
    const opened = limitCommitment({ auctionId: 7, pseudonym, limitEur, salt }, sampleHash)
    const { secrets } = event
    expect(opened).toBe(limitCommitment({ auctionId: 7, pseudonym, ...secrets }, sampleHash))
    expect(first.sequence).toBe(event.sequence)
  })
})
