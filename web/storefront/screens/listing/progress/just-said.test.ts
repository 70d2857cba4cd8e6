import { expect, test } from 'vitest'
import { justSaid } from './just-said.ts'

test('beside the questions stands what dealers will see of the last answers, without price, place and plate (rules 1)', () => {
  const values = {
    ...{ product_type: 'motorhome', target_price: 48_000, license_plate: 'KI-AB 12' },
    ...{ location_zip: '24103', location_city: 'Kiel', gearbox: 'manual', beds: '2' },
  }
  const said = justSaid(values, Object.keys(values).slice(1))
  expect(said.map(({ definition, value }) => [definition.attributeCode, value])).toEqual([
    ['gearbox', 'manual'],
    ['location_zip', '24'],
  ])
})
