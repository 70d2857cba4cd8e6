import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bidderOf, minimumBidEur, minimumLimitEur } from '../../../core/current-bid.ts'
import type { AuctionEvent, EventOf } from '../../../core/events.ts'
import { released } from '../../../core/phases.ts'
import type { ReleasedState } from '../../../core/state.ts'
import { applyEvents } from '../../../house/journal/journal.ts'
import {
  berlin,
  dealer,
  goodFacts,
  operator,
  sampleHash,
  tried,
} from '../../../testing/sample-auction.ts'
import { bidManually, type Model, setLimit, target } from '../testing/naive-market.ts'
import { releasedMarket } from '../testing/void-market.ts'

/**
 * After any void the auction stands as the naive market does that never heard of those bids: the
 * same commands in the same order, without the ones taken out and without that bidder's agent.
 */

type Accepted = {
  readonly merchant: number
  readonly kind: 'bid' | 'limit'
  readonly amount: number
  readonly first: number
  readonly last: number
}
type Void = { readonly merchant: number; readonly from: number; readonly before: number }

const at = berlin('2026-11-17 20:00')

class Market {
  state: ReleasedState
  readonly log: AuctionEvent[]
  readonly accepted: Accepted[] = []
  readonly voids: Void[] = []

  constructor() {
    const market = releasedMarket({ startPriceEur: 4_700, targetPriceEur: target })
    this.state = released(market.state)
    this.log = market.log
  }

  play(move: Move): void {
    const bidder = bidderOf(this.state, move.merchant)
    if (bidder?.isBarred === true) return
    const isBid = move.kind === 'bid' || bidder === null || bidder.standingBidEur === null
    const floor =
      bidder === null || isBid ? minimumBidEur(this.state) : minimumLimitEur(this.state, bidder)
    const amount = floor + move.extra
    const first = this.state.sequence + 1
    this.send(
      dealer(move.merchant),
      isBid
        ? { type: 'bid', amountEur: amount, isAskMeThen: false, consentVersion: null }
        : { type: 'set_agent', consentVersion: null, secrets: { limitEur: amount } },
    )
    const kind = isBid ? 'bid' : 'limit'
    this.accepted.push({ merchant: move.merchant, kind, amount, first, last: this.state.sequence })
  }

  voidOne(pick: number): void {
    const removed = this.state.voids.at(-1)?.removedSequences ?? []
    const bids = this.log.filter(
      (event): event is EventOf<'bid_placed'> =>
        event.type === 'bid_placed' && !removed.includes(event.sequence),
    )
    const bid = bids[pick % Math.max(bids.length, 1)]
    if (bid === undefined) return
    const { merchantId: merchant, sequence: from } = bid
    this.send(operator, {
      type: 'void_bids',
      fromSequence: from,
      reason: 'suspected_fraud',
      note: '',
    })
    this.voids.push({ merchant, from, before: this.state.sequence })
  }

  private send(actor: Parameters<typeof tried>[1], body: Parameters<typeof tried>[3]): void {
    const facts = { ...goodFacts, biddingLog: this.log }
    const decision = tried(this.state, actor, at, body, facts)
    expect(decision).toMatchObject({ isAccepted: true })
    this.state = released(applyEvents(this.state, decision.events, sampleHash).state)
    this.log.push(...decision.events)
  }
}

function naive({ accepted, voids }: Market): Model {
  const model: Model = { wallets: new Map(), leader: 0, price: 0, now: 0 }
  for (const one of accepted) {
    model.now += 1
    const begun = voids.filter((out) => out.from <= one.last && one.first < out.before)
    for (const { merchant } of begun) {
      const wallet = model.wallets.get(merchant)
      if (wallet !== undefined) wallet.limit = null
    }
    const isOut = begun.some((out) => out.merchant === one.merchant && one.first >= out.from)
    const isWithoutAgent = begun.some((out) => out.merchant === one.merchant)
    if (isOut || (one.kind === 'limit' && isWithoutAgent)) continue
    if (one.kind === 'limit') setLimit(model, one.merchant, one.amount)
    else if (one.amount > model.price) bidManually(model, one.merchant, one.amount)
  }
  return model
}

type Move = { merchant: number; kind: 'bid' | 'limit'; extra: number; voided: number | null }

const moves = fc.array(
  fc.record({
    merchant: fc.integer({ min: 1, max: 6 }),
    kind: fc.constantFrom<'bid' | 'limit'>('bid', 'limit'),
    extra: fc.oneof(fc.constantFrom(0, 50, 100), fc.integer({ min: 0, max: 400 })),
    voided: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, fc.nat({ max: 30 })),
  }),
  { minLength: 2, maxLength: 30 },
)

test('after any void the auction stands as one that never had those bids (rules 5)', () => {
  fc.assert(
    fc.property(moves, (list: readonly Move[]) => {
      const market = new Market()
      for (const move of list) {
        market.play(move)
        if (move.voided === null) continue
        market.voidOne(move.voided)
        const model = naive(market)
        const { highest } = market.state
        expect([highest?.merchantId ?? 0, highest?.amountEur ?? 0]).toEqual([
          model.leader,
          model.price,
        ])
        for (const agent of market.state.secrets.agents) {
          expect(model.wallets.get(agent.merchantId)?.limit).toBe(agent.limitEur)
        }
      }
    }),
    { numRuns: 500 },
  )
})
