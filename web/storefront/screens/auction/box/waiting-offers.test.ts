import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { offersBehind, waitingOffers } from './waiting-offers.ts'

type Offer = NonNullable<AuctionView['lateOffers']>[number]

const offer = (lateOfferId: number, status: Offer['status']): Offer => ({
  lateOfferId,
  amountEur: 70_000 + lateOfferId,
  madeAt: '2026-11-23T13:00:00.000Z',
  lapsesAt: '2026-11-25T13:00:00.000Z',
  status,
})

test('the owner is told of as many offers as he can answer (rules 7)', () => {
  const lateOffers = [offer(1, 'pending'), offer(2, 'pending'), offer(3, 'declined')]
  expect(waitingOffers({ lateOffers })).toBe(2)
  // One of them reaches his price: it alone is asked about, and the other lapses with the answer.
  expect(offersBehind({ lateOffers })).toBe(1)
})

test('a reserved bid of an offer collection has nothing behind it', () => {
  expect(offersBehind({ lateOffers: [] })).toBe(0)
  expect(offersBehind({ lateOffers: null })).toBe(0)
})
