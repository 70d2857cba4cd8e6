import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AttributeCode } from '../catalogue/attributes.ts'
import { attribute, listingAttributes } from '../catalogue/attributes.ts'
import { readDay, readMonth, readYearOnly } from './read-day.ts'
import { likelyFigure, readFigure } from './read-figure.ts'

const context = { kind: 'motorhome', thisYear: 2026 } as const

describe('a figure as people type it', () => {
  it.each<readonly [AttributeCode, string, number]>([
    ['length', '6,96 m', 6960],
    ['length', '6.96', 6960],
    ['length', '6,960 m', 6960],
    ['length', '696', 6960],
    ['length', '696 cm', 6960],
    ['length', '6960', 6960],
    ['length', '6.960', 6960],
    ['length', '6 960 mm', 6960],
    ['length', '7', 7000],
    ['inner_height', '1,98', 1980],
    ['awning_length', '4 m', 4000],
    ['licensed_weight', '3,5', 3500],
    ['licensed_weight', '3,5 t', 3500],
    ['licensed_weight', '3.500', 3500],
    ['licensed_weight', '3.5to', 3500],
    ['trailer_load_braked', '2 t', 2000],
    ['payload', '450 kg', 450],
    ['mileage', '84.000 km', 84_000],
    ['mileage', '84 tkm', 84_000],
    ['mileage', '84 000', 84_000],
    ['mileage', '0', 0],
    ['power_kw', '140 PS', 103],
    ['power_kw', '140 PS (103 kW)', 103],
    ['power_kw', '103kW', 103],
    ['cubic_capacity', '2,3', 2300],
    ['cubic_capacity', '2287 ccm', 2287],
    ['target_price', '12.500,-', 12_500],
    ['target_price', '12 500 EUR', 12_500],
    ['target_price', '€ 12,500', 12_500],
    ['target_price', '12.500,00 €', 12_500],
    ['target_price', '45 tsd', 45_000],
    ['tyre_tread', '6,5 mm', 6.5],
    ['solar_power', '200 Wp', 200],
    ['tyres_year', '19', 2019],
    ['tyres_year', '2019', 2019],
    ['tyres_year', '2319', 2019],
    ['tyres_year', 'DOT 2319', 2019],
    ['tyres_year', '2020', 2020],
    ['model_year', '98', 1998],
    ['model_year', '27', 2027],
  ])('reads %s "%s" as %d', (code, text, value) => {
    expect(readFigure(text, attribute(code), context)).toEqual({ kind: 'figure', value })
  })

  it.each<readonly [AttributeCode, string, number | undefined]>([
    ['target_price', '12,5', 13],
    ['target_price', '45.000,50', 45_001],
    ['mileage', 'many', undefined],
    ['length', '6,96x', 6960],
    ['mileage', '84.000 Meilen', 84_000],
    ['licensed_weight', 'x', undefined],
    ['tyres_year', '190', undefined],
  ])('does not guess %s "%s", and offers %s', (code, text, likely) => {
    const reading = readFigure(text, attribute(code), context)
    expect(reading).toEqual({ kind: 'unclear', ...(likely !== undefined && { likely }) })
  })

  it('offers the likely figure for one out of range', () => {
    expect(likelyFigure(35, attribute('licensed_weight'), context)).toBe(3500)
    expect(likelyFigure(69_600, attribute('length'), context)).toBe(6960)
    expect(likelyFigure(0, attribute('length'), context)).toBeUndefined()
  })

  const withRange = listingAttributes.filter(
    ({ frontendInput, range }) => frontendInput === 'simple' && range,
  )

  it('reads back every figure in range as itself, bare and with its unit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withRange), fc.nat(), (definition, drawn) => {
        const min = definition.range?.min ?? 0
        const max = Math.min(Number(definition.range?.max) || context.thisYear, 9_999_999)
        const value = min + (drawn % (max - min + 1))
        const grouped = new Intl.NumberFormat('de').format(value)
        const texts = definition.unit
          ? [String(value), `${value} ${definition.unit}`, `${grouped} ${definition.unit}`]
          : [String(value)]
        for (const text of texts) {
          expect(readFigure(text, definition, context)).toEqual({ kind: 'figure', value })
        }
      }),
    )
  })

  it('reads metres, centimetres and millimetres of one length alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 1300 }), (cm) => {
        const metres = (cm / 100).toFixed(2)
        const texts = [`${metres.replace('.', ',')} m`, metres, String(cm), String(cm * 10)]
        for (const text of texts) {
          expect(readFigure(text, attribute('length'), context)).toEqual({
            kind: 'figure',
            value: cm * 10,
          })
        }
      }),
    )
  })

  it('answers for any text, and never a figure that cannot be stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withRange), fc.string(), (definition, text) => {
        const reading = readFigure(text, definition, context)
        const isSound =
          reading.kind !== 'figure' ||
          (definition.backendType === 'decimal'
            ? Number.isFinite(reading.value)
            : Number.isSafeInteger(reading.value))
        expect(isSound).toBe(true)
      }),
    )
  })
})

describe('a day and a month as people type them', () => {
  it.each([
    ['12.3.26', '2026-03-12'],
    ['12.03.2026', '2026-03-12'],
    ['12/3/26', '2026-03-12'],
    ['12-3-2026', '2026-03-12'],
    ['2026-03-12', '2026-03-12'],
    ['12032026', '2026-03-12'],
    ['1. 5. 98', '1998-05-01'],
    ['31.2.26', null],
    ['12.3.', null],
    ['soon', null],
  ])('reads the day "%s" as %s', (text, day) => {
    expect(readDay(text, context)).toBe(day)
  })

  it.each([
    ['03/2026', '2026-03'],
    ['3.26', '2026-03'],
    ['3/28', '2028-03'],
    ['2028-11', '2028-11'],
    ['12.3.28', '2028-03'],
    ['26/03', '2026-03'],
    ['0326', '2026-03'],
    ['032026', '2026-03'],
    ['2026', null],
    ['1326', null],
    ['13/2026', null],
    ['26/13', null],
    ['0/2026', null],
    ['2026', null],
  ])('reads the month "%s" as %s', (text, month) => {
    expect(readMonth(text, context)).toBe(month)
  })

  it('reads a year of two figures beside a month', () => {
    expect([readYearOnly('28', context), readYearOnly('2019', context)]).toEqual([2028, 2019])
    expect([readYearOnly('2', context), readYearOnly('x', context)]).toEqual([null, null])
  })

  it('reads every day back that it is given', () => {
    const days = fc.date({
      min: new Date(0),
      max: new Date(Date.UTC(2045, 0)),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const [year, month, of] = day.split('-').map(Number)
        expect(readDay(`${of}.${month}.${year}`, context)).toBe(day)
        expect(readDay(day, context)).toBe(day)
        expect(readMonth(`${month}/${year}`, context)).toBe(day.slice(0, 7))
      }),
    )
  })
})
