import type { Instant } from '../../calendar/instant.ts'
import type { CatalogResult, CatalogSearch } from '../search.ts'
import { type Bits, hasBit } from './bits.ts'
import type { SortOrder } from './sort-order.ts'

type Rows = {
  readonly found: Bits
  readonly isOpen: Uint8Array
  readonly endsAt: Float64Array
}

/** How many of the rows found are open and end soon, and how many are open and were released lately. */
export function countOpen(
  orderOf: (sort: 'ending' | 'newest') => SortOrder,
  rows: Rows,
  {
    endingUntil,
    releasedAfter = Number.POSITIVE_INFINITY,
  }: Pick<CatalogSearch, 'endingUntil' | 'releasedAfter'>,
): Pick<CatalogResult, 'endingCount' | 'newCount' | 'releasedUntil'> {
  const newest = orderOf('newest')
  const releasedAt = (slot: number): Instant => -newest.keyOf(slot)
  const [first] = newest.slots
  return {
    endingCount: countWhile(
      orderOf('ending'),
      rows,
      (slot) => (rows.endsAt[slot] ?? 0) <= endingUntil,
    ),
    newCount: countWhile(newest, rows, (slot) => releasedAt(slot) > releasedAfter),
    releasedUntil: first === undefined || rows.isOpen[first] === 0 ? 0 : releasedAt(first),
  }
}

/** Goes through the order as far as it is open and holds. */
function countWhile(
  { slots }: SortOrder,
  { found, isOpen }: Rows,
  holds: (slot: number) => boolean,
): number {
  let count = 0
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    if (isOpen[slot] === 0 || !holds(slot)) break
    if (hasBit(found, slot)) count += 1
  }
  return count
}
