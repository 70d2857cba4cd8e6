import type { RowFigures } from '../row-part.ts'
import {
  type CatalogSort,
  figureToSort,
  type SortFigure,
  sortFigureOf,
  sortFigures,
} from '../sorting.ts'
import { larger } from './bits.ts'
import type { RowRanks } from './page-of-order.ts'

/** The small figures that dealers sort by, for each row; an order is made of them when it is asked for. */
export class SortFigures {
  readonly #columns: Record<SortFigure, Float64Array> = {
    ...{ damages: new Float64Array(0), documents: new Float64Array(0) },
    light: new Float64Array(0),
  }
  /** That any row has had. */
  readonly #largest: Record<SortFigure, number> = { damages: 0, documents: 0, light: 0 }

  grow(slots: number): void {
    for (const figure of sortFigures) {
      this.#columns[figure] = larger(this.#columns[figure], new Float64Array(slots))
    }
  }

  /** Answers whether that was a change. */
  put(slot: number, row: RowFigures): boolean {
    let hasChanged = false
    for (const figure of sortFigures) {
      const value = figureToSort(row, figure) ?? Number.NaN
      if (Object.is(this.#columns[figure][slot], value)) continue
      this.#columns[figure][slot] = value
      if (value > this.#largest[figure]) this.#largest[figure] = value
      hasChanged = true
    }
    return hasChanged
  }

  /** Undefined for orders by anything else. */
  ranksOf(sort: CatalogSort): RowRanks | undefined {
    const by = sortFigureOf(sort)
    if (!by) return undefined
    const figures = this.#columns[by.figure]
    const largest = this.#largest[by.figure]
    const unknown = largest + 1
    const rankOf = (slot: number) => {
      const figure = figures[slot] ?? Number.NaN
      if (Number.isNaN(figure)) return unknown
      return by.direction === 1 ? figure : largest - figure
    }
    return { unknown, rankOf }
  }
}
