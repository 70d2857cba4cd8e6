import type { CodedOptions } from '../row-options.ts'
import { addAll, type Bits, clearBit, countCommon, grown, hasBit, larger, setBit } from './bits.ts'
import type { RowSet } from './passing-rows.ts'
import { PerValue } from './per-value.ts'

/**
 * Which rows have which option of one filter: a set of rows for each option, for filtering, and the
 * number of its option for each row, for counting where the rows are fewer than the sets are long.
 */

type Option = { readonly code: string; rows: Bits; count: number }

/** Of rows without an option; the first option has the number 1. */
const none = 0
/** Numbers of two bytes stay near the processor while all rows are counted. */
const mostOptions = 65_535
/** From so many on, sets of rows cost more than one pass over the rows. */
const manyOptions = 32

export class OptionColumn {
  readonly #options: Option[] = []
  readonly #numberOf = new Map<string, number>()
  #numbers = new Uint16Array(0)
  /** Some row has several options, so one number for each row does not say which. */
  #hasSeveral = false
  #words = 0
  readonly #known = new PerValue<readonly number[]>()

  grow(slots: number, words: number): void {
    this.#numbers = larger(this.#numbers, new Uint16Array(slots))
    this.#words = words
    for (const option of this.#options) option.rows = grown(option.rows, words)
  }

  /** Answers whether that was a change. */
  put(slot: number, codes: readonly string[]): boolean {
    if (codes.length > 1) this.#hasSeveral = true
    if (this.#hasSeveral) return this.#putSeveral(slot, codes)
    const [code] = codes
    const number = code === undefined ? none : this.#numberOfCode(code)
    if (number === this.#numbers[slot]) return false
    this.clear(slot)
    this.#give(slot, number)
    return true
  }

  /** Rows that have had no option; a row's place in the slots is its place in the options. */
  fill(slots: Int32Array, { numbers, count, optionsAt }: CodedOptions): void {
    const known = this.#known.of(count, (value) => {
      const own = [...new Set(optionsAt(value))].map((code) => this.#numberOfCode(code))
      if (own.length > 1) this.#hasSeveral = true
      return own
    })
    for (let at = 0; at < slots.length; at += 1) {
      const own = known[numbers[at] ?? 0] ?? []
      const slot = slots[at] ?? 0
      for (let index = 0; index < own.length; index += 1) this.#give(slot, own[index] ?? 0)
    }
  }

  /** The next rows that are filled in are another load's. */
  endFill(): void {
    this.#known.forget()
  }

  clear(slot: number): void {
    const number = this.#numbers[slot] ?? none
    if (number === none) return
    this.#numbers[slot] = none
    const option = this.#options[number - 1]
    for (const one of this.#hasSeveral ? this.#options : option ? [option] : []) {
      if (clearBit(one.rows, slot)) one.count -= 1
    }
  }

  /** The options that any row has had. */
  get codes(): readonly string[] {
    return this.#options.map(({ code }) => code)
  }

  /** The row's option: 1 is the first of the codes, 0 none of them. For columns of one option a row. */
  numberAt(slot: number): number {
    return this.#numbers[slot] ?? none
  }

  /** Rows that have one of the options. */
  rowsWith(codes: Iterable<string>): Bits {
    const numbers = [...new Set(codes)].flatMap((code) => this.#numberOf.get(code) ?? [])
    if (!this.#hasSeveral && numbers.length > manyOptions) return this.#rowsAmong(numbers)
    const found = new Int32Array(this.#words)
    for (const number of numbers) {
      const option = this.#options[number - 1]
      if (option) addAll(found, option.rows)
    }
    return found
  }

  /** The same in one pass over the rows, however many options. */
  #rowsAmong(numbers: readonly number[]): Bits {
    const isWanted = new Uint8Array(this.#options.length + 1)
    for (const number of numbers) isWanted[number] = 1
    const found = new Int32Array(this.#words)
    for (let slot = 0; slot < this.#numbers.length; slot += 1) {
      if (isWanted[this.#numbers[slot] ?? none] === 1) setBit(found, slot)
    }
    return found
  }

  /** How many of the rows have each option; options that none of them has are left out. */
  countsAmong(rows: RowSet): Map<string, number> {
    const counts = this.#countsByNumber(rows)
    const found = new Map<string, number>()
    for (let number = 0; number < this.#options.length; number += 1) {
      const count = counts[number] ?? 0
      const option = this.#options[number]
      if (option && count > 0) found.set(option.code, count)
    }
    return found
  }

  #putSeveral(slot: number, codes: readonly string[]): boolean {
    if (this.#hasThese(slot, codes)) return false
    this.clear(slot)
    for (const code of codes) this.#give(slot, this.#numberOfCode(code))
    return true
  }

  #give(slot: number, number: number): void {
    const option = this.#options[number - 1]
    if (!option) return
    setBit(option.rows, slot)
    option.count += 1
    this.#numbers[slot] = number
  }

  /** Of a column of several options a row: those that the row has are these. */
  #hasThese(slot: number, codes: readonly string[]): boolean {
    const had = this.#options.filter(({ rows }) => hasBit(rows, slot))
    return had.length === codes.length && had.every(({ code }) => codes.includes(code))
  }

  #countsByNumber(rows: RowSet): ArrayLike<number> {
    if (rows.isAll) return this.#options.map(({ count }) => count)
    const others = rows.others()
    if (others) {
      const countsOfOthers = this.#countsByNumber(others)
      return this.#options.map(({ count }, index) => count - (countsOfOthers[index] ?? 0))
    }
    const words = rows.words()
    const wordsToCompare = this.#options.length * words.length
    if (!this.#hasSeveral && rows.count < wordsToCompare) return this.#countRows(rows.slots())
    return this.#options.map((option) => countCommon(option.rows, rows.bits, words))
  }

  #countRows(slots: Int32Array): Int32Array {
    const numbers = this.#numbers
    const counts = new Int32Array(this.#options.length + 1)
    for (let at = 0; at < slots.length; at += 1) {
      const number = numbers[slots[at] ?? 0] ?? none
      counts[number] = (counts[number] ?? 0) + 1
    }
    return counts.subarray(1)
  }

  #numberOfCode(code: string): number {
    return this.#numberOf.get(code) ?? this.#add(code)
  }

  #add(code: string): number {
    const number = this.#options.push({ code, rows: new Int32Array(this.#words), count: 0 })
    if (number > mostOptions) throw new Error(`A filter has more than ${mostOptions} options`)
    this.#numberOf.set(code, number)
    return number
  }
}
