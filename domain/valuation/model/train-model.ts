import { vehicleKinds } from '../../vehicle/attribute.ts'
import { valuationSettings } from '../valuation-settings.ts'
import type { SoldVehicle } from '../valued-vehicle.ts'
import { type ComparedSale, type ComparedSales, groupCompared } from './comparables.ts'
import { featuresOf, quarterFeatures } from './features.ts'
import { rowSum, type SparseRows, solveRidge, sparseRows, sumsByGroup } from './ridge.ts'
import { reachOf, spreadOf } from './spread.ts'
import { allBodyTypes, usualValuesOf } from './usual-values.ts'
import type { KindModel, ValuationModel } from './valuation-model.ts'

/**
 * Learns from sales what moves a price: a ridge regression on the logarithm of the hammer price, its outliers
 * weighed down, and ranges from how far each sale lay from what four fifths of the others said of it
 * (docs/decisions/0136). The same sales give the same model.
 * @param sales of whole quarters, in any order
 * @param endsBeforeMonth the first month of the quarter after them; a later sale is refused, because one that
 *   enters alone could be read out of two versions (rules 1)
 */
export function trainModel(
  sales: readonly SoldVehicle[],
  version: string,
  endsBeforeMonth: number,
): { readonly model: ValuationModel; readonly compared: ComparedSales } {
  if (
    endsBeforeMonth % 3 !== 0 ||
    sales.some(({ soldInMonth }) => soldInMonth >= endsBeforeMonth)
  ) {
    throw new Error('a model learns from whole quarters alone')
  }
  const lastMonth = sales.reduce((last, sale) => Math.max(last, sale.soldInMonth), 0)
  const recent = sales.filter(
    ({ soldInMonth, hammerEur }) =>
      soldInMonth > lastMonth - valuationSettings.monthsOfHistory && hammerEur > 0,
  )
  const trained = vehicleKinds.flatMap((kind) => {
    const ofKind = recent.filter((sale) => sale.kind === kind)
    if (ofKind.length < valuationSettings.leastSalesOfKind) return []
    return [{ kind, ...trainKind(ofKind) }]
  })
  return {
    model: {
      version,
      lastMonth,
      kinds: Object.fromEntries(trained.map(({ kind, model }) => [kind, model])),
    },
    compared: groupCompared(trained.flatMap(({ compared }) => compared)),
  }
}

function trainKind(sales: readonly SoldVehicle[]): {
  readonly model: KindModel
  readonly compared: readonly ComparedSale[]
} {
  const usual = usualValuesOf(sales)
  const quarters = laterQuartersOf(sales)
  const rows = sparseRows(
    sales.map((sale) => [
      ...featuresOf(sale, sale.soldInMonth, usual),
      ...quarterFeatures(sale.soldInMonth, quarters),
    ]),
    valuationSettings.leastSalesOfEffect,
  )
  const targets = Float64Array.from(sales, ({ hammerEur }) => Math.log(hammerEur))
  const { effects, residuals } = fitByFolds(rows, targets, sales)
  const compared = sales.map((sale, index) => ({ sale, residual: residuals[index] ?? 0 }))
  const known = new Set(rows.columns)
  const spread = spreadOf(compared, (column) => known.has(column))
  const model = {
    sales: sales.length,
    columns: rows.columns,
    effects: [...effects],
    usual,
    reference: referenceOf(rows, sales),
    quarters,
    spread,
    reach: reachOf(compared, { spread, hasColumn: (column) => known.has(column) }),
  }
  return { model, compared }
}

/** All quarters but the first, whose level the others are told from. */
function laterQuartersOf(sales: readonly SoldVehicle[]): readonly number[] {
  const quarters = new Set(sales.map(({ soldInMonth }) => Math.floor(soldInMonth / 3)))
  return [...quarters].sort((one, other) => one - other).slice(1)
}

/** The effects by all sales, and how far each sale lies from what the other folds say. */
function fitByFolds(
  rows: SparseRows,
  targets: Float64Array,
  sales: readonly SoldVehicle[],
): { readonly effects: Float64Array; readonly residuals: Float64Array } {
  const groupCount = valuationSettings.folds
  const groups = Uint8Array.from(sales, ({ saleId }) => foldOf(saleId))
  const even = new Float64Array(sales.length).fill(1)
  const first = solveRidge(
    rows.columns,
    sumsByGroup(rows, { targets, weights: even, groups, groupCount }),
  )
  const weights = robustWeights(targets.map((target, row) => target - rowSum(rows, first, row)))
  const sums = sumsByGroup(rows, { targets, weights, groups, groupCount })
  const byFold = sums.map((left) =>
    solveRidge(
      rows.columns,
      sums.filter((each) => each !== left),
    ),
  )
  const residuals = targets.map((target, row) => {
    const effects = byFold[groups[row] ?? 0]
    return effects ? target - rowSum(rows, effects, row) : 0
  })
  return { effects: solveRidge(rows.columns, sums), residuals }
}

/** Huber: what lies far off pulls no more than what lies one and a half spreads off. */
function robustWeights(residuals: Float64Array): Float64Array {
  const sorted = residuals.map(Math.abs).sort()
  const spread = (sorted[Math.floor(sorted.length / 2)] ?? 0) / 0.6745
  return residuals.map((residual) => Math.min(1, (1.5 * spread) / Math.abs(residual || 1e-9)))
}

/** Any numbers give five even folds, also such that follow each other by fives. */
function foldOf(saleId: number): number {
  return ((Math.imul(saleId, 0x9e3779b1) >>> 0) >>> 8) % valuationSettings.folds
}

function referenceOf(
  rows: SparseRows,
  sales: readonly SoldVehicle[],
): Readonly<Record<string, readonly number[]>> {
  const byBody = Map.groupBy(sales.keys(), (row) => sales[row]?.bodyType ?? '')
  const common = [...byBody].filter(
    ([, found]) => found.length >= valuationSettings.leastSalesOfEffect,
  )
  const everything: readonly [string, readonly number[]] = [allBodyTypes, [...sales.keys()]]
  return Object.fromEntries(
    [everything, ...common].map(([bodyType, found]) => {
      const means = new Array<number>(rows.columns.length).fill(0)
      for (const row of found) {
        for (let at = rows.starts[row] ?? 0; at < (rows.starts[row + 1] ?? 0); at += 1) {
          const column = rows.indexes[at] ?? 0
          means[column] = (means[column] ?? 0) + (rows.values[at] ?? 0) / found.length
        }
      }
      return [bodyType, means]
    }),
  )
}
