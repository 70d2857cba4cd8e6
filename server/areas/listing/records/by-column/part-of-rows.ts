import type { AdPart } from './catalog-ad-columns-store.ts'

type Column = Float64Array | Int32Array

/** The part with these of its rows alone. */
export function partOfRows(part: AdPart, rows: readonly number[]): AdPart {
  const pick = <Picked extends Column>(column: Picked): Picked => {
    const picked = column.slice(0, rows.length) as Picked // A copy of the same type.
    for (const [at, row] of rows.entries()) picked[at] = column[row] ?? 0
    return picked
  }
  return {
    ...part,
    count: rows.length,
    entityIds: pick(part.entityIds),
    releasedIds: pick(part.releasedIds),
    publishedAt: pick(part.publishedAt),
    figures: mapColumns(part.figures, pick),
    coded: mapColumns(part.coded, (column) => ({ ...column, numbers: pick(column.numbers) })),
    words: mapColumns(part.words, (lists) => ({ ...lists, ...listsOf(lists, rows) })),
  }
}

function listsOf(
  { ends, numbers }: AdPart['words']['equipment'],
  rows: readonly number[],
): Pick<AdPart['words']['equipment'], 'ends' | 'numbers'> {
  const pickedEnds = new Int32Array(rows.length)
  const picked = new Int32Array(ends.at(-1) ?? 0)
  let end = 0
  for (const [at, row] of rows.entries()) {
    const own = numbers.subarray(row === 0 ? 0 : ends[row - 1], ends[row])
    picked.set(own, end)
    end += own.length
    pickedEnds[at] = end
  }
  return { ends: pickedEnds, numbers: picked }
}

function mapColumns<Columns extends object>(
  columns: Columns,
  map: (column: Columns[keyof Columns]) => Columns[keyof Columns],
): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, map(column)]),
    // The same names with columns of the same types.
  ) as Columns
}
