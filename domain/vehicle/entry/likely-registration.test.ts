import { expect, test } from 'vitest'
import { likelyRegistration } from './likely-registration.ts'

const limits = { firstYear: 1960, now: { year: 2026, month: 11 } }

test.each([
  [2062, 5, 2026],
  [2091, 5, 2019],
  [2109, 5, 2019],
  [2204, 5, 2024],
  [1099, 5, undefined],
  // Not yet in December of this year, whichever way its figures lie.
  [2062, 12, undefined],
  [2026, 12, undefined],
  [2027, 1, undefined],
  [2019, 5, undefined],
])('a first registration of %i, month %i, was probably of %s', (year, month, likely) => {
  expect(likelyRegistration({ year, month }, limits)?.year).toBe(likely)
})
