import { berlinDateTime, onBerlinDayBefore } from '../../calendar/deadlines.ts'
import { dayMs, type Instant } from '../../calendar/instant.ts'
import type { Fault } from '../../refusal/field-fault.ts'

/** On which days a vehicle may be handed over, and when both sides are reminded of it. */

const withinMonths = 3
const withinDays = 92
const reminderTime = '10:00'

/**
 * @param day "YYYY-MM-DD" in Berlin.
 * @param time One of `handoverTimes`.
 */
export function handoverInstant(day: string, time: string): Instant {
  return berlinDateTime(day, time)
}

/** What is wrong with a date that somebody proposes or agrees to now; undefined for one that may stand. */
export function handoverDateFault(meetsAt: Instant, now: Instant): Fault | undefined {
  if (meetsAt <= now) return { rule: 'future_date' }
  if (meetsAt <= now + withinDays * dayMs) return undefined
  return { rule: 'date_too_late', params: { months: withinMonths } }
}

/** In the morning of the day before. */
export function handoverReminderAt(meetsAt: Instant): Instant {
  return onBerlinDayBefore(meetsAt, reminderTime)
}
