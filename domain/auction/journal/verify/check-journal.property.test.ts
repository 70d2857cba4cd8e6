import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '../../../calendar/instant.ts'
import { bidderOf, minimumBidEur, minimumLimitEur } from '../../bidding/current-bid.ts'
import { berlin, bid, dealer, endsAt, limit, operator } from '../../sample-auction.ts'
import { type JournalMarket, journalTools } from './testing/journal-market.ts'

const { open, check } = journalTools((text) => createHash('sha256').update(text).digest('hex'))

/** Whatever the market really does, its journal is found true, by everybody and at every point. */

const moves = fc.array(
  fc.record({
    who: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom('bid', 'bid', 'limit', 'limit', 'withdraw', 'void', 'back', 'defect'),
    extra: fc.oneof(fc.constantFrom(0, 50, 100), fc.integer({ min: 0, max: 3_000 })),
    seconds: fc.constantFrom(0, 1, 60, 900),
  }),
  { minLength: 1, maxLength: 25 },
)
const starts = fc.constantFrom(
  berlin('2026-11-18 09:00'),
  endsAt - 40 * minuteMs,
  endsAt - 4 * minuteMs,
)

function play(
  market: JournalMarket,
  move: { who: number; kind: string; extra: number },
  at: number,
): void {
  const { state } = market
  const bidder = bidderOf(state, move.who)
  switch (move.kind) {
    case 'withdraw':
      market.send(dealer(move.who), at, { type: 'withdraw_agent' })
      return
    case 'void': {
      const fromSequence = 2 + (move.extra % Math.max(1, market.entries.length - 1))
      market.send(operator, at, {
        type: 'void_bids',
        fromSequence,
        reason: 'description_wrong',
        note: 'x',
      })
      return
    }
    case 'back':
      market.send(dealer(move.who), at, { type: 'take_back_bid' })
      return
    case 'defect':
      if (move.extra < 300) market.send(operator, at, { type: 'confirm_defect' })
      return
    case 'limit':
      if (bidder !== null) {
        market.send(dealer(move.who), at, limit(minimumLimitEur(state, bidder) + move.extra))
        return
      }
  }
  market.send(dealer(move.who), at, bid(minimumBidEur(state) + move.extra))
}

test('a true journal is never found wrong, whoever reads it (rules 9)', () => {
  fc.assert(
    fc.property(moves, starts, fc.boolean(), (list, from, isCollection) => {
      const market = open({
        targetPriceEur: 14_000,
        mode: isCollection ? 'offer_collection' : 'auction',
      })
      let at = from
      for (const move of list) {
        at += move.seconds * 1_000
        play(market, move, at)
      }
      const { entries } = market
      expect(check({ entries }).fault).toBeNull()
      market.until(at + 72 * 60 * minuteMs)
      for (const viewer of ['owner', 1, 2, 3] as const) {
        expect([viewer, check({ ...market.openedTo(viewer), entries }).fault]).toEqual([
          viewer,
          null,
        ])
      }
    }),
    { numRuns: 500 },
  )
})
