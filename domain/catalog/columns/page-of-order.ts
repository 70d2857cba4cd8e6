import { hasBit } from './bits.ts'
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

/** Whole numbers from 0 on, by which rows are ordered: smallest first, unknown ones last. */
export type RowRanks = {
  /** Above every rank; the rank of what is unknown. */
  readonly unknown: number
  readonly rankOf: (slot: number) => number
}

/** By rank within what is open and what is not, and among equals in the order. */
export function pageByRank(
  order: SortOrder,
  rows: RowSet & RowRanks & { readonly isOpen: Uint8Array },
  page: { readonly offset: number; readonly limit: number },
): readonly number[] {
  const { unknown, rankOf, isOpen } = rows
  const groupOf = (slot: number) => rankOf(slot) + (isOpen[slot] === 1 ? 0 : unknown + 1)
  const sizes = new Int32Array(2 * (unknown + 1))
  const found = rows.slots()
  for (let at = 0; at < found.length; at += 1) {
    const group = groupOf(found[at] ?? 0)
    sizes[group] = (sizes[group] ?? 0) + 1
  }
  const groups = groupsOfPage(sizes, page)
  let missing = [...groups.values()].reduce((sum, { toTake }) => sum + toTake, 0)
  const ordered = order.slots
  for (let at = 0; at < ordered.length && missing > 0; at += 1) {
    const slot = ordered[at] ?? 0
    if (!hasBit(rows.bits, slot)) continue
    const group = groups.get(groupOf(slot))
    if (group === undefined) continue
    if (group.toSkip > 0) group.toSkip -= 1
    else if (group.toTake > group.slots.length) {
      group.slots.push(slot)
      missing -= 1
    }
  }
  return [...groups.values()].flatMap(({ slots }) => slots)
}

/** Those of which rows are on the page, in order, with how many of each come before it and how many are on it. */
function groupsOfPage(
  sizes: Int32Array,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const groups = new Map<number, { toSkip: number; toTake: number; slots: number[] }>()
  let before = 0
  for (const [group, size] of sizes.entries()) {
    const toSkip = Math.max(0, offset - before)
    const toTake = Math.min(size, offset + limit - before) - toSkip
    before += size
    if (toTake > 0) groups.set(group, { toSkip, toTake, slots: [] })
    if (before >= offset + limit) break
  }
  return groups
}
