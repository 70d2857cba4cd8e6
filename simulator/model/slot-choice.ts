/** Rules 3, slot: which afternoon and which quarter of an hour an approval gets. */

import { instantOf, isWorkday, nextDay, wallClock } from './berlin-clock.ts'
import { figures } from './figures.ts'

const quarters = Array.from({ length: 11 }, (_, index) => 14 * 60 + index * 15)

/** @param takenEnds the ends of all auctions that are published or running */
export function slotFor(approvedAt: number, takenEnds: readonly number[]) {
  const earliest = approvedAt + figures.slotLeadMs
  for (let day = wallClock(earliest).day; ; day = nextDay(day)) {
    if (!isWorkday(day)) continue
    const open = quarters
      .map((minute) => instantOf(day, minute))
      .filter((slot) => slot >= earliest)
      .map((slot) => ({ slot, filled: takenEnds.filter((end) => end === slot).length }))
    if (open.length === 0) continue
    const free = open.find(({ filled }) => filled < figures.auctionsInSlot)
    const least = Math.min(...open.map(({ filled }) => filled))
    const chosen = free ?? open.find(({ filled }) => filled === least)
    if (chosen === undefined) continue
    return {
      endsAt: chosen.slot,
      startsAt: Math.max(approvedAt, chosen.slot - figures.slotRunMs),
    }
  }
}

/** The next slot at or after an instant, however full: where an outage moves an end to. */
export function slotFrom(instant: number): number {
  for (let day = wallClock(instant).day; ; day = nextDay(day)) {
    if (!isWorkday(day)) continue
    const slot = quarters.map((minute) => instantOf(day, minute)).find((at) => at >= instant)
    if (slot !== undefined) return slot
  }
}
