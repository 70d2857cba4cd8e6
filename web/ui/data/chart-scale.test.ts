import { describe, expect, test } from 'vitest'
import { listTicks, percentOf, stepPath } from './chart-scale.ts'

describe('the ticks of an axis', () => {
  test('are round and hold all data', () => {
    expect(listTicks({ min: 32_000, max: 41_000 })).toEqual([
      30_000, 32_500, 35_000, 37_500, 40_000, 42_500,
    ])
    expect(listTicks({ min: 0, max: 9 })).toEqual([0, 2.5, 5, 7.5, 10])
    expect(listTicks({ min: 0, max: 1, count: 2 })).toEqual([0, 0.5, 1])
  })

  test('exist for a single value and for nothing at all', () => {
    expect(listTicks({ min: 5, max: 5 }).length).toBeGreaterThan(1)
    expect(listTicks({ min: 0, max: 0 }).length).toBeGreaterThan(1)
  })
})

test('a share of a range without width is its start', () => {
  expect(percentOf(5, { from: 5, to: 5 })).toBe(0)
})

test('a step line keeps a bid until the next one and runs on to now', () => {
  const axes = { x: { from: 0, to: 100 }, y: { from: 0, to: 10 }, until: 80 }
  const points = [
    { at: 0, value: 5 },
    { at: 50, value: 10 },
  ]
  expect(stepPath(points, axes)).toBe('M0.00 50.00H50.00V0.00H80.00')
  expect(stepPath([], axes)).toBe('')
})
