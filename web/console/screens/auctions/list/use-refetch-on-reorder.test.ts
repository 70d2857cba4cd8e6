import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { hasMoved, placesOf } from './use-refetch-on-reorder.ts'

// Only what a place follows from; the rest of a view is not read.
const list = (...auctions: Partial<AuctionView>[]) =>
  placesOf(auctions.map((parts) => ({ auction: { endMove: null, ...parts } as AuctionView })))

const running = { auctionId: 7, status: 'running' } as const
const endMove = { cause: 'outage', fromEndsAt: '2026-11-23T13:30:00.000Z' } as const

test.each([
  ['an auction went on to another status', list({ ...running, status: 'hotbidding' }), true],
  ['an end was moved (rules 3)', list({ ...running, endMove }), true],
  ['a bid came, or an end moved by minutes', list({ ...running, currentBidEur: 9_000 }), false],
  ['another page shows others', list({ auctionId: 8, status: 'sold' }), false],
])('a list is out of order where %s', (_says, after, isMoved) => {
  expect(hasMoved(list(running), after)).toBe(isMoved)
})
