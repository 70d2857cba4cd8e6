import { type Feature, penaltyOf } from './features.ts'
import { solveSymmetric } from './solve-symmetric.ts'

/** Rows of features with only what is not zero: row r is from `starts[r]` to before `starts[r + 1]`. */
export type SparseRows = {
  readonly columns: readonly string[]
  readonly starts: Int32Array
  readonly indexes: Int32Array
  readonly values: Float64Array
}

/** What the normal equations need of some rows. */
type Sums = { readonly lower: Float64Array; readonly right: Float64Array }

/** Columns that fewer rows have are left out: nothing is learnt from a few sales (rules 1). */
export function sparseRows(features: readonly (readonly Feature[])[], least: number): SparseRows {
  const counts = new Map<string, number>()
  for (const row of features) {
    for (const [column] of row) counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  const columns = [...counts].filter(([, count]) => count >= least).map(([column]) => column)
  const indexOf = new Map(columns.map((column, index) => [column, index]))
  const starts = new Int32Array(features.length + 1)
  const indexes: number[] = []
  const values: number[] = []
  for (const [row, rowFeatures] of features.entries()) {
    for (const [column, value] of rowFeatures) {
      const index = indexOf.get(column)
      if (index === undefined) continue
      indexes.push(index)
      values.push(value)
    }
    starts[row + 1] = indexes.length
  }
  return { columns, starts, indexes: Int32Array.from(indexes), values: Float64Array.from(values) }
}

/** @param groups which of the sums each row belongs to */
export function sumsByGroup(
  rows: SparseRows,
  { targets, weights, groups, groupCount }: Fit & { groups: Uint8Array; groupCount: number },
): readonly Sums[] {
  const size = rows.columns.length
  const all = Array.from({ length: groupCount }, () => ({
    lower: new Float64Array(size * size),
    right: new Float64Array(size),
  }))
  for (let row = 0; row < targets.length; row += 1) {
    const sums = all[groups[row] ?? 0]
    if (sums) addRow(sums, rows, { row, target: targets[row] ?? 0, weight: weights[row] ?? 0 })
  }
  return all
}

export type Fit = { readonly targets: Float64Array; readonly weights: Float64Array }

function addRow(
  { lower, right }: Sums,
  { columns, starts, indexes, values }: SparseRows,
  { row, target, weight }: { row: number; target: number; weight: number },
): void {
  const size = columns.length
  const from = starts[row] ?? 0
  const to = starts[row + 1] ?? 0
  for (let one = from; one < to; one += 1) {
    const column = indexes[one] ?? 0
    const weighted = weight * (values[one] ?? 0)
    right[column] = (right[column] ?? 0) + weighted * target
    for (let other = from; other < to; other += 1) {
      const second = indexes[other] ?? 0
      if (second > column) continue
      const place = column * size + second
      lower[place] = (lower[place] ?? 0) + weighted * (values[other] ?? 0)
    }
  }
}

/** The effect of each column, drawn to zero by its penalty. */
export function solveRidge(columns: readonly string[], sums: readonly Sums[]): Float64Array {
  const size = columns.length
  const lower = new Float64Array(size * size)
  const right = new Float64Array(size)
  for (const part of sums) {
    for (let place = 0; place < lower.length; place += 1) {
      lower[place] = (lower[place] ?? 0) + (part.lower[place] ?? 0)
    }
    for (let place = 0; place < size; place += 1) {
      right[place] = (right[place] ?? 0) + (part.right[place] ?? 0)
    }
  }
  // So little that it moves nothing: the figures stay solvable where two columns say the same.
  const always = 1e-6
  for (const [index, column] of columns.entries()) {
    const place = index * size + index
    lower[place] = (lower[place] ?? 0) + penaltyOf(column) + always
  }
  return solveSymmetric(lower, right, size)
}

export function rowSum(rows: SparseRows, effects: Float64Array, row: number): number {
  let sum = 0
  for (let at = rows.starts[row] ?? 0; at < (rows.starts[row + 1] ?? 0); at += 1) {
    sum += (effects[rows.indexes[at] ?? 0] ?? 0) * (rows.values[at] ?? 0)
  }
  return sum
}
