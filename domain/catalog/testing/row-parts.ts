import type { CatalogRow } from '../catalog-row.ts'
import {
  type CodedColumn,
  codedFacts,
  figureFacts,
  type RowPart,
  type WordLists,
  wordFacts,
} from '../row-part.ts'

/** Rows as parts of one load, each of so many at most: what a database would have been read into. */
export function partsOf(rows: readonly CatalogRow[], rowsAtOnce: number): RowPart[] {
  const coded = Object.fromEntries(codedFacts.map((fact) => [fact, codes()]))
  const words = Object.fromEntries(wordFacts.map((fact) => [fact, codes()]))
  const parts: RowPart[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    parts.push({
      count: some.length,
      // What lies behind the rows is of no row.
      entityIds: Float64Array.of(...some.map(({ entityId }) => entityId), 1),
      coded: Object.fromEntries(
        codedFacts.map((fact) => [fact, coded[fact]?.columnOf(some.map((row) => row[fact]))]),
      ),
      figures: Object.fromEntries(
        figureFacts.map((fact) => [
          fact,
          Float64Array.from(some, (row) => row[fact] ?? Number.NaN),
        ]),
      ),
      words: Object.fromEntries(
        wordFacts.map((fact) => [fact, words[fact]?.listsOf(some.map((row) => row[fact]))]),
      ),
      // Each fact has its own codes.
    } as unknown as RowPart)
  }
  return parts
}

function codes() {
  const values: unknown[] = []
  const numberOf = new Map<string, number>()
  const code = (value: unknown): number => {
    const key = JSON.stringify(value)
    const known = numberOf.get(key) ?? values.push(value) - 1
    numberOf.set(key, known)
    return known
  }
  return {
    columnOf: (column: readonly unknown[]): CodedColumn<unknown> => ({
      numbers: Int32Array.from(column, code),
      values,
    }),
    listsOf: (
      lists: readonly (readonly string[])[],
    ): Pick<WordLists, 'ends' | 'numbers'> & {
      readonly values: readonly unknown[]
    } => {
      let end = 0
      const ends = Int32Array.from(lists, (list) => {
        end += list.length
        return end
      })
      return { ends, numbers: Int32Array.from(lists.flat(), code), values }
    },
  }
}

/** The rows of a part, one by one. */
export function rowsOf({ count, entityIds, coded, figures, words }: RowPart): CatalogRow[] {
  return Array.from({ length: count }, (_, at) => {
    const cellOf = ({ numbers, values }: CodedColumn<unknown>) => values[numbers[at] ?? -1]
    const figureOf = (column: Float64Array) => (Number.isNaN(column[at]) ? null : column[at])
    const listOf = ({ ends, numbers, values }: WordLists) =>
      [...numbers.subarray(at === 0 ? 0 : ends[at - 1], ends[at])].map((number) => values[number])
    const entityId = entityIds[at]
    return {
      ...{ entityId, ...mapped(coded, cellOf), ...mapped(figures, figureOf) },
      ...mapped(words, listOf),
      // By the same facts as the part.
    } as unknown as CatalogRow
  })
}

function mapped<Column>(
  columns: Readonly<Record<string, Column>>,
  cellOf: (column: Column) => unknown,
) {
  return Object.fromEntries(Object.entries(columns).map(([fact, column]) => [fact, cellOf(column)]))
}
