import { berlinInstant, berlinTime } from '#domain/calendar/berlin.ts'
import type { Instant } from '#domain/calendar/instant.ts'

/** On which day the demo plays: ten minutes before the first auctions of a weekday end (rules 14). */

const timeOfDay = '13:50'

/** The next weekday's 13:50 in Berlin, today's if it is still to come. */
export function demoStart(realNow: Instant): Instant {
  let day = berlinTime(realNow).toPlainDate()
  while (day.dayOfWeek > 5 || berlinInstant(day, timeOfDay) <= realNow) day = day.add({ days: 1 })
  return berlinInstant(day, timeOfDay)
}

/** A time of day so many weekdays before the day of the demo. */
export function weekdaysBefore(
  start: Instant,
  before: { readonly days: number; readonly time: string },
): Instant {
  let day = berlinTime(start).toPlainDate()
  for (let left = before.days; left > 0; left -= 1) {
    do day = day.subtract({ days: 1 })
    while (day.dayOfWeek > 5)
  }
  return berlinInstant(day, before.time)
}

/** Nobody bids at night, or hardly anybody. */
export function isNight(instant: Instant): boolean {
  const { hour } = berlinTime(instant)
  return hour < 7 || hour >= 23
}
