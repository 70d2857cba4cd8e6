import { expect, test } from 'vitest'
import { dayMs } from '../calendar/instant.ts'
import { isVatIdCheckDue, vatIdVerdictAfter } from './vat-id-check.ts'

// Verdict, days since the check (null: never), asked again.
test.each([
  ['unchecked', null, true],
  ['unverified', 0, true],
  ['valid', 89, false],
  ['valid', 90, true],
  ['invalid', 89, false],
  ['invalid', 90, true],
  ['valid', null, true],
  ['confirmed', null, false],
  ['confirmed', 400, false],
] as const)(
  'a %s id checked %s days ago is asked for again: %s (rules 10)',
  (verdict, days, due) => {
    const checkedAt = days === null ? null : 0
    expect(isVatIdCheckDue({ verdict, checkedAt, at: (days ?? 0) * dayMs })).toBe(due)
  },
)

// Verdict before, answer, verdict after: an outage is never "invalid".
test.each([
  ['unchecked', 'valid', 'valid'],
  ['valid', 'invalid', 'invalid'],
  ['unchecked', 'unavailable', 'unverified'],
  ['valid', 'unavailable', 'valid'],
  ['invalid', 'unavailable', 'invalid'],
] as const)('%s and the answer %s make %s (rules 10)', (before, answer, after) => {
  expect(vatIdVerdictAfter(before, answer)).toBe(after)
})
