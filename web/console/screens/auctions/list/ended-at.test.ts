import { expect, test } from 'vitest'
import { endedAt } from './ended-at.ts'

const endsAt = '2026-11-23T15:00:00.000Z'
const at = '2026-11-23T13:36:00.000Z'
const now = Date.parse('2026-11-23T13:40:00.000Z')
const auction = { status: 'inactive', endsAt, withdrawal: null } as const
const withdrawal = (instant: string) =>
  ({
    reason: 'vehicle_gone',
    operatorCustomerId: 1,
    confirmedByCustomerId: null,
    at: instant,
  }) as const

test('an auction that was taken out while it ran ended then, not as planned (rules 2)', () => {
  expect(endedAt({ ...auction, withdrawal: withdrawal(at) }, now)).toBe(at)
})

test('one that was taken out after its end keeps its end', () => {
  const later = withdrawal('2026-11-25T09:00:00.000Z')
  expect(endedAt({ ...auction, withdrawal: later }, Date.parse(later.at))).toBe(endsAt)
})

test('one that its owner withdrew before it began has not ended at all', () => {
  expect(endedAt(auction, now)).toBeNull()
  expect(endedAt({ ...auction, endsAt: null }, now)).toBeNull()
})

test('every other has the end that it had', () => {
  expect(endedAt({ ...auction, status: 'failed' }, Date.parse(endsAt))).toBe(endsAt)
  expect(endedAt(auction, Date.parse(endsAt))).toBe(endsAt)
})
