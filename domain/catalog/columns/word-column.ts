import type { RowPart, WordLists } from '../row-part.ts'
import { type EquipmentWords, isMeant } from '../row-words.ts'
import { type Bits, keepCommon, larger, setBit } from './bits.ts'
import { PerValue } from './per-value.ts'
import { WordPool } from './word-pool.ts'

/**
 * The words that rows are found by. Each distinct word has a number and knows the rows that have it, so that a term is
 * compared with words and not with rows.
 */

/** The first so many slots are those of its rows. */
type Word = { readonly word: string; slots: Int32Array; count: number }

const firstRows = 4

/** By number of the values of a coded column, the words of each. */
export type WordsOfValues = readonly (readonly string[])[]

export class WordColumn {
  readonly #equipment: EquipmentWords
  readonly #words: Word[] = []
  readonly #numberOf = new Map<string, number>()
  /** By slot, each once. */
  readonly #pool = new WordPool()
  /** By word: the last put that had it. */
  readonly #lastPut: number[] = []
  #puts = 0
  /** The first so many are the words of the row that is put. */
  readonly #some: number[] = []
  #count = 0
  readonly #known = {
    makeName: new PerValue<readonly number[]>(),
    model: new PerValue<readonly number[]>(),
    descriptionWords: new PerValue<number>(),
    equipment: new PerValue<number>(),
  }

  constructor(equipment: EquipmentWords) {
    this.#equipment = equipment
  }

  grow(slots: number): void {
    this.#pool.grow(slots)
  }

  /** Answers whether that was a change. */
  put(slot: number, words: readonly (readonly string[])[]): boolean {
    this.#begin()
    for (const some of words) for (const word of some) this.#take(this.#numberOfWord(word))
    const before = this.#pool.numbersOf(slot)
    if (this.#isSame(before)) return false
    for (const number of before) this.#takeOut(number, slot)
    this.#give(slot)
    return true
  }

  /** Rows that have had no words. */
  fill(slots: Int32Array, part: RowPart, names: Record<'makeName' | 'model', WordsOfValues>): void {
    const ofNames = (['makeName', 'model'] as const).map((fact) => {
      const numbersAt = (value: number) =>
        (names[fact][value] ?? []).map((word) => this.#numberOfWord(word))
      const { numbers, values } = part.coded[fact]
      return { numbers, words: this.#known[fact].of(values.length, numbersAt) }
    })
    const lists = (['descriptionWords', 'equipment'] as const).map((fact) => {
      const list = part.words[fact]
      const numberAt = (value: number) => this.#numberOfWord(list.values[value] ?? '')
      return { list, words: this.#known[fact].of(list.values.length, numberAt) }
    })
    for (let at = 0; at < part.count; at += 1) {
      this.#begin()
      for (const { numbers, words } of ofNames) {
        const own = words[numbers[at] ?? 0] ?? []
        for (let index = 0; index < own.length; index += 1) this.#take(own[index] ?? 0)
      }
      for (const { list, words } of lists) this.#takeList(list, at, words)
      this.#give(slots[at] ?? 0)
    }
  }

  /** The next rows that are filled in are another load's. */
  endFill(): void {
    for (const known of Object.values(this.#known)) known.forget()
  }

  /** Keeps of the rows those of which a word is meant by the term. */
  keepMeant(rows: Bits, term: string): void {
    const found = new Int32Array(rows.length)
    for (const { word, slots, count } of this.#words) {
      if (!isMeant(word, term, this.#equipment)) continue
      for (let at = 0; at < count; at += 1) setBit(found, slots[at] ?? 0)
    }
    keepCommon(rows, found)
  }

  #begin(): void {
    this.#puts += 1
    this.#count = 0
  }

  #take(number: number): void {
    if (this.#lastPut[number] === this.#puts) return
    this.#lastPut[number] = this.#puts
    this.#some[this.#count] = number
    this.#count += 1
  }

  #takeList({ ends, numbers }: WordLists, at: number, words: readonly number[]): void {
    const end = ends[at] ?? 0
    for (let index = at === 0 ? 0 : (ends[at - 1] ?? 0); index < end; index += 1) {
      this.#take(words[numbers[index] ?? 0] ?? 0)
    }
  }

  #give(slot: number): void {
    for (let index = 0; index < this.#count; index += 1) {
      const word = this.#words[this.#some[index] ?? 0]
      if (word) add(word, slot)
    }
    this.#pool.put(slot, this.#some, this.#count)
  }

  #isSame(before: Int32Array): boolean {
    if (before.length !== this.#count) return false
    return before.every((number, at) => number === this.#some[at])
  }

  #takeOut(number: number, slot: number): void {
    const word = this.#words[number]
    const at = word?.slots.subarray(0, word.count).indexOf(slot) ?? -1
    if (!word || at < 0) return
    word.count -= 1
    word.slots[at] = word.slots[word.count] ?? 0
  }

  #numberOfWord(word: string): number {
    let number = this.#numberOf.get(word)
    if (number === undefined) {
      number = this.#words.push({ word, slots: new Int32Array(firstRows), count: 0 }) - 1
      this.#lastPut.push(0)
      this.#numberOf.set(word, number)
    }
    return number
  }
}

function add(word: Word, slot: number): void {
  if (word.count === word.slots.length) {
    word.slots = larger(word.slots, new Int32Array(2 * word.count))
  }
  word.slots[word.count] = slot
  word.count += 1
}
