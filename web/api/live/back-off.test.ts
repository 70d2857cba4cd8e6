import { expect, test } from 'vitest'
import { waitBeforeAttemptMs } from './back-off.ts'

test.each([
  ['the first', 0, 3_000, 3_000],
  ['the second', 1, 3_000, 6_000],
  ['the third', 2, 5_000, 10_000],
  ['the hundredth', 99, 5_000, 10_000],
  ['the two-thousandth', 1_999, 5_000, 10_000],
])(
  '%s attempt comes between the least and the longest wait (spec 9.3)',
  (_, inVain, least, longest) => {
    expect(waitBeforeAttemptMs(inVain, 0)).toBe(least)
    expect(waitBeforeAttemptMs(inVain, 0.5)).toBe((least + longest) / 2)
    expect(waitBeforeAttemptMs(inVain, 1)).toBe(longest)
  },
)
