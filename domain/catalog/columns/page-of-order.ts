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
