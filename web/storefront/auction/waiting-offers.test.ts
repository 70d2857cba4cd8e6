import { expect, test } from 'vitest'
import { offersBehind, waitingOffers } from './waiting-offers.ts'

test('the owner is told how many offers wait, also where only the best are shown (rules 7)', () => {
  expect(waitingOffers({ lateOfferCount: 5 })).toBe(5)
  // One of them reaches the owner's price: it alone is asked about, and the others lapse with the answer.
  expect(offersBehind({ lateOfferCount: 5 })).toBe(4)
})

test('a reserved bid of an offer collection has nothing behind it', () => {
  expect(offersBehind({ lateOfferCount: 0 })).toBe(0)
  expect(offersBehind({ lateOfferCount: null })).toBe(0)
})
