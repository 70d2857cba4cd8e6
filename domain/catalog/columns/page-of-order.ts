import type { Instant } from '../../calendar/instant.ts'
import { type Bits, hasBit } from './bits.ts'
import type { RowSet } from './passing-rows.ts'
import type { SortOrder } from './sort-order.ts'

/** Of so few among so many, sorting those few costs less than going through the whole order. */
const fewOf = 50

/** The slots of one page of a result, in order. */
export function pageOf(
  order: SortOrder,
  rows: RowSet,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly number[] {
  const ordered = order.slots
  if (offset >= rows.count) return []
  if (rows.count * fewOf < ordered.length) {
    const found = [...rows.slots()].sort((one, other) => order.compare(one, other))
    return found.slice(offset, offset + limit)
  }
  const slots: number[] = []
  let toSkip = offset
  for (let at = 0; at < ordered.length && slots.length < limit; at += 1) {
    const slot = ordered[at] ?? 0
    if (!hasBit(rows.bits, slot)) continue
    if (toSkip > 0) toSkip -= 1
    else slots.push(slot)
  }
  return slots
}

/** By another key within what is open and what is not, and among equals in the order; unknown keys come last. */
export function pageByKey(
  order: SortOrder,
  rows: RowSet & { readonly isOpen: Uint8Array; readonly keyOf: (slot: number) => number | null },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly number[] {
  const groups = new Map<number, number[]>()
  for (const slot of order.slots) {
    if (!hasBit(rows.bits, slot)) continue
    const key = (rows.keyOf(slot) ?? unknownKey) + (rows.isOpen[slot] === 1 ? 0 : afterOpen)
    const group = groups.get(key)
    if (group) group.push(slot)
    else groups.set(key, [slot])
  }
  const keys = [...groups.keys()].sort((one, other) => one - other)
  return keys.flatMap((key) => groups.get(key) ?? []).slice(offset, offset + limit)
}

/** Above every distance on earth, either way. */
const unknownKey = 100_000
const afterOpen = 1_000_000

/** How many of the rows found are open and end until then; the order is the one by end. */
export function countUntil(
  { slots }: SortOrder,
  rows: { readonly found: Bits; readonly isOpen: Uint8Array; readonly endsAt: Float64Array },
  endingUntil: Instant,
): number {
  let count = 0
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    if (rows.isOpen[slot] === 0 || (rows.endsAt[slot] ?? 0) > endingUntil) break
    if (hasBit(rows.found, slot)) count += 1
  }
  return count
}
