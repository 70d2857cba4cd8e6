const firstRoom = 64
const firstBytes = 1024
const firstHash = 0x811c9dc5
const hashFactor = 16_777_619

/**
 * Numbers for values as the database sends them, by their bytes: the same bytes, the same number, from 0 on. Whoever reads
 * 100,000 rows makes a text of each value once, and not of each row.
 */
export class ByteNumbers {
  /** By hash: the number and one more; 0 where there is none. Half of it is empty at least. */
  #table = new Int32Array(2 * firstRoom)
  #hashes = new Int32Array(firstRoom)
  /** Where the bytes of each number end. */
  #ends = new Int32Array(firstRoom)
  #bytes = new Uint8Array(firstBytes)
  #count = 0
  /** That was asked for last: often the next row has the same. */
  #last = 0

  numberOf(bytes: Uint8Array, from: number, to: number): number {
    if (this.#count > 0 && this.#isSame(this.#last, bytes, from, to)) return this.#last
    this.#last = this.#look(bytes, from, to)
    return this.#last
  }

  #look(bytes: Uint8Array, from: number, to: number): number {
    let hash = firstHash
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), hashFactor)
    hash ^= hash >>> 15
    const mask = this.#table.length - 1
    let place = hash & mask
    let found = this.#table[place] ?? 0
    while (found !== 0) {
      if (this.#hashes[found - 1] === hash && this.#isSame(found - 1, bytes, from, to))
        return found - 1
      place = (place + 1) & mask
      found = this.#table[place] ?? 0
    }
    return this.#add(hash, bytes.subarray(from, to))
  }

  #isSame(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
    if ((this.#ends[number] ?? 0) - start !== to - from) return false
    for (let at = from, other = start; at < to; at += 1, other += 1) {
      if (bytes[at] !== this.#bytes[other]) return false
    }
    return true
  }

  #add(hash: number, bytes: Uint8Array): number {
    const number = this.#count
    this.#count += 1
    if (number === this.#hashes.length) this.#growNumbers()
    const start = number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
    const end = start + bytes.length
    if (end > this.#bytes.length) {
      const before = this.#bytes
      this.#bytes = new Uint8Array(2 * end)
      this.#bytes.set(before)
    }
    this.#bytes.set(bytes, start)
    this.#ends[number] = end
    this.#hashes[number] = hash
    this.#enter(number)
    return number
  }

  #growNumbers(): void {
    const room = 2 * this.#hashes.length
    const [hashes, ends] = [this.#hashes, this.#ends]
    this.#hashes = new Int32Array(room)
    this.#hashes.set(hashes)
    this.#ends = new Int32Array(room)
    this.#ends.set(ends)
    this.#table = new Int32Array(2 * room)
    for (let number = 0; number < hashes.length; number += 1) this.#enter(number)
  }

  #enter(number: number): void {
    const mask = this.#table.length - 1
    let place = (this.#hashes[number] ?? 0) & mask
    while (this.#table[place] !== 0) place = (place + 1) & mask
    this.#table[place] = number + 1
  }
}
