import { describe, expect, it } from 'vitest'
import { listingAttributes } from './catalogue/attributes.ts'
import { damageAttributes } from './catalogue/damage.ts'
import { exampleMotorhome, exampleTrailer } from './example-vehicles.ts'
import { validateValues } from './validate.ts'
import type { VehicleValues } from './values.ts'

const now = Date.UTC(2026, 10, 23, 12)
const faultsOf = (values: VehicleValues) => validateValues(listingAttributes, values, { now })

describe('validation of answers (spec 5)', () => {
  it('finds no fault in the complete examples, nor in an ad just begun', () => {
    expect(faultsOf(exampleMotorhome)).toEqual([])
    expect(faultsOf(exampleTrailer)).toEqual([])
    expect(faultsOf({ product_type: 'motorhome' })).toEqual([])
  })

  // Each row: one changed answer of the motorhome, the rule it breaks, its parameters.
  it.each([
    [{ fuel: 'coal' }, 'fuel', 'option', undefined],
    [{ bed_types: ['queen', 'hammock'] }, 'bed_types', 'option', undefined],
    [{ mover: 'none' }, 'mover', 'option', undefined],
    [{ favourite_song: 'x' }, 'favourite_song', 'option', undefined],
    [{ mileage: '84000' }, 'mileage', 'numeric', undefined],
    [{ mileage: 840.5 }, 'mileage', 'integer', undefined],
    [{ power_kw: 19 }, 'power_kw', 'between', { min: 20, max: 400 }],
    [{ length: 3999 }, 'length', 'between', { min: 4000, max: 13_000 }],
    [
      { first_registration_year: 2027 },
      'first_registration_year',
      'between',
      { min: 1960, max: 2026 },
    ],
    [{ model_year: 2028 }, 'model_year', 'between', { min: 1960, max: 2027 }],
    [{ winterproof: 'yes' }, 'winterproof', 'required_boolean', undefined],
    [{ last_leak_test_date: now + 1 }, 'last_leak_test_date', 'past_date', undefined],
    [{ available_from: now }, 'available_from', 'future_date', undefined],
    [{ model: 'x'.repeat(81) }, 'model', 'max_length', { max: 80 }],
    [{ description: 'Mail: me@home.de' }, 'description', 'text_has_email', { found: 'me@home.de' }],
    [{ target_price: 999 }, 'target_price', 'min_target_price', { minimumEur: 1000 }],
    [{ start_price: 49_501 }, 'start_price', 'max_value', { max: 49_500 }],
    [
      { buy_now_enabled: true, buy_now_price: 49_499 },
      'buy_now_price',
      'min_value',
      { min: 49_500 },
    ],
    [{ hu_valid_until: Date.UTC(2026, 9, 31) }, 'hu_valid_until', 'future_date', undefined],
    [{ kerb_weight: 3500 }, 'kerb_weight', 'max_value', { max: 3499 }],
    [{ technical_max_weight: 3499 }, 'technical_max_weight', 'min_value', { min: 3500 }],
    [{ axles: '1' }, 'axles', 'min_value', { min: 2 }],
    [{ location_zip: '2410' }, 'location_zip', 'zip_code_de', undefined],
    [{ location_country: 'NL' }, 'location_zip', 'zip_code_nl', undefined],
    [{ location_country: 'AT', location_zip: '12' }, 'location_zip', 'zip_code', undefined],
    [{ license_plate: 'KI;240' }, 'license_plate', 'regex', undefined],
    [{ vin: 'ZFA25000002K1234' }, 'vin', 'vin', undefined],
    [{ vin: 'ZFA25000002K1234O' }, 'vin', 'vin', undefined],
  ])('refuses %j by a rule (spec 5): %s breaks %s', (change, field, rule, params) => {
    const answers = { ...exampleMotorhome, ...change } as unknown as VehicleValues // As a caller may send them.
    const faults = faultsOf(answers)
    expect(faults).toContainEqual(params ? { field, rule, params } : { field, rule })
  })

  it.each([
    ['the month that is stamped', { hu_valid_until: Date.UTC(2026, 10, 1) }],
    ['a short number of an old chassis', { vin: 'WV2ZZZ23', first_registration_year: 1979 }],
    ['a Polish postcode', { location_country: 'PL', location_zip: '00-950' }],
    ['an Austrian postcode', { location_country: 'AT', location_zip: '6020' }],
    [
      'the last allowed day, three months ahead',
      {
        availability: 'later',
        available_from: Date.UTC(2027, 1, 23, 12),
        expected_mileage_at_pickup: 84_000,
      },
    ],
  ])('accepts %s', (_case, change) => {
    expect(faultsOf({ ...exampleMotorhome, ...change })).toEqual([])
  })

  it.each([
    ['three months', {}, Date.UTC(2027, 1, 23, 12) + 1, 'date_too_late', { months: 3 }],
    [
      'six weeks for a direct sale',
      { buy_now_enabled: true, buy_now_price: 60_000 },
      now + 42 * 86_400_000 + 1,
      'date_too_late_direct_sale',
      { weeks: 6 },
    ],
  ])('lets nobody deliver later than %s (spec 5.4)', (_case, change, from, rule, params) => {
    const values = { ...exampleMotorhome, ...change, availability: 'later', available_from: from }
    expect(faultsOf(values)).toEqual([{ field: 'available_from', rule, params }])
  })

  it('counts three months from the end of a long month to the end of a short one (spec 5.4)', () => {
    const values = {
      ...exampleMotorhome,
      availability: 'later',
      available_from: Date.UTC(2027, 1, 28),
    }
    const facts = { now: Date.UTC(2026, 10, 30) }
    expect(validateValues(listingAttributes, values, facts)).toEqual([])
  })

  it('lets no mileage fall until the pickup (attributes 5)', () => {
    const values = {
      ...exampleMotorhome,
      availability: 'later',
      expected_mileage_at_pickup: 83_999,
    }
    expect(faultsOf(values).map((fault) => fault.field)).toEqual(['expected_mileage_at_pickup'])
  })

  it('measures a trailer by a trailer', () => {
    expect(faultsOf({ ...exampleTrailer, length: 2600 })).toEqual([])
    expect(faultsOf({ ...exampleTrailer, licensed_weight: 3501 })).toEqual([
      { field: 'licensed_weight', rule: 'between', params: { min: 300, max: 3500 } },
    ])
  })

  it('validates a damage by its own definitions', () => {
    const faults = validateValues(
      damageAttributes,
      { damage_area: 'moon', damage_size: 5 },
      { now },
    )
    expect(faults).toEqual([{ field: 'damage_area', rule: 'option' }])
  })
})
