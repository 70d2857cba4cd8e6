import { type Bits, clearBit, grown, larger, setBit, slotsIn, slotsOf, wordsFor } from './bits.ts'
import { IdPlaces } from './id-places.ts'
import { type RowColumns, sortByKey } from './sort-slots.ts'

const firstSlots = 1024

/** Which slot each row lives in; a slot is given again after its row has left. */
export class RowSlots {
  readonly #slotOf = new IdPlaces()
  /** Of rows that have left. */
  readonly #freeSlots: number[] = []
  /** None from this one on has been given yet. */
  #nextSlot = 0
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
    const slot = this.#freeSlots.pop() ?? this.#newSlot()
    this.#slotOf.set(entityId, slot)
    this.columns.entityIds[slot] = entityId
    this.usedWords = Math.max(this.usedWords, wordsFor(slot + 1))
    setBit(this.listed, slot)
    return slot
  }

  /** Makes room for so many at once, instead of twice as much again and again. */
  reserve(rows: number): void {
    const more = this.size + rows - this.#count
    if (more > 0) this.#addSlots(Math.max(firstSlots, more))
    this.#slotOf.reserve(rows)
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

  #newSlot(): number {
    const slot = this.#nextSlot
    if (slot === this.#count) this.#addSlots(Math.max(firstSlots, slot))
    this.#nextSlot = slot + 1
    return slot
  }

  #addSlots(more: number): void {
    const words = wordsFor(this.#count + more)
    // Whole words: a loop that once reads behind the end of its array is compiled into one that is four times as slow.
    this.#count = slotsIn(words)
    this.listed = grown(this.listed, words)
    this.columns.isOpen = larger(this.columns.isOpen, new Uint8Array(this.#count))
    this.columns.entityIds = larger(this.columns.entityIds, new Float64Array(this.#count))
    this.#grow(this.#count, words)
  }
}
