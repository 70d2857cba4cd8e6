import { expect, test } from 'vitest'
import { asItIsNow, type RunningBid, runningBidsOf } from './running-bids.ts'

/** The bids of a dealer's day. */

const bid = (entityId: number, status: 'running' | 'sold') =>
  ({
    ...{ entityId, isOwn: false, status },
    auction: { viewer: 'bidder', status, context: [], endsAt: '2026-11-25T14:00:00.000Z' },
  }) as unknown as RunningBid // Only what is read of a card.

test('an auction that is over is no running bid; a row that still stands for it shows what became of it', () => {
  const before = bid(1, 'running')
  const cards = [bid(1, 'sold'), bid(2, 'running')]
  expect(runningBidsOf(cards).map(({ entityId }) => entityId)).toEqual([2])
  expect(asItIsNow(before, cards).auction.status).toBe('sold')
  expect(asItIsNow(before, [])).toBe(before)
})
