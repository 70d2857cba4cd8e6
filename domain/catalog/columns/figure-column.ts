import type { NumberRange } from '../filters.ts'
import { type Bits, setBit } from './bits.ts'

/** The figures of all rows that one range filter looks at: several for a row that has several. */
export class FigureColumn {
  #columns: Float64Array[] = []
  #slots = 0

  grow(slots: number): void {
    this.#slots = slots
    this.#columns = this.#columns.map((column) => {
      const larger = emptyColumn(slots)
      larger.set(column)
      return larger
    })
  }

  /** Answers whether that was a change. */
  put(slot: number, figures: readonly (number | null)[]): boolean {
    while (this.#columns.length < figures.length) this.#columns.push(emptyColumn(this.#slots))
    let hasChanged = false
    for (const [index, column] of this.#columns.entries()) {
      const figure = figures[index] ?? Number.NaN
      if (Object.is(column[slot], figure)) continue
      column[slot] = figure
      hasChanged = true
    }
    return hasChanged
  }

  /** Rows of which one figure lies in the range, its ends included. */
  rowsWithin({ from = -Infinity, to = Infinity }: NumberRange, words: number): Bits {
    const found = new Int32Array(words)
    for (const column of this.#columns) {
      for (let slot = 0; slot < column.length; slot += 1) {
        const figure = column[slot] ?? Number.NaN
        // What is unknown is not a number, and in no range.
        if (figure >= from && figure <= to) setBit(found, slot)
      }
    }
    return found
  }
}

function emptyColumn(slots: number): Float64Array {
  return new Float64Array(slots).fill(Number.NaN)
}
