import { isMeantWord } from '../meant-word.ts'
import { type Bits, clearBit } from './bits.ts'

/**
 * What rows are called, for the search by words. Each distinct word has a number, and a row the numbers
 * of its words one behind the other, so that a term is compared with words and not with rows. A term is
 * meant by one word: neither has blanks.
 */

const noWord = -1

export class NameColumn {
  readonly #words: string[] = []
  readonly #numberOfWord = new Map<string, number>()
  /** So many numbers for each row; a shorter name ends with `noWord`. */
  #width = 4
  #slots = 0
  #numbers = new Int32Array(0)

  grow(slots: number): void {
    const larger = new Int32Array(slots * this.#width).fill(noWord)
    larger.set(this.#numbers)
    this.#numbers = larger
    this.#slots = slots
  }

  /** Answers whether that was a change. */
  put(slot: number, words: readonly string[]): boolean {
    const numbers = [...new Set(words)].map((word) => this.#numberOf(word))
    if (numbers.length > this.#width) this.#widen(numbers.length)
    const from = slot * this.#width
    let hasChanged = false
    for (let index = 0; index < this.#width; index += 1) {
      const number = numbers[index] ?? noWord
      if (this.#numbers[from + index] === number) continue
      this.#numbers[from + index] = number
      hasChanged = true
    }
    return hasChanged
  }

  /** Keeps of the rows those in whose name the term occurs. */
  keepNamed(rows: Bits, term: string): void {
    const hasTerm = Uint8Array.from(this.#words, (word) => Number(isMeantWord(word, term)))
    for (let word = 0; word < rows.length; word += 1) {
      let rest = rows[word] ?? 0
      while (rest !== 0) {
        const slot = (word << 5) + (31 - Math.clz32(rest & -rest))
        rest &= rest - 1
        if (!this.#isNamed(slot, hasTerm)) clearBit(rows, slot)
      }
    }
  }

  #isNamed(slot: number, hasTerm: Uint8Array): boolean {
    const from = slot * this.#width
    for (let at = from; at < from + this.#width; at += 1) {
      const number = this.#numbers[at] ?? noWord
      if (number === noWord) return false
      if (hasTerm[number] === 1) return true
    }
    return false
  }

  #widen(width: number): void {
    const wider = new Int32Array(this.#slots * width).fill(noWord)
    for (let slot = 0; slot < this.#slots; slot += 1) {
      const from = slot * this.#width
      wider.set(this.#numbers.subarray(from, from + this.#width), slot * width)
    }
    this.#numbers = wider
    this.#width = width
  }

  #numberOf(word: string): number {
    let number = this.#numberOfWord.get(word)
    if (number === undefined) {
      number = this.#words.push(word) - 1
      this.#numberOfWord.set(word, number)
    }
    return number
  }
}
