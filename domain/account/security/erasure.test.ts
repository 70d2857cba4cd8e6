import { expect, test } from 'vitest'
import { erasedAddressOf, isErasedAddress, isFreeOfBusiness } from './erasure.ts'

test.each([
  [{ ads: 0, bids: 0, orders: 0 }, true],
  [{ ads: 1, bids: 0, orders: 0 }, false],
  [{ ads: 0, bids: 1, orders: 0 }, false],
  [{ ads: 0, bids: 0, orders: 1 }, false],
])('an account with %j may end: %s (rules 11)', (business, expected) => {
  expect(isFreeOfBusiness(business)).toBe(expected)
})

test('the address of an ended account is known as such, and leads nowhere (RFC 2606)', () => {
  expect(erasedAddressOf(7)).toMatch(/\.invalid$/)
  expect([erasedAddressOf(7), 'anna@example.org'].map(isErasedAddress)).toEqual([true, false])
})
