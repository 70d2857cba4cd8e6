import { describe, expect, it } from 'vitest'
import {
  confirmableCodes,
  confirmationsNeeded,
  confirmationsPending,
  confirmationTextVersion,
  isConfirmable,
} from './confirmations.ts'
import { exampleMotorhome, exampleTrailer } from './example-vehicles.ts'
import type { VehicleValues } from './values.ts'

const codesOf = (values: VehicleValues) =>
  confirmationsNeeded(values).map((each) => each.attributeCode)

describe('answers to confirm (spec, catalogue of confirmation flags)', () => {
  it.each([
    ['smokers_car', 'yes', 'no'],
    ['upgrade_particulate_filter', 'yes', 'unknown'],
    ['four_wheel_drive', true, false],
    ['air_condition_independent', true, false],
    ['winterproof', true, false],
    ['damaged', 'unknown', 'yes'],
    ['water_damaged', 'unknown', 'repaired'],
    ['hail_damaged', 'unknown', 'no'],
    ['fuel', 'gasoline', 'diesel'],
    ['keys_car', '1', '3_or_more'],
    ['headlamps', 'full_led', 'led'],
    ['headlamps', 'xenon', 'halogen'],
    ['defects_exists', 'no', 'yes'],
    ['hu_expired', 'no', 'yes'],
    ['yearly_leak_test', 'carried_out_annually', 'irregular'],
    ['service_and_inspection', 'service_book_maintained', 'partly'],
    ['power_kw', 140, 103],
  ])('asks again about %s when it is %s, not when it is %s', (code, flagged, plain) => {
    expect(codesOf({ ...exampleMotorhome, [code]: flagged })).toContain(code)
    expect(codesOf({ ...exampleMotorhome, [code]: plain })).not.toContain(code)
  })

  it.each([
    ['trailer_smokers_car', 'yes', 'no'],
    ['trailer_leak_test_yearly', 'yes', 'no'],
    ['trailer_winterproof', true, false],
    ['trailer_damaged', 'unknown', 'no'],
    ['trailer_water_damaged', 'unknown', 'no'],
    ['trailer_hail_damaged', 'unknown', 'no'],
    ['trailer_hu_expired', 'no', 'yes'],
  ])('asks of a trailer about %s when it is %s, not when it is %s', (code, flagged, plain) => {
    expect(codesOf({ ...exampleTrailer, [code]: flagged })).toContain(code)
    expect(codesOf({ ...exampleTrailer, [code]: plain })).not.toContain(code)
  })

  it('asks once, and again when the answer has changed', () => {
    const values = { ...exampleMotorhome, headlamps: 'xenon' }
    const confirmed = Object.fromEntries(
      confirmationsNeeded(values).map((each) => [each.attributeCode, each.value]),
    )
    expect(confirmationsPending(values, confirmed)).toEqual([])
    const changed = { ...values, headlamps: 'full_led' }
    expect(confirmationsPending(changed, confirmed)).toEqual([
      { attributeCode: 'headlamps', value: 'full_led' },
    ])
  })

  it('counts for this answer and today’s sentence alone', () => {
    const values = { ...exampleMotorhome, headlamps: 'xenon', fuel: 'diesel' }
    const given = { attributeCode: 'headlamps', value: 'xenon' } as const
    const textVersion = confirmationTextVersion
    expect(isConfirmable(values, { ...given, textVersion })).toBe(true)
    expect(isConfirmable(values, { ...given, value: 'full_led', textVersion })).toBe(false)
    expect(isConfirmable(values, { ...given, textVersion: '2020-01' })).toBe(false)
    const unasked = { attributeCode: 'fuel', value: 'diesel', textVersion } as const
    expect(isConfirmable(values, unasked)).toBe(false)
  })

  it('knows every code of the catalogue of flags', () => {
    expect(confirmableCodes).toHaveLength(23)
  })
})
