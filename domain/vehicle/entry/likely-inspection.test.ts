import { expect, it } from 'vitest'
import { likelyInspectionEnds } from './likely-inspection.ts'

it.each([
  [{ year: 2019, month: 5 }, ['5/2027', '5/2028']],
  [{ year: 2019, month: 12 }, ['12/2026', '12/2027']],
  [{ year: 2019, month: 11 }, ['11/2026', '11/2027', '11/2028']],
  [{ year: 2027, month: 1 }, []],
  [{ year: 2026, month: 12 }, []],
] as const)(
  'an inspection of a vehicle from %o likely ends in %o (November 2026)',
  (first, ends) => {
    const found = likelyInspectionEnds(first, { year: 2026, month: 11 })
    expect(found.map(({ year, month }) => `${month}/${year}`)).toEqual(ends)
  },
)
