import { expect, test } from 'vitest'
import { dayMs } from '../calendar/instant.ts'
import { reminderDueAt } from './reminder-steps.ts'

test.each([
  ['COMPLETE_AD_REMINDER', [1, 3, 7]],
  ['FAILED_AUCTION_REMINDER', [1, 5, 14]],
] as const)('%s comes after %o days and then no more (rules 12)', (kind, days) => {
  const due = [0, 1, 2, 3].map((step) => reminderDueAt(kind, { since: 1000, step }))
  expect(due).toEqual([...days.map((day) => 1000 + day * dayMs), null])
})
