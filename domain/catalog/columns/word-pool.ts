import { larger } from './bits.ts'

const firstRoom = 1024

/** The numbers of each row's words, all in one array: a list for each of 100,000 rows would be as many objects. */
export class WordPool {
  #numbers = new Int32Array(firstRoom)
  /** Behind the last row's. */
  #end = 0
  /** Of places that rows have left, because they have more words now. */
  #empty = 0
  #starts = new Int32Array(0)
  #counts = new Int32Array(0)

  grow(slots: number): void {
    this.#starts = larger(this.#starts, new Int32Array(slots))
    this.#counts = larger(this.#counts, new Int32Array(slots))
  }

  /** Until the next put. */
  numbersOf(slot: number): Int32Array {
    const start = this.#starts[slot] ?? 0
    return this.#numbers.subarray(start, start + (this.#counts[slot] ?? 0))
  }

  /** The first so many of the numbers are the row's words now. */
  put(slot: number, numbers: ArrayLike<number>, count: number): void {
    const before = this.#counts[slot] ?? 0
    if (count > before) {
      this.#empty += before
      this.#counts[slot] = 0
      if (this.#end + count > this.#numbers.length) this.#makeRoom(count)
      this.#starts[slot] = this.#end
      this.#end += count
    } else this.#empty += before - count
    this.#counts[slot] = count
    const start = this.#starts[slot] ?? 0
    for (let at = 0; at < count; at += 1) this.#numbers[start + at] = numbers[at] ?? 0
  }

  /** Rows close up, and there is room for as many again. */
  #makeRoom(count: number): void {
    const before = this.#numbers
    this.#numbers = new Int32Array(2 * (this.#end - this.#empty + count))
    if (this.#empty === 0) {
      this.#numbers.set(before)
      return
    }
    this.#end = 0
    this.#empty = 0
    for (let slot = 0; slot < this.#starts.length; slot += 1) {
      const length = this.#counts[slot] ?? 0
      if (length === 0) continue
      const start = this.#starts[slot] ?? 0
      this.#numbers.set(before.subarray(start, start + length), this.#end)
      this.#starts[slot] = this.#end
      this.#end += length
    }
  }
}
