import { type EquipmentWords, isMeant } from '../row-words.ts'
import { type Bits, keepCommon, setBit } from './bits.ts'

/**
 * The words that rows are found by. Each distinct word has a number and knows the rows that have it, so that a term is
 * compared with words and not with rows.
 */

type Word = { readonly word: string; readonly slots: number[] }

const none: readonly number[] = []

export class WordColumn {
  readonly #equipment: EquipmentWords
  readonly #words: Word[] = []
  readonly #numberOf = new Map<string, number>()
  /** By slot, each once. */
  readonly #numbers: (readonly number[])[] = []
  /** By word: the last put that had it. */
  readonly #lastPut: number[] = []
  #puts = 0
  /** Filled by each put, which keeps a copy of the first so many. */
  readonly #some: number[] = []

  constructor(equipment: EquipmentWords) {
    this.#equipment = equipment
  }

  /** Answers whether that was a change. */
  put(slot: number, words: readonly (readonly string[])[]): boolean {
    const numbers = this.#numbersOf(words)
    const before = this.#numbers[slot] ?? none
    if (isSame(before, numbers)) return false
    for (const number of before) this.#takeOut(number, slot)
    for (const number of numbers) this.#words[number]?.slots.push(slot)
    this.#numbers[slot] = numbers
    return true
  }

  /** Keeps of the rows those of which a word is meant by the term. */
  keepMeant(rows: Bits, term: string): void {
    const found = new Int32Array(rows.length)
    for (const { word, slots } of this.#words) {
      if (!isMeant(word, term, this.#equipment)) continue
      for (const slot of slots) setBit(found, slot)
    }
    keepCommon(rows, found)
  }

  #numbersOf(words: readonly (readonly string[])[]): readonly number[] {
    this.#puts += 1
    let count = 0
    for (const some of words) {
      for (const word of some) {
        const number = this.#numberOfWord(word)
        if (this.#lastPut[number] === this.#puts) continue
        this.#lastPut[number] = this.#puts
        this.#some[count] = number
        count += 1
      }
    }
    return this.#some.slice(0, count)
  }

  #takeOut(number: number, slot: number): void {
    const slots = this.#words[number]?.slots
    const last = slots?.pop()
    if (slots === undefined || last === undefined || last === slot) return
    slots[slots.indexOf(slot)] = last
  }

  #numberOfWord(word: string): number {
    let number = this.#numberOf.get(word)
    if (number === undefined) {
      number = this.#words.push({ word, slots: [] }) - 1
      this.#lastPut.push(0)
      this.#numberOf.set(word, number)
    }
    return number
  }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, at) => number === other[at])
}
