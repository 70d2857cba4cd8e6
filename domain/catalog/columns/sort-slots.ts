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

const digits = [0, 1, 2, 3]
const digitBits = 16
const digitValues = 2 ** digitBits
const signBit = 0x80000000

/** By their keys, and among equals as they come: by one digit after the other, the last first, without comparing any two. */
export function sortByKey(slots: Int32Array, keys: Float64Array): Int32Array {
  const words = sortableWords(slots, keys)
  const digitAt = (at: number, digit: number) =>
    ((words[2 * at + (digit >> 1)] ?? 0) >>> ((digit & 1) * digitBits)) & (digitValues - 1)
  let places = Int32Array.from(slots, (_slot, at) => at)
  let sorted = new Int32Array(slots.length)
  for (const digit of digits) {
    /** How many have each value; then where the next one of each comes. */
    const next = new Int32Array(digitValues)
    for (let at = 0; at < places.length; at += 1) {
      const value = digitAt(at, digit)
      next[value] = (next[value] ?? 0) + 1
    }
    // Mostly all have the same first digits.
    if (next[digitAt(0, digit)] === places.length) continue
    let before = 0
    for (let value = 0; value < digitValues; value += 1) {
      const count = next[value] ?? 0
      next[value] = before
      before += count
    }
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      const value = digitAt(place, digit)
      const to = next[value] ?? 0
      sorted[to] = place
      next[value] = to + 1
    }
    ;[places, sorted] = [sorted, places]
  }
  for (let at = 0; at < places.length; at += 1) sorted[at] = slots[places[at] ?? 0] ?? 0
  return sorted
}

/** Two whole numbers for each key, the lower half first, that are in the order of the keys. */
function sortableWords(slots: Int32Array, keys: Float64Array): Uint32Array {
  const figures = new Float64Array(slots.length)
  // The zero with a sign is the same zero.
  for (let at = 0; at < slots.length; at += 1) figures[at] = (keys[slots[at] ?? 0] ?? 0) + 0
  const words = new Uint32Array(figures.buffer)
  for (let at = 0; at < words.length; at += 2) {
    const upper = words[at + 1] ?? 0
    if ((upper & signBit) === 0) words[at + 1] = upper | signBit
    else {
      words[at] = ~(words[at] ?? 0)
      words[at + 1] = ~upper
    }
  }
  return words
}
