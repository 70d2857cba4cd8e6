import { expect, test } from 'vitest'
import { attribute, type ListingAttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { figureAsEntered, figureText } from './figure-text.ts'
import { formatFor } from './format.ts'

/** Columns: locale, the vehicle's length, height, weight and power. */
const table = [
  ['de', '6.990 mm (6,99 m)', '2.900 mm (2,90 m)', '3.500 kg', '103 kW (140 PS)'],
  ['en', '6,990 mm (6.99 m)', '2,900 mm (2.90 m)', '3,500 kg', '103 kW (140 hp)'],
  ['nl', '6.990 mm (6,99 m)', '2.900 mm (2,90 m)', '3.500 kg', '103 kW (140 pk)'],
  ['sv', '6 990 mm (6,99 m)', '2 900 mm (2,90 m)', '3 500 kg', '103 kW (140 hk)'],
  ['da', '6.990 mm (6,99 m)', '2.900 mm (2,90 m)', '3.500 kg', '103 kW (140 hk)'],
  ['pl', '6990 mm (6,99 m)', '2900 mm (2,90 m)', '3500 kg', '103 kW (140 KM)'],
  ['es', '6990 mm (6,99 m)', '2900 mm (2,90 m)', '3500 kg', '103 kW (140 CV)'],
  ['cs', '6 990 mm (6,99 m)', '2 900 mm (2,90 m)', '3 500 kg', '103 kW (140 k)'],
] as const

/** No-break spaces are meant, but unreadable in a table. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each(table)(
  '%s measures a vehicle as its readers do',
  (locale, length, height, weight, power) => {
    const format = formatFor(locale)
    const said = (code: ListingAttributeCode, figure: number) =>
      plain(figureText(attribute(code), figure, format))
    expect(said('length', 6990)).toBe(length)
    expect(said('height', 2900)).toBe(height)
    expect(said('licensed_weight', 3500)).toBe(weight)
    expect(said('power_kw', 103)).toBe(power)
    expect(said('first_registration_year', 2021)).toBe('2021')
  },
)

test('beside an input a figure keeps the unit that was asked for', () => {
  const format = formatFor('de')
  expect(plain(figureAsEntered(attribute('length'), 6990, format))).toBe('6.990 mm')
  expect(plain(figureAsEntered(attribute('target_price'), 41_250, format))).toBe('41.250 €')
})
