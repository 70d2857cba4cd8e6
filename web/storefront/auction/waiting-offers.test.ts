import { expect, test } from 'vitest'
import { offersBehind, waitingOffers } from './waiting-offers.ts'

test('the owner is told of all offers that wait, also where he is shown the best ones (rules 7)', () => {
  expect(waitingOffers({ lateOfferCount: 5 })).toBe(5)
  // One of them reaches his price: it alone is asked about, and the others lapse with the answer.
  expect(offersBehind({ lateOfferCount: 5 })).toBe(4)
})

test('a reserved bid of an offer collection has nothing behind it', () => {
  expect(offersBehind({ lateOfferCount: 0 })).toBe(0)
  expect(offersBehind({ lateOfferCount: null })).toBe(0)
})
