/** What the orders compare before and behind their own key. */
export type RowColumns = {
  /** 1 for rows before their hammer, which come first in every order. */
  isOpen: Uint8Array
  /** Decides between equals, so that pages neither repeat nor lose a row. */
  entityIds: Float64Array
}

/** The slots in the order of their keys, by counting how many have each instead of comparing them. */
export function sortSlots(
  slots: Int32Array,
  keys: Float64Array,
  { isOpen, entityIds }: RowColumns,
): Int32Array {
  const distinct = distinctKeys(slots, keys)
  const placeOf = (slot: number) => {
    const place = placeAmong(distinct, keys[slot] ?? 0)
    return isOpen[slot] === 1 ? place : place + distinct.length
  }
  const places = slots.map(placeOf)
  /** Where the rows of each place begin; once they are in, where they end. */
  const bounds = new Int32Array(2 * distinct.length + 1)
  for (const place of places) bounds[place + 1] = (bounds[place + 1] ?? 0) + 1
  for (let place = 1; place < bounds.length; place += 1) {
    bounds[place] = (bounds[place] ?? 0) + (bounds[place - 1] ?? 0)
  }
  const sorted = new Int32Array(slots.length)
  for (let at = 0; at < slots.length; at += 1) {
    const place = places[at] ?? 0
    const to = bounds[place] ?? 0
    sorted[to] = slots[at] ?? 0
    bounds[place] = to + 1
  }
  let from = 0
  for (const to of bounds.subarray(0, -1)) {
    sortById(sorted.subarray(from, to), entityIds)
    from = to
  }
  return sorted
}

/** Each once, ascending. */
function distinctKeys(slots: Int32Array, keys: Float64Array): Float64Array {
  const sorted = new Float64Array(slots.length)
  for (let at = 0; at < slots.length; at += 1) sorted[at] = keys[slots[at] ?? 0] ?? 0
  sorted.sort()
  let count = 0
  for (const key of sorted) {
    if (count > 0 && sorted[count - 1] === key) continue
    sorted[count] = key
    count += 1
  }
  return sorted.subarray(0, count)
}

function placeAmong(ascending: Float64Array, key: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Rows that were put in by their ids are in order already. */
function sortById(slots: Int32Array, entityIds: Float64Array): void {
  const idOf = (slot: number | undefined) => entityIds[slot ?? 0] ?? 0
  for (let at = 1; at < slots.length; at += 1) {
    if (idOf(slots[at - 1]) < idOf(slots[at])) continue
    slots.sort((one, other) => idOf(one) - idOf(other))
    return
  }
}
