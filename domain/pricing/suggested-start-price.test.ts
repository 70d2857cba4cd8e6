import { expect, test } from 'vitest'
import { suggestedStartPriceEur } from './suggested-start-price.ts'

test.each([
  [[], null],
  [[30_000, 31_000], null],
  [[40_000, 30_000, 20_000], 18_000],
  [[40_000, 30_050, 20_000], 18_000],
  // The lower one of the middle, and one outlier moves nothing.
  [[20_000, 30_000, 40_000, 900_000], 18_000],
  [[100, 120, 130], 100],
])('comparable sales of %j suggest %s (rules 4)', (prices, expected) => {
  expect(suggestedStartPriceEur(prices)).toBe(expected)
})
