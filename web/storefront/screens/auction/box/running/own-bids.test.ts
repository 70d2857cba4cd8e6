import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { hasPlaced } from './own-bids.ts'

type Bid = NonNullable<AuctionView['history']>[number]

const bid = (amountEur: number, parts: Partial<Bid>): Bid => ({
  sequence: amountEur,
  pseudonym: 1,
  amountEur,
  cause: 'manual',
  at: '2026-11-23T13:00:00.000Z',
  newEndsAt: null,
  isOwn: true,
  ...parts,
})

test('a bid without an answer has arrived when it stands in the history (rules 4)', () => {
  expect(hasPlaced({ history: [bid(41_000, {})] }, 41_000)).toBe(true)
  // Overbid at once by a rival, it was placed all the same.
  const overbid = [bid(41_000, {}), bid(41_250, { isOwn: false, cause: 'agent' })]
  expect(hasPlaced({ history: overbid }, 41_000)).toBe(true)
})

test('what the own agent or a rival bid is no sign that the lost bid arrived', () => {
  expect(hasPlaced({ history: [bid(42_000, { cause: 'agent' })] }, 41_000)).toBe(false)
  expect(hasPlaced({ history: [bid(41_000, { cause: 'agent' })] }, 41_000)).toBe(false)
  expect(hasPlaced({ history: [bid(41_000, { isOwn: false })] }, 41_000)).toBe(false)
  expect(hasPlaced({ history: [bid(42_000, {})] }, 41_000)).toBe(false)
  expect(hasPlaced({ history: null }, 41_000)).toBe(false)
})
