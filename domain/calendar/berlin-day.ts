import { endOfBerlinDay, startOfBerlinDay } from './deadlines.ts'
import type { Instant } from './instant.ts'

export type BerlinDay = {
  readonly startsAt: Instant
  /** Its last millisecond. */
  readonly endsAt: Instant
}

let last: BerlinDay = { startsAt: 0, endsAt: 0 }

/**
 * The day in Berlin that an instant is on. Asked with each batch of commands and with each search, and the same until
 * midnight, so the last one is kept: the calendar takes its time.
 */
export function berlinDayOf(now: Instant): BerlinDay {
  if (now < last.startsAt || now > last.endsAt) {
    last = { startsAt: startOfBerlinDay(now), endsAt: endOfBerlinDay(now, 0) }
  }
  return last
}
