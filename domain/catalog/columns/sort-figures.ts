import type { CatalogRow } from '../catalog-row.ts'
import {
  type CatalogSort,
  figureToSort,
  type SortFigure,
  sortFigureOf,
  sortFigures,
} from '../sorting.ts'
import { larger } from './bits.ts'

/** The small figures that dealers sort by, for each row; an order is made of them when it is asked for. */
export class SortFigures {
  readonly #columns: Record<SortFigure, Float64Array> = {
    ...{ damages: new Float64Array(0), documents: new Float64Array(0) },
    light: new Float64Array(0),
  }

  grow(slots: number): void {
    for (const figure of sortFigures) {
      this.#columns[figure] = larger(this.#columns[figure], new Float64Array(slots))
    }
  }

  /** Answers whether that was a change. */
  put(slot: number, row: CatalogRow): boolean {
    let hasChanged = false
    for (const figure of sortFigures) {
      const value = figureToSort(row, figure) ?? Number.NaN
      if (Object.is(this.#columns[figure][slot], value)) continue
      this.#columns[figure][slot] = value
      hasChanged = true
    }
    return hasChanged
  }

  /** Of the row in a slot, smallest first; null where nothing is known. Undefined for orders by anything else. */
  keysOf(sort: CatalogSort): ((slot: number) => number | null) | undefined {
    const by = sortFigureOf(sort)
    if (!by) return undefined
    const figures = this.#columns[by.figure]
    return (slot) => {
      const figure = figures[slot] ?? Number.NaN
      return Number.isNaN(figure) ? null : figure * by.direction
    }
  }
}
