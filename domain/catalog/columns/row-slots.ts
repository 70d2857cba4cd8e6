import { type Bits, clearBit, grown, larger, setBit, slotsOf, wordsFor } from './bits.ts'
import { type RowColumns, sortByKey } from './sort-slots.ts'

const firstSlots = 1024

/** Which slot each row lives in; a slot is given again after its row has left. */
export class RowSlots {
  readonly #slotOf = new Map<number, number>()
  readonly #freeSlots: number[] = []
  readonly #grow: (slots: number, words: number) => void
  readonly columns: RowColumns = {
    isOpen: new Uint8Array(0),
    entityIds: new Float64Array(0),
  }
  listed: Bits = new Int32Array(0)
  #count = 0
  /** Slots are given from the first on, so that all behind these are empty. */
  usedWords = 0

  /** Hears of each new number of slots before one of them is given. */
  constructor(grow: (slots: number, words: number) => void) {
    this.#grow = grow
  }

  get size(): number {
    return this.#slotOf.size
  }

  find(entityId: number): number | undefined {
    return this.#slotOf.get(entityId)
  }

  take(entityId: number): number {
    if (this.#freeSlots.length === 0) this.#addSlots()
    const slot = this.#freeSlots.pop() ?? 0
    this.#slotOf.set(entityId, slot)
    this.columns.entityIds[slot] = entityId
    this.usedWords = Math.max(this.usedWords, wordsFor(slot + 1))
    setBit(this.listed, slot)
    return slot
  }

  /** Rows that it has not. */
  takeMany(entityIds: Float64Array): Int32Array {
    const slots = new Int32Array(entityIds.length)
    for (let at = 0; at < slots.length; at += 1) slots[at] = this.take(entityIds[at] ?? 0)
    return slots
  }

  /** Answers which slot is free now. */
  free(entityId: number): number | undefined {
    const slot = this.#slotOf.get(entityId)
    if (slot === undefined) return undefined
    this.#slotOf.delete(entityId)
    this.#freeSlots.push(slot)
    clearBit(this.listed, slot)
    return slot
  }

  /** All slots that have a row, in the order of their rows' ids. */
  byId(): Int32Array {
    return sortByKey(slotsOf(this.listed, this.size), this.columns.entityIds)
  }

  #addSlots(): void {
    const before = this.#count
    this.#count = Math.max(firstSlots, before * 2)
    for (let slot = this.#count - 1; slot >= before; slot -= 1) this.#freeSlots.push(slot)
    const words = wordsFor(this.#count)
    this.listed = grown(this.listed, words)
    this.columns.isOpen = larger(this.columns.isOpen, new Uint8Array(this.#count))
    this.columns.entityIds = larger(this.columns.entityIds, new Float64Array(this.#count))
    this.#grow(this.#count, words)
  }
}
