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

test('each of two equal damages keeps its own report, or none (rules 8)', () => {
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

test('a damage whose text, severity or further kind is written anew keeps its report (rules 8)', () => {
  const before = [damage(0), damage(1, { report: report(1) })]
  const edited = {
    ...scratch,
    damage_kind: ['scratch', 'dent'],
    damage_severity: 'major',
    damage_description: 'Longer than it looked at first',
  }
  expect(reportsAfter(before, [damage(0), damage(1, { values: edited })])).toEqual([undefined, 1])
})

test('among several damages at one place the one that did not move in the list keeps the report (rules 8)', () => {
  const described = (text: string) => ({ ...scratch, damage_description: text })
  const before = [
    damage(0, { values: described('left'), report: report(1) }),
    damage(1, { values: described('right'), report: report(2) }),
  ]
  const sent = [
    damage(0, { values: described('left, long') }),
    damage(1, { values: described('left') }),
  ]
  expect(reportsAfter(before, sent)).toEqual([2, 1])
  const both = [damage(0, { values: described('A') }), damage(1, { values: described('B') })]
  expect(reportsAfter(before, both)).toEqual([1, 2])
})

test('a kind taken back before the right one is chosen loses no report (rules 8)', () => {
  const before = [damage(0, { report: report(1) })]
  const none = withKeptReports(before, [damage(0, { values: { damage_area: 'door' } })])
  const dent = damage(0, { values: { ...scratch, damage_kind: ['dent'] } })
  expect(reportsAfter(none, [dent])).toEqual([1])
})

test('a place that is not said yet is nobody’s place (rules 8)', () => {
  const before = [damage(0, { values: {}, report: report(1) })]
  expect(reportsAfter(before, [damage(0, { values: { damage_kind: ['dent'] } })])).toEqual([
    undefined,
  ])
})
