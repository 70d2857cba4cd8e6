import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '../../../../calendar/instant.ts'
import { clock } from '../../../core/actor.ts'
import { bidderOf, minimumBidEur, minimumLimitEur } from '../../../core/current-bid.ts'
import { released } from '../../../core/phases.ts'
import { berlin, bid, dealer, endsAt, limit, operator } from '../../../testing/sample-auction.ts'
import { type JournalMarket, journalTools } from './testing/journal-market.ts'

const { open, check } = journalTools((text) => createHash('sha256').update(text).digest('hex'))

/** Whatever the market really does, its journal is found true, by everybody and at every point. */

const kinds = ['bid', 'limit', 'withdraw', 'void', 'back', 'defect', 'outage'] as const
type Move = { readonly who: number; readonly kind: (typeof kinds)[number]; readonly extra: number }

const moves = fc.array(
  fc.record({
    who: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom(...kinds, 'bid' as const, 'limit' as const),
    extra: fc.oneof(fc.constantFrom(0, 50, 100), fc.integer({ min: 0, max: 3_000 })),
    // With the longest, a right to leave ends between a void and its half hour.
    seconds: fc.constantFrom(0, 1, 60, 900, 6_300),
  }),
  { minLength: 1, maxLength: 25 },
)
const starts = fc.constantFrom(
  berlin('2026-11-18 09:00'),
  endsAt - 40 * minuteMs,
  endsAt - 4 * minuteMs,
)

/** Whether the market took it; a kind that it always refuses would prove nothing. */
function play(market: JournalMarket, { who, kind, extra }: Move, at: number): boolean {
  const state = released(market.state)
  switch (kind) {
    case 'withdraw':
      return market.send(dealer(who), at, { type: 'withdraw_agent' })
    case 'void': {
      const fromSequence = 2 + (extra % Math.max(1, market.entries.length - 1))
      return market.send(operator, at, {
        type: 'void_bids',
        fromSequence,
        reason: 'description_wrong',
        note: 'x',
      })
    }
    case 'back':
      return market.send(dealer(who), at, { type: 'take_back_bid' })
    case 'defect':
      return extra < 300 && market.send(operator, at, { type: 'confirm_defect' })
    case 'outage': {
      const outage = { outageFrom: at - 3 * minuteMs, outageUntil: at }
      return market.send(clock, at, { type: 'move_end', ...outage })
    }
    case 'limit': {
      const bidder = bidderOf(state, who)
      if (bidder === null) return false
      return market.send(dealer(who), at, limit(minimumLimitEur(state, bidder) + extra))
    }
    case 'bid':
      return market.send(dealer(who), at, bid(minimumBidEur(state) + extra))
  }
}

test('a true journal is never found wrong, whoever reads it (rules 9)', () => {
  const taken = new Map<Move['kind'], number>(kinds.map((kind) => [kind, 0]))
  fc.assert(
    fc.property(moves, starts, fc.boolean(), (list, from, isCollection) => {
      const market = open({
        targetPriceEur: 14_000,
        mode: isCollection ? 'offer_collection' : 'auction',
      })
      let at = from
      for (const { seconds, ...wanted } of list) {
        at += seconds * 1_000
        const needsBid = wanted.kind === 'limit' && bidderOf(market.state, wanted.who) === null
        const kind = needsBid ? 'bid' : wanted.kind
        if (play(market, { ...wanted, kind }, at)) taken.set(kind, (taken.get(kind) ?? 0) + 1)
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
    // Enough that each kind is taken, however the dice fall.
    { numRuns: 1_500 },
  )
  const neverTaken = kinds.filter((kind) => taken.get(kind) === 0)
  expect(neverTaken).toEqual([])
})
