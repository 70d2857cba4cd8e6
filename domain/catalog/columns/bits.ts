/**
 * A set of rows, one bit for each slot: 32 to a number, so that two sets of 100,000 rows are compared in
 * 3,125 steps. Rows live in slots, which are given again after a row has left.
 */
export type Bits = Int32Array

export function wordsFor(slots: number): number {
  return (slots + 31) >>> 5
}

export function slotsIn(words: number): number {
  return words << 5
}

export function setBit(bits: Bits, slot: number): void {
  const word = slot >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31))
}

/** Answers whether it was there. */
export function clearBit(bits: Bits, slot: number): boolean {
  if (!hasBit(bits, slot)) return false
  const word = slot >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (slot & 31))
  return true
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
}

/** The same set with room for more slots. */
export function grown(bits: Bits, words: number): Bits {
  const larger = new Int32Array(words)
  larger.set(bits)
  return larger
}

/** Keeps of `bits` what is in `others` as well. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
  }
}

export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < others.length; word += 1) {
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
  }
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word] ?? 0)
  return count
}

/** Which words of a set are not empty: counts of a small result skip all others. */
export function wordsInUse(bits: Bits): Int32Array {
  const words = new Int32Array(bits.length)
  let used = 0
  for (let word = 0; word < bits.length; word += 1) {
    if ((bits[word] ?? 0) === 0) continue
    words[used] = word
    used += 1
  }
  return words.subarray(0, used)
}

/** How many rows both sets have, looking at these words only. */
export function countCommon(bits: Bits, others: Bits, words: Int32Array): number {
  let count = 0
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? 0
    count += onesIn((bits[word] ?? 0) & (others[word] ?? 0))
  }
  return count
}

/** Ascending; the set has so many. */
export function slotsOf(bits: Bits, count: number): Int32Array {
  const slots = new Int32Array(count)
  let at = 0
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0
    while (rest !== 0) {
      slots[at] = (word << 5) + (31 - Math.clz32(rest & -rest))
      at += 1
      rest &= rest - 1
    }
  }
  return slots
}

/** By adding up pairs, quads and bytes of bits in place. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The same figures in a column with more room. */
export function larger<Column extends Float64Array | Int32Array | Uint8Array | Uint16Array>(
  from: Column,
  to: Column,
): Column {
  to.set(from)
  return to
}
