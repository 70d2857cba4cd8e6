import { expect, test } from 'vitest'
import { type SoldValuation, valuationQuality } from './valuation-quality.ts'

const sold = (part: Partial<SoldValuation>): SoldValuation => ({
  soldInMonth: 24_321,
  hammerEur: 40_000,
  operator: 'olga@test.example',
  answer: { fromEur: 38_000, toEur: 42_000 },
  computed: {
    version: '2026-Q3',
    likelyEur: 44_000,
    range: { fromEur: 41_000, toEur: 47_000 },
  },
  ...part,
})

test('people and model are measured month by month by the sales of their vehicles', () => {
  const { months } = valuationQuality([
    sold({ hammerEur: 50_000, soldInMonth: 24_322 }),
    sold({}),
    sold({ hammerEur: 44_000 }),
    sold({ hammerEur: 20_000, computed: null }),
  ])
  expect(months).toEqual([
    {
      month: 24_321,
      people: { sales: 3, within: 1, medianOffPercent: 9.1 },
      model: { sales: 2, within: 1, medianOffPercent: 0 },
    },
    {
      month: 24_322,
      people: { sales: 1, within: 0, medianOffPercent: 20 },
      model: { sales: 1, within: 0, medianOffPercent: 12 },
    },
  ])
})

test('each operator and each version of the model has a line; the newest version stands first', () => {
  const older = { version: '2026-Q2', likelyEur: 40_000, range: { fromEur: 1, toEur: 50_000 } }
  const { operators, versions } = valuationQuality([
    sold({ operator: null }),
    sold({ computed: older }),
    sold({ computed: null }),
  ])
  expect(operators.map(({ operator, score }) => [operator, score.sales])).toEqual([
    ['olga@test.example', 2],
    [null, 1],
  ])
  expect(versions.map(({ version, score }) => [version, score.within])).toEqual([
    ['2026-Q3', 0],
    ['2026-Q2', 1],
  ])
})

test('without sales there is nothing to tell', () => {
  expect(valuationQuality([])).toEqual({ months: [], operators: [], versions: [] })
})
