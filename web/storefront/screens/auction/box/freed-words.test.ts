import { expect, test } from 'vitest'
import { freedWords, overWords } from './freed-words.ts'

const ownLateOffer = {
  lateOfferId: 901,
  amountEur: 75_000,
  status: 'lapsed',
  madeAt: '2026-11-23T13:00:00.000Z',
  lapsesAt: '2026-11-25T13:00:00.000Z',
} as const

test('who was bound reads after another one’s purchase that he is free (rules 6, 7)', () => {
  const own = { standingBidEur: 40_100 }
  expect(freedWords({ own, ownLateOffer: null })).toBe('bid')
  expect(freedWords({ own: null, ownLateOffer })).toBe('offer')
  // The offer came last.
  expect(freedWords({ own, ownLateOffer })).toBe('offer')
  expect(freedWords({ own: null, ownLateOffer: null })).toBeNull()
  expect(freedWords({ own: { standingBidEur: null }, ownLateOffer: null })).toBeNull()
})

test('a late offer that was declined is told as that, also once no other is taken (rules 7)', () => {
  expect(overWords({ ownLateOffer: { ...ownLateOffer, status: 'declined' } })).toBe('declined')
  expect(overWords({ ownLateOffer })).toBe('lapsed')
  expect(overWords({ ownLateOffer: { ...ownLateOffer, status: 'pending' } })).toBeNull()
  expect(overWords({ ownLateOffer: null })).toBeNull()
})
