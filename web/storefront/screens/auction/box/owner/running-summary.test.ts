import { expect, test } from 'vitest'
import { runningSummary } from './running-summary.ts'

test.each([
  ['none', 'noBid'],
  ['red', 'open'],
  ['yellow', 'open'],
  ['green', 'reached'],
] as const)('while the light is %s the owner reads "%s" (rules 2, 4)', (light, summary) => {
  expect(runningSummary({ light })).toBe(summary)
})
