import { expect, test } from 'vitest'
import { followUpStanding } from './follow-up-standing.ts'

test.each([
  ['failed', 10, false, 'round'],
  ['published', 0, false, 'inRound'],
  ['running', 0, false, 'inRound'],
  ['running', 1, false, 'bidInRound'],
  ['hotbidding', 3, false, 'bidInRound'],
  ['failed', 0, true, 'waiting'],
] as const)(
  '%s with %i bids, waiting %s: %s (rules 6)',
  (status, bidCount, isWaiting, standing) => {
    expect(followUpStanding({ status, bidCount, isWaiting })).toBe(standing)
  },
)
