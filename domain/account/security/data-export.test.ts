import { expect, test } from 'vitest'
import { exportPauseMs, needsNewExport } from './data-export.ts'

test('an export is written once a day (rules 11)', () => {
  expect(needsNewExport(null, 0)).toBe(true)
  expect([exportPauseMs - 1, exportPauseMs].map((now) => needsNewExport(0, now))).toEqual([
    false,
    true,
  ])
})
