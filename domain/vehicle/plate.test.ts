import { expect, test } from 'vitest'
import { dutchPlateOf } from './import-rules.ts'
import { plateKey } from './plate.ts'

test.each(['KI CM 240', 'KI-CM 240', 'ki cm240', 'KI.CM.240', 'KI_CM–240', 'KI\u00a0CM\t240/'])(
  '%s is one plate, however it is written (rules 2)',
  (plate) => {
    expect(plateKey(plate)).toBe('KICM240')
  },
)

test.each(['-', '', ' ./ '])('%j is none, so that no two vehicles share it', (plate) => {
  expect(plateKey(plate)).toBeNull()
})

test.each([
  ['xx-123-z', 'XX123Z'],
  ['XX 12 YZ', 'XX12YZ'],
  ['KI-CM 2400', undefined],
  ['123-456', undefined],
  ['ABC-DEF', undefined],
  ['', undefined],
])('%j is the Dutch plate %j (spec 5.2)', (text, plate) => {
  expect(dutchPlateOf(text)).toBe(plate)
})
