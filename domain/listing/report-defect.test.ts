import { describe, expect, test } from 'vitest'
import { maxDamages } from './damages.ts'
import { damageOfDefect, faultsOfDefect, mayAddDefect, withDefect } from './report-defect.ts'

const defect = {
  area: 'roof',
  kinds: ['leak'],
  severity: 'severe',
  description: 'Nach dem Regen tropft es über dem Bett.',
}
const faults = (change: Partial<typeof defect>, kind: 'motorhome' | 'trailer' = 'motorhome') =>
  faultsOfDefect(damageOfDefect({ ...defect, ...change }, kind), { kind, now: 0 })

describe('a defect added after the release (rules 8)', () => {
  test('says where, what and how bad it is', () => {
    expect(faults({})).toEqual([])
    expect(faults({}, 'trailer')).toEqual([])
  })

  test.each([
    ['no kind', { kinds: [] }, { field: 'kinds', rule: 'required' }],
    ['a kind of another area', { kinds: ['clutch'] }, { field: 'kinds', rule: 'option' }],
    ['an unknown area', { area: 'wing' }, { field: 'area' }],
    ['an unknown severity', { severity: 'awful' }, { field: 'severity' }],
    ['a phone number', { description: 'Rufen Sie an: 0171 2345678' }, { field: 'description' }],
  ])('is refused with %s', (_name, change, fault) => {
    expect(faults(change)).toEqual(expect.arrayContaining([expect.objectContaining(fault)]))
  })

  test('becomes the last damage of the ad and changes no other (rules 8)', () => {
    const first = damageOfDefect({ ...defect, area: 'front', kinds: ['dent'] }, 'motorhome')
    const { values } = damageOfDefect(defect, 'motorhome')
    const report = { defectId: 7, reportedAt: 0, isMaterial: true }
    const added = withDefect({ damages: [first] }, { values, report })
    expect(added[0]).toBe(first)
    expect(added[1]).toMatchObject({ values, report })
    expect(added.map(({ sortOrder }) => sortOrder)).toEqual([0, 1])
  })

  test('finds room in the ad or is refused: those that wait are counted, none is dropped', () => {
    const damages = Array.from({ length: maxDamages - 2 }, () =>
      damageOfDefect(defect, 'motorhome'),
    )
    expect(mayAddDefect({ damages }, { waiting: 1 })).toEqual({ isAllowed: true })
    expect(mayAddDefect({ damages }, { waiting: 2 })).toMatchObject({
      refusal: { code: 'DEFECT_LIMIT_REACHED', facts: { maximum: maxDamages } },
    })
  })
})
