import { expect, test } from 'vitest'
import { syscaraKind, syscaraName, valuesOfSyscara } from './syscara-values.ts'

const vehicle = {
  ...{ id: 900001, category: 'Sale', type: 'Reisemobil', typeof: 'Teilintegriert', status: 'BE' },
  model: { producer: 'Carthago', series: 'c-tourer', model: 'T 143 LE', modelyear: 2020 },
  engine: { kw: 103, ps: 140, fuel: 'DIESEL', gear: 'MANUAL' },
  dimensions: { length: 641, width: 212, height: 289 },
  weights: { total: 3500 },
  prices: { offer: 68_900, purchase: 51_000 },
  beds: { num: 2, beds: [{ type: 'SINGLE_BEDS', size: '195x80' }, { type: 'NEW_BED' }] },
  ...{ seats: 4, mileage: 39_100, date: { registration: '2020-06-15' } },
  texts: {
    description:
      '<ul><li>Solar 120&nbsp;W &#8211; gepr&uuml;ft</li><li>Tel. 0431 123456</li></ul><script>x()</script>',
  },
  customer: { name: 'Secret Person' },
}

test('a vehicle of the dealer software becomes answers by one table (attributes, import mapping)', () => {
  expect(syscaraKind(vehicle)).toBe('motorhome')
  expect(syscaraName(vehicle)).toBe('Carthago c-tourer T 143 LE')
  expect(valuesOfSyscara(vehicle, 'motorhome')).toEqual({
    ...{ make: 'carthago', model: 'c-tourer T 143 LE', model_year: 2020 },
    ...{ body_type: 'semi_integrated', mileage: 39_100, power_kw: 103, fuel: 'diesel' },
    ...{ gearbox: 'manual', length: 6410, width: 2120, height: 2890, licensed_weight: 3500 },
    ...{ beds: '2', bed_types: ['single_beds'], seats_with_belt: '4' },
    ...{ first_registration_year: 2020, first_registration_month: '6' },
    description: '- Solar 120 W – geprüft',
  })
})

test('missing parts come as empty lists, hired vehicles are none to sell, no price is copied', () => {
  const bare = {
    ...{ type: 'Caravan', typeof: 'Wohnwagen', category: 'Sale', engine: [], dimensions: [] },
    ...{ beds: [], weights: [], date: [], texts: [], prices: [], model: { producer: 'Hobby' } },
  }
  expect(valuesOfSyscara(bare, 'trailer')).toEqual({
    ...{ trailer_make: 'hobby', trailer_body_type: 'caravan' },
  })
  expect(syscaraKind({ ...vehicle, category: 'Rent' })).toBeUndefined()
  expect(syscaraKind({ ...vehicle, type: 'Boot' })).toBeUndefined()
  expect(JSON.stringify(valuesOfSyscara(vehicle, 'motorhome'))).not.toMatch(/68900|51000|Secret/)
})
