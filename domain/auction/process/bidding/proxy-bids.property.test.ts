import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bidderOf, minimumBidEur, minimumLimitEur } from '../../core/current-bid.ts'
import type { AuctionEvent } from '../../core/events.ts'
import { onMarket } from '../../core/phases.ts'
import type { AuctionState, OnMarketState } from '../../core/state.ts'
import { applyEvents } from '../../house/journal/journal.ts'
import {
  berlin,
  dealer,
  goodFacts,
  runningAuction,
  sampleHash,
  tried,
} from '../../testing/sample-auction.ts'
import { bidManually, type Model, setLimit, target } from './testing/naive-market.ts'

type Move = { merchant: number; kind: 'bid' | 'limit'; extra: number }

const moves = fc.array(
  fc.record({
    merchant: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom<'bid' | 'limit'>('bid', 'limit'),
    extra: fc.oneof(fc.constantFrom(0, 50, 100), fc.integer({ min: 0, max: 400 })),
  }),
  { minLength: 1, maxLength: 25 },
)

/** The leader answers an equal bid, then raises the limit and lowers it to what stands: they still lead. */
const limitLoweredToThePrice: Move[] = [
  { merchant: 1, kind: 'bid', extra: 300 },
  { merchant: 1, kind: 'limit', extra: 100 },
  { merchant: 2, kind: 'bid', extra: 0 },
  { merchant: 1, kind: 'limit', extra: 50 },
  { merchant: 1, kind: 'limit', extra: 0 },
]

function holds(state: AuctionState, events: readonly AuctionEvent[]): void {
  const price = state.highest?.amountEur ?? 0
  for (const agent of state.secrets.agents) {
    // Nobody but the leader can have anything left, and no agent ever passed its limit.
    if (agent.merchantId !== state.highest?.merchantId)
      expect(agent.limitEur).toBeLessThanOrEqual(price)
    const bids = events.filter(
      (event) =>
        event.type === 'bid_placed' &&
        event.merchantId === agent.merchantId &&
        event.cause !== 'manual' &&
        event.amountEur > agent.limitEur,
    )
    expect(bids).toEqual([])
  }
}

test('bids and agents come out as in the naive market, whatever is sent (rules 4 and 5)', () => {
  const at = berlin('2026-11-17 20:00')
  const start = runningAuction({ startPriceEur: 4_700, targetPriceEur: target })
  fc.assert(
    fc.property(moves, (list: readonly Move[]) => {
      let state: OnMarketState = start
      const model: Model = { wallets: new Map(), leader: 0, price: 0, now: 0 }
      for (const move of list) {
        model.now += 1
        const bidder = bidderOf(state, move.merchant)
        const isBid = move.kind === 'bid' || bidder === null
        const floor =
          bidder === null || isBid ? minimumBidEur(state) : minimumLimitEur(state, bidder)
        const amount = floor + move.extra
        const decision = tried(
          state,
          dealer(move.merchant),
          at,
          isBid
            ? { type: 'bid', amountEur: amount, isAskMeThen: false, consentVersion: null }
            : { type: 'set_agent', consentVersion: null, secrets: { limitEur: amount } },
          goodFacts,
        )
        expect(decision.isAccepted).toBe(true)
        state = onMarket(applyEvents(state, decision.events, sampleHash).state)
        if (isBid) bidManually(model, move.merchant, amount)
        else setLimit(model, move.merchant, amount)
        expect([state.highest?.merchantId, state.highest?.amountEur]).toEqual([
          model.leader,
          model.price,
        ])
        holds(state, decision.events)
      }
    }),
    { numRuns: 400, examples: [[limitLoweredToThePrice]] },
  )
})
