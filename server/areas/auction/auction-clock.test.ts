import { expect, test } from 'vitest'
import { clockSleepMs } from './auction-clock.ts'

// Until the next auction, until the next of the others, and the sleep; all in milliseconds.
test.each([
  [null, null, 1000],
  [40, null, 40],
  [5000, 300, 300],
  [5000, 9000, 1000],
  [-3, 300, 0],
  [5000, -20, 1000],
  [40, 0, 40],
])('after a visit with %j and %j ahead the clock sleeps %i', (auctionsMs, othersMs, sleepMs) => {
  expect(clockSleepMs({ auctionsMs, othersMs })).toBe(sleepMs)
})
