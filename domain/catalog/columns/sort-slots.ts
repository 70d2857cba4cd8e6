/** What the orders compare before and behind their own key. */
export type RowColumns = {
  /** 1 for rows before their hammer, which come first in every order. */
  isOpen: Uint8Array
  /** Decides between equals, so that pages neither repeat nor lose a row. */
  entityIds: Float64Array
}

/** The slots, which come by their ids, in an order: by their keys, and what is open first. */
export function sortSlots(
  slotsById: Int32Array,
  keys: Float64Array,
  { isOpen }: Pick<RowColumns, 'isOpen'>,
): Int32Array {
  const byKey = sortByKey(slotsById, keys)
  const sorted = new Int32Array(byKey.length)
  let place = 0
  for (const wanted of [1, 0]) {
    for (let at = 0; at < byKey.length; at += 1) {
      const slot = byKey[at] ?? 0
      if (isOpen[slot] !== wanted) continue
      sorted[place] = slot
      place += 1
    }
  }
  return sorted
}

const digits = 4
const digitBits = 16
const digitValues = 2 ** digitBits
const lastDigit = digitValues - 1
const signBit = 1 << 31

/** By their keys, and among equals as they come: by one digit after the other, the last first, without comparing any two. */
export function sortByKey(slots: Int32Array, keys: Float64Array): Int32Array {
  const words = sortableWords(slots, keys)
  let places = new Int32Array(slots.length)
  for (let at = 0; at < places.length; at += 1) places[at] = at
  let sorted = new Int32Array(slots.length)
  for (let digit = 0; digit < digits; digit += 1) {
    const by = { words, word: digit >>> 1, shift: (digit & 1) * digitBits }
    const next = placesByDigit(by)
    if (!next) continue
    sortByDigit(places, sorted, by, next)
    const before = places
    places = sorted
    sorted = before
  }
  for (let at = 0; at < places.length; at += 1) sorted[at] = slots[places[at] ?? 0] ?? 0
  return sorted
}

/** Which 16 bits of the keys: of the lower word or the upper one, its lower half or its upper one. */
type Digit = { readonly words: Int32Array; readonly word: number; readonly shift: number }

function sortByDigit(
  places: Int32Array,
  sorted: Int32Array,
  { words, word, shift }: Digit,
  next: Int32Array,
): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const value = ((words[2 * place + word] ?? 0) >>> shift) & lastDigit
    const to = next[value] ?? 0
    sorted[to] = place
    next[value] = to + 1
  }
}

/** Where the first key with each value of a digit comes; undefined where all have the same, as mostly in the first digits. */
function placesByDigit({ words, word, shift }: Digit): Int32Array | undefined {
  const counts = new Int32Array(digitValues)
  for (let at = word; at < words.length; at += 2) {
    const value = ((words[at] ?? 0) >>> shift) & lastDigit
    counts[value] = (counts[value] ?? 0) + 1
  }
  if (counts[((words[word] ?? 0) >>> shift) & lastDigit] === words.length / 2) return undefined
  let before = 0
  for (let value = 0; value < digitValues; value += 1) {
    const count = counts[value] ?? 0
    counts[value] = before
    before += count
  }
  return counts
}

/** Two whole numbers for each key, the lower half first, whose bits are in the order of the keys. */
function sortableWords(slots: Int32Array, keys: Float64Array): Int32Array {
  const figures = new Float64Array(slots.length)
  // The zero with a sign is the same zero.
  for (let at = 0; at < slots.length; at += 1) figures[at] = (keys[slots[at] ?? 0] ?? 0) + 0
  const words = new Int32Array(figures.buffer)
  for (let at = 0; at < words.length; at += 2) {
    const upper = words[at + 1] ?? 0
    // All ones for a key below zero, of which every bit is turned round; else the sign alone.
    const sign = upper >> 31
    words[at] = (words[at] ?? 0) ^ sign
    words[at + 1] = upper ^ (sign | signBit)
  }
  return words
}
