import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { gridPriceBelow } from '../../pricing/odds/price-grid.ts'
import { monthNumber, type SoldVehicle } from '../valued-vehicle.ts'
import { marketPrices, type PriceFilter, quartersUntil } from './market-prices.ts'

const sales = inventedSales(6000)
const lastMonth = monthNumber(2026, 9)
const everything: PriceFilter = { kind: null, age: null, country: null }

function some(count: number): readonly SoldVehicle[] {
  const [first] = sales
  if (!first) throw new Error('There are sales')
  return Array.from({ length: count }, (_none, index) => ({
    ...first,
    saleId: index + 1,
    soldInMonth: lastMonth,
    hammerEur: 30_000 + 1000 * index,
  }))
}

const pointOf = (of: readonly SoldVehicle[]) =>
  marketPrices(of, { filter: everything, lastMonth })[0]?.points.at(-1)

test('nothing is shown of fewer than ten sales, and then they enter by fives (rules 1)', () => {
  expect(pointOf(some(9))).toBeUndefined()
  expect(pointOf(some(10))).toEqual({ sales: 10, medianEur: 34_000 })
  expect(pointOf(some(14))).toEqual(pointOf(some(10)))
  expect(pointOf(some(15))).toEqual({ sales: 15, medianEur: 37_000 })
})

test('twelve whole quarters end with the last one that is over', () => {
  expect(quartersUntil(lastMonth)).toHaveLength(12)
  expect(quartersUntil(lastMonth).at(-1)).toBe(lastMonth)
})

test('all figures of every filter lie on the grid and stand for ten sales or more (rules 1)', () => {
  const filter = fc.record({
    kind: fc.constantFrom(null, 'motorhome' as const, 'trailer' as const),
    age: fc.constantFrom(null, 'to3' as const, 'to8' as const, 'to15' as const, 'above15' as const),
    country: fc.constantFrom(null, 'DE', 'NL', 'CZ'),
  })
  fc.assert(
    fc.property(filter, (chosen) => {
      const points = marketPrices(sales, { filter: chosen, lastMonth }).flatMap((row) => row.points)
      for (const point of points) {
        if (!point) continue
        expect(point.sales).toBeGreaterThanOrEqual(10)
        expect(gridPriceBelow(point.medianEur)).toBe(point.medianEur)
      }
    }),
    { numRuns: 20 },
  )
})
