import { expect, test } from 'vitest'
import { isPastDue } from './past-due.ts'

// An invoice is due until its day is over in Berlin, by summer's time and by winter's (rules 10).
test.each([
  ['2026-12-07', '2026-12-07T22:59:59Z', false],
  ['2026-12-07', '2026-12-07T23:00:00Z', true],
  ['2026-07-07', '2026-07-07T21:59:59Z', false],
  ['2026-07-07', '2026-07-07T22:00:00Z', true],
  ['2026-12-31', '2026-12-31T23:30:00Z', true],
])('due on %s, at %s past its day: %s', (dueOn, now, expected) => {
  expect(isPastDue(dueOn, Date.parse(now))).toBe(expected)
})
