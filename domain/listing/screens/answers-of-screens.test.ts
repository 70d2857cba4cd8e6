import { expect, it } from 'vitest'
import { exampleMotorhome, exampleTrailer } from '../../vehicle/example-vehicles.ts'
import { answersOfPart } from './answers-of-screens.ts'
import { adParts } from './screen-table.ts'

const seller = { sellerIsCommercial: false }

it.each([
  ['motorhome', exampleMotorhome],
  ['trailer', exampleTrailer],
] as const)('the last look of a %s shows every answer of the ad once (spec 2)', (_kind, values) => {
  const shown = adParts.flatMap((part) =>
    answersOfPart(part, { values, seller }).flatMap(({ codes }) => codes),
  )
  expect(new Set(shown).size).toBe(shown.length)
  const inOthers = ['product_type', 'first_registration_month', 'mileage_is_estimated']
  const given = Object.keys(values).filter((code) => !inOthers.includes(code))
  expect(shown.toSorted()).toEqual(given.toSorted())
})
