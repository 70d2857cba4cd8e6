import { berlinInstant, berlinTime } from './berlin.ts'
import type { Instant } from './instant.ts'

/**
 * Days of the calendar, not times 24 h: a payment due "in 14 days" is due at the end of that day in
 * Berlin, whatever the clocks did in between (rules 10).
 */
export function endOfBerlinDay(from: Instant, days: number): Instant {
  const nextDay = berlinTime(from)
    .toPlainDate()
    .add({ days: days + 1 })
  return nextDay.toZonedDateTime('Europe/Berlin').epochMilliseconds - 1
}

/** Midnight of its day in Berlin. */
export function startOfBerlinDay(instant: Instant): Instant {
  return berlinInstant(berlinTime(instant).toPlainDate(), '00:00')
}

/** "YYYY-MM-DD" in Berlin: the date an invoice or a contract bears. */
export function berlinDate(instant: Instant): string {
  return berlinTime(instant).toPlainDate().toString()
}

/** The last moment of a day in Berlin, given as "YYYY-MM-DD". */
export function endOfBerlinDate(day: string): Instant {
  const nextDay = Temporal.PlainDate.from(day).add({ days: 1 })
  return nextDay.toZonedDateTime('Europe/Berlin').epochMilliseconds - 1
}

/** A time of day in Berlin, "HH:MM", on a day given as "YYYY-MM-DD". */
export function berlinDateTime(day: string, timeOfDay: string): Instant {
  return berlinInstant(Temporal.PlainDate.from(day), timeOfDay)
}

/** A time of day in Berlin, "HH:MM", on the day before an instant. */
export function onBerlinDayBefore(instant: Instant, timeOfDay: string): Instant {
  return berlinInstant(berlinTime(instant).toPlainDate().subtract({ days: 1 }), timeOfDay)
}
