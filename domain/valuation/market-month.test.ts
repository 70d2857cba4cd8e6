import { expect, test } from 'vitest'
import { monthOfInstant, startOfQuarter, versionOfQuarter } from './market-month.ts'
import { monthNumber } from './valued-vehicle.ts'

test('a quarter is over when the next begins in Berlin', () => {
  const lastHour = Date.UTC(2026, 8, 30, 21, 59)
  expect(startOfQuarter(monthOfInstant(lastHour))).toBe(monthNumber(2026, 7))
  expect(startOfQuarter(monthOfInstant(lastHour + 60_000))).toBe(monthNumber(2026, 10))
})

test('versions sort by their quarter', () => {
  expect(versionOfQuarter(monthNumber(2026, 10))).toBe('2026-Q3')
  expect(versionOfQuarter(monthNumber(2027, 1))).toBe('2026-Q4')
})
