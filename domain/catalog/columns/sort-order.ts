import type { CatalogViewer } from '../filters.ts'
import { type CatalogSort, sortsByPrice } from '../sorting.ts'
import { type RowColumns, sortSlots } from './sort-slots.ts'

/**
 * All rows in one order, kept while they change: those that have moved are taken out and put in again
 * at their places, in one pass over the others.
 */

/** Only prices are others for dealers. */
export function orderName(sort: CatalogSort, viewer: CatalogViewer): string {
  return sortsByPrice.includes(sort) ? `${sort} ${viewer}` : sort
}

export class SortOrder {
  readonly #rows: RowColumns
  #keys = new Float64Array(0)
  /** The first so many are the order. */
  #order = new Int32Array(0)
  #length = 0
  /** Slots whose place is not right any more, until `settle`; each once. */
  #moved: number[] = []
  #isMoved = new Uint8Array(0)
  /** Whether one of them has a place in the order that it has to leave. */
  #isLeaving = false

  constructor(rows: RowColumns) {
    this.#rows = rows
  }

  get slots(): Int32Array {
    return this.#order.subarray(0, this.#length)
  }

  keyOf(slot: number): number {
    return this.#keys[slot] ?? 0
  }

  grow(slots: number): void {
    const larger = new Float64Array(slots).fill(Number.NaN)
    larger.set(this.#keys)
    this.#keys = larger
    const flags = new Uint8Array(slots)
    flags.set(this.#isMoved)
    this.#isMoved = flags
    const order = new Int32Array(slots)
    order.set(this.#order)
    this.#order = order
  }

  /** With `hasMoved` where what all orders compare has changed as well. Answers whether it has to move. */
  put(slot: number, key: number, hasMoved: boolean): boolean {
    if (!hasMoved && this.#keys[slot] === key) return false
    this.#move(slot)
    this.#keys[slot] = key
    return true
  }

  clear(slot: number): void {
    this.#move(slot)
    this.#keys[slot] = Number.NaN
  }

  /** Puts one of many rows in, which have no place until `settleAll`. */
  fill(slot: number, key: number): void {
    this.#keys[slot] = key
  }

  /** Sorts all rows afresh; they come by their ids. */
  settleAll(slotsById: Int32Array): void {
    this.#length = slotsById.length
    this.#order.set(sortSlots(slotsById, this.#keys, this.#rows))
  }

  /** Brings the order up to date after any number of changes: in place, without garbage. */
  settle(): void {
    if (this.#moved.length === 0) return
    const staying = this.#isLeaving ? this.#takeOutMoved() : this.#length
    const coming = this.#moved.filter((slot) => !Number.isNaN(this.#keys[slot]))
    for (const slot of this.#moved) this.#isMoved[slot] = 0
    this.#moved = []
    this.#isLeaving = false
    coming.sort((one, other) => this.compare(one, other))
    this.#length = staying + coming.length
    // From behind, so that what stays moves once and over nothing that is still needed.
    let until = staying
    for (let left = coming.length; left > 0; left -= 1) {
      const slot = coming[left - 1] ?? 0
      const from = this.#placeOf(slot, until)
      this.#order.copyWithin(from + left, from, until)
      this.#order[from + left - 1] = slot
      until = from
    }
  }

  compare(one: number, other: number): number {
    const { isOpen, entityIds } = this.#rows
    return (
      (isOpen[other] ?? 0) - (isOpen[one] ?? 0) ||
      (this.#keys[one] ?? 0) - (this.#keys[other] ?? 0) ||
      (entityIds[one] ?? 0) - (entityIds[other] ?? 0)
    )
  }

  #move(slot: number): void {
    if (this.#isMoved[slot] === 1) return
    if (!Number.isNaN(this.#keys[slot])) this.#isLeaving = true
    this.#isMoved[slot] = 1
    this.#moved.push(slot)
  }

  /** How many stay; they close up. */
  #takeOutMoved(): number {
    const order = this.#order
    const isMoved = this.#isMoved
    let staying = 0
    for (let at = 0; at < this.#length; at += 1) {
      const slot = order[at] ?? 0
      if (isMoved[slot] === 1) continue
      order[staying] = slot
      staying += 1
    }
    return staying
  }

  /** Behind all that come before it, among the first so many. */
  #placeOf(slot: number, until: number): number {
    let low = 0
    let high = until
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.#order[middle] ?? 0, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
