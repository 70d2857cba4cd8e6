import { berlinInstant, berlinTime } from './berlin.ts'
import { hourMs, type Instant, minuteMs } from './instant.ts'

/** When auctions may end (rules 3). Times of day are local to Berlin, "HH:MM". */
export type SlotSettings = {
  readonly firstTime: string
  readonly lastTime: string
  readonly everyMinutes: number
  readonly maxAuctionsPerSlot: number
  readonly leadHours: number
  /** The auction starts this long before its slot, or at approval if that is later. */
  readonly runMinutes: number
  /** Dates "YYYY-MM-DD" on which no auction ends, besides Saturdays and Sundays. */
  readonly closedDays: readonly string[]
}

export const defaultSlotSettings: SlotSettings = {
  firstTime: '14:00',
  lastTime: '16:30',
  everyMinutes: 15,
  maxAuctionsPerSlot: 4,
  leadHours: 20,
  runMinutes: 23 * 60 + 30,
  closedDays: [],
}

export type ChosenSlot = { readonly startsAt: Instant; readonly endsAt: Instant }

/**
 * The first slot at least 20 h ahead in which fewer than four auctions end; on a day that is full,
 * the least filled one, then the earliest (rules 3).
 */
export function chosenSlot(choice: {
  readonly approvedAt: Instant
  readonly settings: SlotSettings
  readonly loads: readonly { readonly endsAt: Instant; readonly auctions: number }[]
}): ChosenSlot {
  const { approvedAt, settings } = choice
  const open = slotsOfNextAuctionDay(approvedAt + settings.leadHours * hourMs, settings)
  const loadOf = new Map(choice.loads.map((load) => [load.endsAt, load.auctions]))
  const free = open.find((slot) => (loadOf.get(slot) ?? 0) < settings.maxAuctionsPerSlot)
  const endsAt =
    free ??
    open.reduce((best, slot) => ((loadOf.get(slot) ?? 0) < (loadOf.get(best) ?? 0) ? slot : best))
  return { startsAt: startBefore(endsAt, { approvedAt, settings }), endsAt }
}

/** Whether an approval may have been given this end, however full the slots were (rules 3). */
export function isOpenSlot(choice: {
  readonly approvedAt: Instant
  readonly endsAt: Instant
  readonly settings: SlotSettings
}): boolean {
  const { approvedAt, endsAt, settings } = choice
  return slotsOfNextAuctionDay(approvedAt + settings.leadHours * hourMs, settings).includes(endsAt)
}

export function startBefore(
  slot: Instant,
  approval: { readonly approvedAt: Instant; readonly settings: SlotSettings },
): Instant {
  return Math.max(approval.approvedAt, slot - approval.settings.runMinutes * minuteMs)
}

/** The slots at or after an instant, on the first day that has one. Never empty. */
function slotsOfNextAuctionDay(
  from: Instant,
  settings: SlotSettings,
): readonly [Instant, ...Instant[]] {
  let day = berlinTime(from).toPlainDate()
  // A whole year of closed days can only be a wrong setting.
  for (let tried = 0; tried < 366; tried += 1) {
    if (isAuctionDay(day, settings)) {
      const [first, ...rest] = slotsOfDay(day, settings).filter((slot) => slot >= from)
      if (first !== undefined) return [first, ...rest]
    }
    day = day.add({ days: 1 })
  }
  throw new Error('No auction day within a year: the closed days leave none.')
}

/** No end passes 17:00 of its day, nor the planned end + 30 min (rules 3). */
export function latestEnd(limits: {
  readonly plannedEndsAt: Instant
  readonly latestTime: string
  readonly maxExtensionMinutes: number
}): Instant {
  const closing = closingTime(limits.plannedEndsAt, limits.latestTime)
  return Math.max(
    limits.plannedEndsAt,
    Math.min(closing, limits.plannedEndsAt + limits.maxExtensionMinutes * minuteMs),
  )
}

/** After an outage: 24 h later, or the next slot where that is no hour for an end (rules 3). */
export function movedEnd(move: {
  readonly endsAt: Instant
  readonly moveHours: number
  readonly latestTime: string
  readonly settings: SlotSettings
}): Instant {
  const wanted = move.endsAt + move.moveHours * hourMs
  const day = berlinTime(wanted).toPlainDate()
  const isWithinHours =
    isAuctionDay(day, move.settings) &&
    wanted >= berlinInstant(day, move.settings.firstTime) &&
    wanted < berlinInstant(day, move.latestTime)
  return isWithinHours ? wanted : slotsOfNextAuctionDay(wanted, move.settings)[0]
}

/** The same time of day on the next day on which auctions may end. */
export function sameTimeOnNextAuctionDay(endsAt: Instant, settings: SlotSettings): Instant {
  const local = berlinTime(endsAt)
  let day = local.toPlainDate().add({ days: 1 })
  for (let tried = 0; tried < 366; tried += 1) {
    if (isAuctionDay(day, settings)) return berlinInstant(day, local.toPlainTime().toString())
    day = day.add({ days: 1 })
  }
  throw new Error('No auction day within a year: the closed days leave none.')
}

/** The time of the day that no end may pass (rules 3). */
export function closingTime(endsAt: Instant, latestTime: string): Instant {
  return berlinInstant(berlinTime(endsAt).toPlainDate(), latestTime)
}

function isAuctionDay(day: Temporal.PlainDate, settings: SlotSettings): boolean {
  return day.dayOfWeek <= 5 && !settings.closedDays.includes(day.toString())
}

function slotsOfDay(day: Temporal.PlainDate, settings: SlotSettings): readonly Instant[] {
  const last = berlinInstant(day, settings.lastTime)
  const slots: Instant[] = []
  let slot = berlinInstant(day, settings.firstTime)
  while (slot <= last) {
    slots.push(slot)
    slot += settings.everyMinutes * minuteMs
  }
  return slots
}
