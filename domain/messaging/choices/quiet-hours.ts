import { berlinInstant, berlinTime } from '../../calendar/berlin.ts'
import type { Instant } from '../../calendar/instant.ts'

/** When devices stay silent, by Berlin time: each night, and whole weekends where that is wanted. */
export type QuietHours = {
  readonly isOn: boolean
  /** Full hours, 0 to 23; the night goes over midnight where it begins later than it ends. */
  readonly fromHour: number
  readonly toHour: number
  readonly hasWeekends: boolean
}

export const usualQuietHours: QuietHours = {
  isOn: true,
  fromHour: 20,
  toHour: 7,
  hasWeekends: true,
}

/** More than any weekend has. */
const daysAhead = 5
const saturday = 6
const midnight = '00:00'

/** Until when it is quiet; null where it is not. */
export function quietUntil(quiet: QuietHours, now: Instant): Instant | null {
  if (!isQuiet(quiet, now)) return null
  const today = berlinTime(now).toPlainDate()
  const ends = Array.from({ length: daysAhead }, (_, days) => today.add({ days })).flatMap((day) =>
    // A weekend ends at midnight, where no night follows it.
    [midnight, `${String(quiet.toHour).padStart(2, '0')}:00`].map((end) => berlinInstant(day, end)),
  )
  return ends.find((end) => end > now && !isQuiet(quiet, end)) ?? null
}

function isQuiet({ isOn, fromHour, toHour, hasWeekends }: QuietHours, instant: Instant): boolean {
  if (!isOn) return false
  const { dayOfWeek, hour } = berlinTime(instant)
  if (hasWeekends && dayOfWeek >= saturday) return true
  if (fromHour > toHour) return hour >= fromHour || hour < toHour
  return hour >= fromHour && hour < toHour
}

/** It is kept for the morning, unless its reader could no longer act by then. */
export function heldUntil(
  quiet: QuietHours,
  push: { readonly now: Instant; readonly actsUntil: Instant | null },
): Instant | null {
  const until = quietUntil(quiet, push.now)
  if (until === null) return null
  return push.actsUntil !== null && push.actsUntil <= until ? null : until
}
