import { expect, test } from 'vitest'
import { waitBeforeAttemptMs } from './back-off.ts'

test.each([
  ['the first', 0, 3_000, 3_000],
  ['the second', 1, 3_000, 6_000],
  ['the third', 2, 6_000, 12_000],
  ['the fifth', 4, 24_000, 48_000],
  ['the sixth', 5, 30_000, 60_000],
  ['the hundredth', 99, 30_000, 60_000],
  ['the two-thousandth', 1_999, 30_000, 60_000],
])(
  '%s attempt comes between the least and the longest wait (spec 9.3)',
  (_, inVain, least, longest) => {
    expect(waitBeforeAttemptMs(inVain, 0)).toBe(least)
    expect(waitBeforeAttemptMs(inVain, 0.5)).toBe((least + longest) / 2)
    expect(waitBeforeAttemptMs(inVain, 1)).toBe(longest)
  },
)
