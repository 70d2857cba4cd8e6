import { endOfBerlinDay, startOfBerlinDay } from '#domain/calendar/deadlines.ts'
import type { Instant } from '#domain/calendar/instant.ts'

let today: { readonly startsAt: Instant; readonly endsAt: Instant } = { startsAt: 0, endsAt: 0 }

/**
 * Midnight of this day in Berlin. Asked with each batch of commands and the same until the next one, so
 * it is kept: the calendar takes its time.
 */
export function startOfToday(now: Instant): Instant {
  if (now < today.startsAt || now > today.endsAt) {
    today = { startsAt: startOfBerlinDay(now), endsAt: endOfBerlinDay(now, 0) }
  }
  return today.startsAt
}
