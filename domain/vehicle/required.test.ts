import { describe, expect, it } from 'vitest'
import { exampleMotorhome, exampleTrailer } from './example-vehicles.ts'
import {
  askedAttributes,
  conditionallyRequiredCodes,
  hasAnswer,
  needsDamages,
  requiredAttributes,
  withoutUnasked,
} from './required.ts'
import type { VehicleValues } from './values.ts'

const privateSeller = { sellerIsCommercial: false }
const missingOf = (values: VehicleValues) =>
  requiredAttributes(values, privateSeller)
    .filter((each) => !hasAnswer(each, values))
    .map((each) => each.attributeCode)

describe('what is required of a vehicle (attributes 7)', () => {
  it('asks nothing but the kind before the kind is known', () => {
    expect(askedAttributes({}).map((each) => each.attributeCode)).toEqual(['product_type'])
  })

  it('finds nothing missing in a complete motorhome and a complete trailer', () => {
    expect(missingOf(exampleMotorhome)).toEqual([])
    expect(missingOf(exampleTrailer)).toEqual([])
  })

  it.each([
    ['a make that is not in the list', { make: 'other' }, 'make_other'],
    ['an old diesel', { first_registration_year: 2010 }, 'upgrade_particulate_filter'],
    ['an awning', { awning: 'electric', awning_length: '' }, 'awning_length'],
    ['an irregular leak test', { yearly_leak_test: 'irregular' }, 'last_leak_test_date'],
    ['a valid inspection', { hu_expired: 'no' }, 'hu_valid_until'],
    ['buy now', { buy_now_enabled: true }, 'buy_now_price'],
    ['a later date', { availability: 'later' }, 'available_from'],
    ['a later date', { availability: 'later' }, 'expected_mileage_at_pickup'],
    ['another pickup place', { pickup_differs: true }, 'pickup_zip'],
  ])('requires with %s what follows from it: %j asks for %s', (_case, change, code) => {
    const values = { ...exampleMotorhome, ...change }
    expect(conditionallyRequiredCodes(values, privateSeller)).toContain(code)
  })

  it.each([
    ['a diesel of 2011', { first_registration_year: 2011 }, 'upgrade_particulate_filter'],
    [
      'an old petrol engine',
      { fuel: 'gasoline', first_registration_year: 2005 },
      'upgrade_particulate_filter',
    ],
    ['no awning', { awning: 'none' }, 'awning_length'],
    ['an expired inspection', { hu_expired: 'yes' }, 'hu_valid_until'],
    ['no leak test', { yearly_leak_test: 'never' }, 'last_leak_test_date'],
  ])('asks no more of %s: %j leaves %s optional', (_case, change, code) => {
    const values = { ...exampleMotorhome, ...change }
    expect(conditionallyRequiredCodes(values, privateSeller)).not.toContain(code)
  })

  it('asks commercial sellers alone about VAT, and takes a no for an answer', () => {
    expect(conditionallyRequiredCodes(exampleMotorhome, privateSeller)).not.toContain(
      'vat_reportable',
    )
    const commercial = requiredAttributes(exampleMotorhome, { sellerIsCommercial: true })
    const vat = commercial.filter((each) => each.attributeCode === 'vat_reportable')
    expect(vat.map((each) => hasAnswer(each, { vat_reportable: false }))).toEqual([true])
  })

  it('never asks a trailer about its engine, nor later about its mileage', () => {
    const codes = askedAttributes(exampleTrailer).map((each) => each.attributeCode)
    expect(codes).not.toContain('mileage')
    expect(codes).not.toContain('keys_of_engine')
    const later = { ...exampleTrailer, availability: 'later' }
    expect(conditionallyRequiredCodes(later, privateSeller)).toEqual(['available_from'])
  })

  it('drops the cubic capacity of a vehicle that turns out to be electric', () => {
    const values = { ...exampleMotorhome, cubic_capacity: 2287, fuel: 'electric', mover: 'none' }
    expect(withoutUnasked(values)).not.toHaveProperty('cubic_capacity')
    expect(withoutUnasked(values)).not.toHaveProperty('mover')
    expect(withoutUnasked(values)).toHaveProperty('mileage')
  })

  it.each([
    [{ defects_exists: 'yes' }, true],
    [{ hail_damaged: 'yes' }, true],
    [{ trailer_water_damaged: 'yes' }, true],
    [{ damaged: 'repaired' }, false],
    [{ damaged: 'unknown' }, false],
    [{}, false],
  ])('asks for a described damage after %j: %s', (values, expected) => {
    expect(needsDamages(values as VehicleValues)).toBe(expected)
  })
})
