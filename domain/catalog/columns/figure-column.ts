import type { NumberRange } from '../filters.ts'
import { type Bits, larger } from './bits.ts'

/** The figures of all rows that one range filter looks at, whole numbers: several for a row that has several. */
export class FigureColumn {
  #columns: Int32Array[] = []
  #slots = 0

  grow(slots: number): void {
    this.#slots = slots
    this.#columns = this.#columns.map((column) => larger(column, emptyColumn(slots)))
  }

  /** Answers whether that was a change. */
  put(slot: number, figures: readonly (number | null)[]): boolean {
    while (this.#columns.length < figures.length) this.#columns.push(emptyColumn(this.#slots))
    let hasChanged = false
    for (const [index, column] of this.#columns.entries()) {
      const figure = kept(figures[index] ?? unknown)
      if (column[slot] === figure) continue
      column[slot] = figure
      hasChanged = true
    }
    return hasChanged
  }

  /** One of the figures of a row that has had none. */
  fill(slot: number, index: number, figure: number | null): void {
    while (this.#columns.length <= index) this.#columns.push(emptyColumn(this.#slots))
    const column = this.#columns[index]
    if (column && figure !== null) column[slot] = kept(figure)
  }

  /** Rows of which one figure lies in the range, its ends included. */
  rowsWithin({ from = -Infinity, to = Infinity }: NumberRange, words: number): Bits {
    const found = new Int32Array(words)
    const range = { from: kept(Math.max(Math.ceil(from), smallest)), to: kept(Math.floor(to)) }
    const add = range.to === largest ? addFrom : addWithin
    for (const column of this.#columns) add(found, column, range)
    return found
  }
}

/** So far apart at most that the difference of two fits into 32 bits. */
const largest = 2 ** 30
const unknown = -largest
const smallest = unknown + 1
const allOfWord = -1

function kept(figure: number): number {
  return Math.round(Math.min(Math.max(figure, unknown), largest))
}

/**
 * Without a question for each row, which a processor cannot guess the answer of: a difference below zero has its sign in the
 * highest bit. A word of the set is written once for all of its rows.
 */
function addWithin(
  found: Bits,
  column: Int32Array,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  for (let word = 0; word < found.length; word += 1) {
    let bits = found[word] ?? 0
    if (bits === allOfWord) continue
    for (let bit = 0, slot = word << 5; bit < 32; bit += 1, slot += 1) {
      const figure = column[slot] ?? unknown
      const isOutside = ((figure - from) | (to - figure)) >>> 31
      bits |= (isOutside ^ 1) << bit
    }
    found[word] = bits
  }
}

/** The same where nothing is too large: most ranges are open at one end. */
function addFrom(found: Bits, column: Int32Array, { from }: { readonly from: number }): void {
  for (let word = 0; word < found.length; word += 1) {
    let bits = found[word] ?? 0
    if (bits === allOfWord) continue
    for (let bit = 0, slot = word << 5; bit < 32; bit += 1, slot += 1) {
      const isOutside = ((column[slot] ?? unknown) - from) >>> 31
      bits |= (isOutside ^ 1) << bit
    }
    found[word] = bits
  }
}

function emptyColumn(slots: number): Int32Array {
  return new Int32Array(slots).fill(unknown)
}
