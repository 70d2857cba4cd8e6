import { expect, test } from 'vitest'
import { berlinDay } from './berlin-day.ts'

test.each([
  ['2026-11-24T22:59:59.999Z', '2026-11-24'],
  ['2026-11-24T23:00:00.000Z', '2026-11-25'],
  // In summer it begins an hour earlier.
  ['2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  // The night in which summer begins.
  ['2026-03-28T23:00:00.000Z', '2026-03-29'],
])('at %s it is %s in Berlin', (instant, day) => {
  expect(berlinDay(Date.parse(instant))).toBe(day)
})
