import { expect, test } from 'vitest'
import { modelFamilyOf, valuedVehicleOf } from './vehicle-of-listing.ts'

const values = {
  make: 'weinsberg',
  model: 'CaraLoft 650 MF',
  body_type: 'semi_integrated',
  first_registration_year: 2019,
  first_registration_month: '4',
  mileage: 58_400,
  length: 6990,
  licensed_weight: 3500,
  power_kw: 103,
  gearbox: 'automated_manual',
  awning: 'none',
  board_battery_type: 'unknown',
  heating_type: 'diesel_hydronic',
  solar_power: 120,
  media: ['radio', 'sat_automatic'],
  damaged: 'repaired',
  hail_damaged: 'repaired',
  water_damaged: 'unknown',
  roadworthy: 'yes',
  hu_expired: 'yes',
  location_country: 'DE',
  target_price: 43_000,
}

test('an ad becomes a vehicle; what is not answered, or nobody knows, stays unknown', () => {
  expect(valuedVehicleOf({ kind: 'motorhome', values })).toEqual({
    vehicle: {
      kind: 'motorhome',
      make: 'weinsberg',
      modelFamily: 'caraloft',
      bodyType: 'semi_integrated',
      firstRegisteredInMonth: 2019 * 12 + 3,
      mileageKm: 58_400,
      lengthMm: 6990,
      licensedWeightKg: 3500,
      powerKw: 103,
      equipment: {
        automatic: true,
        awning: false,
        solar: true,
        diesel_heating: true,
        hydronic_heating: true,
        satellite_dish: true,
      },
      damages: { accident: true, hail: false, not_roadworthy: false, inspection_expired: true },
      country: 'DE',
    },
  })
})

test('a target never reaches a valuation: another one gives the same vehicle (rules 1)', () => {
  const other = { ...values, target_price: 99_000 }
  expect(valuedVehicleOf({ kind: 'motorhome', values: other })).toEqual(
    valuedVehicleOf({ kind: 'motorhome', values }),
  )
})

test('what is needed before anything can be compared is named', () => {
  expect(valuedVehicleOf({ kind: 'trailer', values: { length: 6900 } })).toEqual({
    missing: ['trailer_make', 'trailer_body_type', 'first_registration_year'],
  })
})

test('the family of a model is what stands before its first figure', () => {
  expect(modelFamilyOf('T 67')).toBe('t')
  expect(modelFamilyOf('Sky TI 700 MX')).toBe('sky ti')
  expect(modelFamilyOf('B-Klasse ML')).toBe('b klasse ml')
  expect(modelFamilyOf('650 MF')).toBe('')
})
