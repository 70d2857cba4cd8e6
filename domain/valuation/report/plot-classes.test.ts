import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { nextGridPrice } from '../../pricing/odds/price-grid.ts'
import { type ComparedSale, type ComparedSales, groupCompared } from '../model/comparables.ts'
import { trainModel } from '../model/train-model.ts'
import { valuate } from '../valuate.ts'
import { monthNumber } from '../valued-vehicle.ts'
import { plotClasses } from './plot-classes.ts'

const sales = inventedSales(3000)
const trained = trainModel(sales, 'one', monthNumber(2026, 10))
const all = [...trained.compared.values()].flat()
const question = { inMonth: trained.model.lastMonth, ownSaleIds: new Set<number>(), roundUpBy: 0.5 }
const among = (compared: ComparedSales) => ({ model: trained.model, compared })

const known = sales.filter((sale) => plotClasses(sale, trained, question).length > 0)
if (known.length === 0) throw new Error('No vehicle has a class to show')

test('no class of a plot has fewer than eight sales, and all lie on the grid (rules 1)', () => {
  for (const vehicle of known.slice(0, 300)) {
    const classes = plotClasses(vehicle, trained, question)
    expect(classes.every(({ count }) => count >= 8)).toBe(true)
    const answer = valuate(vehicle, trained, question)
    const total = classes.reduce((sum, { count }) => sum + count, 0)
    expect(answer.kind === 'range' && total).toBeLessThanOrEqual(
      answer.kind === 'range' ? answer.comparedCount : 0,
    )
  }
})

test('one sale that changes moves a class by a step at most, and other classes not at all (rules 1)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.nat({ max: all.length - 1 }),
      fc.double({ min: -1.1, max: 1.1, noNaN: true }),
      (vehicle, at, residual) => {
        const changed = all.map(
          (each, index): ComparedSale => (index === at ? { ...each, residual } : each),
        )
        const before = plotClasses(vehicle, trained, question)
        const after = plotClasses(vehicle, among(groupCompared(changed)), question)
        const moved = before.filter((each, index) => each.likelyEur !== after[index]?.likelyEur)
        expect(after).toHaveLength(before.length)
        expect(moved.length).toBeLessThanOrEqual(1)
        for (const each of moved) {
          const now = after[before.indexOf(each)]?.likelyEur ?? 0
          const [low, high] = [each.likelyEur, now].sort((one, other) => one - other)
          expect(high).toBe(nextGridPrice(low ?? 0))
        }
      },
    ),
    { numRuns: 60 },
  )
})
