import fc from 'fast-check'
import { expect, test } from 'vitest'
import { biddersAt, searchersAt, shownDealers } from './demand.ts'

const dealers = (count: number) =>
  Array.from({ length: count }, (_none, merchantId) => ({ merchantId }))

test('dealers are told from ten on, by fives, each once, and never more than there are (rules 1)', () => {
  const shown = (count: number) => shownDealers(dealers(count), 0)
  expect([0, 9, 10, 14, 15, 23].map(shown)).toEqual([null, null, 10, 10, 15, 20])
  expect(shownDealers([...dealers(6), ...dealers(6)], 0)).toBeNull()
  fc.assert(
    fc.property(
      fc.nat({ max: 60 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (count, by) => {
        expect(shownDealers(dealers(count), by) ?? 0).toBeLessThanOrEqual(count < 10 ? 0 : count)
      },
    ),
  )
})

test('worlds that differ in one dealer have the same answer for most secrets of a class (rules 1)', () => {
  const secrets = [0, 0.2, 0.4, 0.6, 0.8]
  for (let count = 0; count < 40; count += 1) {
    const same = secrets.filter(
      (by) => shownDealers(dealers(count), by) === shownDealers(dealers(count + 1), by),
    )
    expect(same.length).toBeGreaterThanOrEqual(4)
  }
})

test('at a price those count who bid as much, and those whose search reaches it', () => {
  const bids = [20_000, 30_000, 40_000].map((eur, merchantId) => ({ merchantId, eur }))
  expect(biddersAt(30_000, bids).map(({ merchantId }) => merchantId)).toEqual([1, 2])
  const searches = [
    { merchantId: 1, fromEur: null, toEur: 30_000 },
    { merchantId: 2, fromEur: 31_000, toEur: null },
    { merchantId: 3, fromEur: null, toEur: null },
  ]
  expect(searchersAt(30_000, searches).map(({ merchantId }) => merchantId)).toEqual([1, 3])
})
