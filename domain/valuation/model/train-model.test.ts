import { expect, test } from 'vitest'
import { rareMake } from '#database/seeds/invented-sales/invented-market.ts'
import { jumpInMonth } from '#database/seeds/invented-sales/invented-price.ts'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { gridPriceAbove, gridPriceBelow } from '../../pricing/odds/price-grid.ts'
import { likelyInMonths, valuate } from '../valuate.ts'
import { monthNumber, type SoldVehicle } from '../valued-vehicle.ts'
import { trainModel } from './train-model.ts'
import { plausibleMileageKm } from './usual-values.ts'

const sales = inventedSales(4000)
const heldOut = sales.filter(({ saleId }) => saleId % 5 === 0)
const trained = trainModel(
  sales.filter(({ saleId }) => saleId % 5 !== 0),
  'one',
  monthNumber(2026, 10),
)
const valuated = heldOut.flatMap((sale) => {
  const question = { inMonth: sale.soldInMonth, ownSaleIds: new Set<number>(), roundUpBy: 0.5 }
  const answer = valuate(sale, trained, question)
  return answer.kind === 'range' ? [{ sale, ...answer }] : []
})

test('about four fifths of sales that the model never saw lie within their range', () => {
  const within = valuated.filter(
    ({ sale, range }) => sale.hammerEur >= range.fromEur && sale.hammerEur <= range.toEur,
  )
  expect(valuated.length).toBeGreaterThan(450)
  expect(within.length / valuated.length).toBeGreaterThan(0.75)
  expect(within.length / valuated.length).toBeLessThan(0.86)
})

test('no range on fewer than 8 comparable sales, and every price lies on the grid (rules 1)', () => {
  for (const { range, likelyEur, comparedCount, comparableIds } of valuated) {
    expect(comparedCount).toBeGreaterThanOrEqual(8)
    expect(comparableIds).toHaveLength(comparedCount)
    for (const each of [range.fromEur, likelyEur, range.toEur]) {
      expect([gridPriceBelow(each), gridPriceAbove(each)]).toEqual([each, each])
    }
    expect(range.fromEur).toBeLessThan(likelyEur)
    expect(likelyEur).toBeLessThan(range.toEur)
  }
})

test('the parts of a price add up to it', () => {
  for (const { parts, likelyEur } of valuated) {
    const sum = parts.parts.reduce((total, { eur }) => total + eur, parts.usualEur)
    expect(sum).toBe(likelyEur)
  }
})

test('a make with few sales has no effect of its own, and each effect rests on twenty (rules 1)', () => {
  const columns = trained.model.kinds.motorhome?.columns ?? []
  expect(columns).toContain('make.hymer')
  expect(columns.filter((column) => column.includes(rareMake))).toEqual([])
  const seen = sales.filter(({ make, saleId }) => make === 'wingamm' && saleId % 5 !== 0)
  expect(columns.includes('make.wingamm')).toBe(seen.length >= 20)
})

test('damages and kilometres lower a price, equipment lifts it', () => {
  const at = monthNumber(2026, 6)
  const base = sales.find(
    ({ bodyType, make }) => bodyType === 'semi_integrated' && make === 'knaus',
  ) as SoldVehicle
  const plain = {
    ...base,
    firstRegisteredInMonth: at - 72,
    mileageKm: 50_000,
    equipment: { ...base.equipment, automatic: false },
    damages: { ...base.damages, water: false },
  }
  const likely = (vehicle: typeof plain) => {
    const answer = valuate(vehicle, trained, {
      inMonth: at,
      ownSaleIds: new Set(),
      roundUpBy: 0.5,
    })
    return answer.kind === 'range' ? answer.likelyEur : Number.NaN
  }
  expect(likely({ ...plain, damages: { ...plain.damages, water: true } })).toBeLessThan(
    likely(plain),
  )
  expect(likely({ ...plain, mileageKm: 65_000 })).toBeLessThanOrEqual(likely(plain))
  expect(
    likely({ ...plain, equipment: { ...plain.equipment, automatic: true } }),
  ).toBeGreaterThanOrEqual(likely(plain))
})

test('a jump of prices shows in what a vehicle was worth quarter by quarter', () => {
  const model = trained.model.kinds.motorhome
  const [any] = sales.filter(({ bodyType }) => bodyType === 'panel_van')
  if (!model || !any) throw new Error('No panel vans in the history')
  const vehicle = { ...any, firstRegisteredInMonth: jumpInMonth - 60, mileageKm: 55_000 }
  const months = [jumpInMonth - 2, jumpInMonth + 4, jumpInMonth + 50]
  const [before, after, later] = likelyInMonths(model, vehicle, { months, roundUpBy: 0.5 })
  expect(after?.month).toBe(jumpInMonth + 4)
  expect(after?.likelyEur).toBeGreaterThan((before?.likelyEur ?? 0) * 1.04)
  expect(later?.likelyEur).toBeLessThan(after?.likelyEur ?? 0)
})

test('an odometer in miles is believed, one in thousands or in metres is not (spec 5.4)', () => {
  const [any] = sales.filter(({ kind }) => kind === 'motorhome')
  const atAge = (years: number, mileageKm: number) =>
    plausibleMileageKm(
      { ...(any as SoldVehicle), firstRegisteredInMonth: 0, mileageKm },
      years * 12,
    )
  expect(atAge(6, 60_000)).toBe(60_000)
  expect(atAge(6, 37_000)).toBe(37_000)
  expect(atAge(6, 60)).toBeNull()
  expect(atAge(6, 60_000_000)).toBeNull()
  expect(atAge(6, 1_000_000)).toBeNull()
  expect(atAge(0, 0)).toBe(0)
  expect(atAge(3, 0)).toBeNull()
})
