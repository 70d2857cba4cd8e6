import { describe, expect, it } from 'vitest'
import { exampleMotorhome, exampleTrailer } from './example-vehicles.ts'
import { doubtsAbout, mileageDoubt, powerDoubt } from './plausibility.ts'
import { horsepowerOf, kilowattsOf } from './power.ts'

const now = Date.UTC(2026, 10, 23)
const motorhome = (change: Record<string, number | string>) => ({ ...exampleMotorhome, ...change })

describe('plausibility of a mileage (spec 5.4, 9.1)', () => {
  // Registered in May 2019, seven and a half years ago.
  it.each([
    [840, 'mileage_out_of_bounds', 84_000],
    [999, 'mileage_out_of_bounds', 99_900],
    [8400, undefined, undefined],
    [1000, 'mileage_unusual_for_age', 100_000],
    [84_000, undefined, undefined],
    [840_000, 'mileage_unusual_for_age', 84_000],
    [1_000_000, 'mileage_out_of_bounds', 100_000],
  ])('at %i km doubts %s and offers %s', (mileage, doubt, likely) => {
    const found = mileageDoubt(motorhome({ mileage }), now)
    expect([found?.doubt, found?.likely]).toEqual([doubt, likely])
  })

  it('tells age and what would be usual', () => {
    expect(mileageDoubt(motorhome({ mileage: 840 }), now)?.params).toEqual({
      mileage: 840,
      usualMin: 50_000,
      usualMax: 95_000,
      years: 7,
      months: 6,
    })
  })

  it('asks again about 0 km, of which no figure is the likely one', () => {
    const found = mileageDoubt(motorhome({ mileage: 0 }), now)
    expect(found?.doubt).toBe('mileage_out_of_bounds')
    expect(found).not.toHaveProperty('likely')
  })

  it('offers no correction for a vehicle that is hardly a year old', () => {
    const values = motorhome({
      mileage: 300,
      first_registration_year: 2026,
      first_registration_month: '6',
    })
    expect(mileageDoubt(values, now)).toEqual({
      field: 'mileage',
      doubt: 'mileage_out_of_bounds',
      params: { mileage: 300, min: 1000, max: 999_999 },
    })
  })
})

describe('plausibility of the power (spec 9.1)', () => {
  it.each([
    [103, 140],
    [96, 131],
    [110, 150],
    [132, 179],
  ])('shows %i kW as %i PS', (powerKw, horsepower) => {
    expect(horsepowerOf(powerKw)).toBe(horsepower)
  })

  it.each([
    ['fiat', 140, 103],
    ['fiat', 131, 96],
    ['ford', 170, 125],
    ['fiat', 103, undefined],
    ['mercedes', 140, undefined],
    ['fiat', 97, undefined],
    // Refused already: no engine has it.
    ['fiat', 66_103, undefined],
  ])('on a %s with %i kW offers %s', (chassis, powerKw, likely) => {
    expect(powerDoubt(motorhome({ chassis_make: chassis, power_kw: powerKw }))?.likely).toBe(likely)
  })

  it('turns PS into kW', () => {
    expect(kilowattsOf(140)).toBe(103)
  })
})

describe('plausibility of weights and sizes', () => {
  it.each([
    [{ kerb_weight: 2900 }, undefined],
    [{ kerb_weight: 2900, payload: 600 }, undefined],
    [
      { kerb_weight: 2900, payload: 900 },
      { doubt: 'weights_do_not_add_up', likely: 600 },
    ],
    [{ kerb_weight: 3300 }, { doubt: 'payload_small' }],
  ])('weighs %j', (change, expected) => {
    const [found] = doubtsAbout(motorhome(change), now)
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })

  it('recognises a length in centimetres and offers millimetres', () => {
    expect(doubtsAbout({ ...exampleTrailer, length: 736 }, now)).toEqual([
      { field: 'length', doubt: 'given_in_centimetres', params: { value: 736 }, likely: 7360 },
    ])
  })
})
