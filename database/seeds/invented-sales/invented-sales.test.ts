import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rareMake } from './invented-market.ts'
import { hailMonths, jumpInMonth } from './invented-price.ts'
import { inventedSales } from './invented-sales.ts'

const sales = inventedSales()

test('the invented history is frozen: the same 20,000 sales since before the model was written', () => {
  const hash = createHash('sha256').update(JSON.stringify(sales)).digest('hex')
  expect(hash).toBe('0994158f93597bfba8449416f360243d2dd4630ee01e73ea123bf9b3bdf1d4dd')
})

test('it holds its traps: a rare make, a hail summer, a price jump, odometers in wrong units', () => {
  expect(sales.filter(({ make }) => make === rareMake)).toHaveLength(3)
  const hailIn = (from: number, to: number) =>
    sales.filter((sale) => sale.damages.hail && sale.soldInMonth >= from && sale.soldInMonth <= to)
  const { from, to } = hailMonths
  expect(hailIn(from, to).length).toBeGreaterThan(5 * hailIn(from - 12, to - 12).length)
  const meanFrom = (month: number) => {
    const prices = sales
      .filter(({ soldInMonth }) => soldInMonth >= month && soldInMonth < month + 4)
      .map(({ hammerEur }) => hammerEur)
    return prices.reduce((sum, price) => sum + price, 0) / prices.length
  }
  expect(meanFrom(jumpInMonth) / meanFrom(jumpInMonth - 4)).toBeGreaterThan(1.08)
  const driven = sales.filter(({ kind }) => kind === 'motorhome')
  expect(driven.filter(({ mileageKm }) => (mileageKm ?? 0) < 1000).length).toBeGreaterThan(20)
  expect(driven.filter(({ mileageKm }) => (mileageKm ?? 0) > 999_999).length).toBeGreaterThan(20)
})
