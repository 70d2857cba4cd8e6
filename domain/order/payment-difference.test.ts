import { expect, test } from 'vitest'
import { paymentDifference } from './payment-difference.ts'

test.each([
  [47_481, 'none', 0],
  [47_482, 'more', 1],
  [47_480, 'less', 1],
  [0, 'less', 47_481],
] as const)('%i cents of 474.81 EUR: %s by %i (rules 10)', (amountCents, kind, cents) => {
  expect(paymentDifference(amountCents, 47_481)).toEqual({ kind, cents })
})
