import { expect, test } from 'vitest'
import { withKeptReports } from './kept-reports.ts'
import type { Damage } from './listing.ts'

const scratch = { damage_area: 'door', damage_kind: ['scratch'] }
const picture = { value: 'abc', position: 0 }
const report = (defectId: number) => ({ defectId, reportedAt: 1, isMaterial: true })

function damage(sortOrder: number, more: Partial<Damage> = {}): Damage {
  return { sortOrder, values: scratch, pictures: [], ...more }
}

function reportsAfter(before: readonly Damage[], after: readonly Damage[]) {
  return withKeptReports(before, after).map((each) => each.report?.defectId)
}

test('of two damages alike each keeps its own report, or none (rules 8)', () => {
  const before = [damage(0), damage(1, { report: report(1) }), damage(2, { report: report(2) })]
  const sent = [damage(0), damage(1), damage(2)]
  expect(reportsAfter(before, sent)).toEqual([undefined, 1, 2])
})

test('a report goes with its damage when the one before it is taken away (rules 8)', () => {
  const before = [
    damage(0, { pictures: [picture] }),
    damage(1, { report: report(1) }),
    damage(2, { values: { damage_area: 'roof' } }),
  ]
  const sent = [damage(0), damage(1, { values: { damage_area: 'roof' } })]
  expect(reportsAfter(before, sent)).toEqual([1, undefined])
})

test('a damage that is entered once more has no report of its own (rules 8)', () => {
  const before = [damage(0, { report: report(1) })]
  expect(reportsAfter(before, [damage(0), damage(1)])).toEqual([1, undefined])
})

test('one that now says something else is another one (rules 8)', () => {
  const before = [damage(0, { report: report(1) })]
  expect(reportsAfter(before, [damage(0, { values: { damage_area: 'roof' } })])).toEqual([
    undefined,
  ])
})
