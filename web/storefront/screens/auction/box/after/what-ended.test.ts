import { expect, test } from 'vitest'
import { lateOfferEnd, releasedBinding } from './what-ended.ts'

const ownLateOffer = {
  lateOfferId: 901,
  amountEur: 75_000,
  status: 'lapsed',
  madeAt: '2026-11-23T13:00:00.000Z',
  lapsesAt: '2026-11-25T13:00:00.000Z',
} as const

test('a dealer who was bound reads after another one’s purchase that they are free (rules 6, 7)', () => {
  const own = { standingBidEur: 40_100 }
  expect(releasedBinding({ own, ownLateOffer: null })).toBe('bid')
  expect(releasedBinding({ own: null, ownLateOffer })).toBe('offer')
  // The offer came last.
  expect(releasedBinding({ own, ownLateOffer })).toBe('offer')
  expect(releasedBinding({ own: null, ownLateOffer: null })).toBeNull()
  expect(releasedBinding({ own: { standingBidEur: null }, ownLateOffer: null })).toBeNull()
})

test('a late offer that was declined is shown as declined, also once no other is accepted (rules 7)', () => {
  expect(lateOfferEnd({ ownLateOffer: { ...ownLateOffer, status: 'declined' } })).toBe('declined')
  expect(lateOfferEnd({ ownLateOffer })).toBe('lapsed')
  expect(lateOfferEnd({ ownLateOffer: { ...ownLateOffer, status: 'pending' } })).toBeNull()
  expect(lateOfferEnd({ ownLateOffer: null })).toBeNull()
})
