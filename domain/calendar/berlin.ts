import { hourMs, type Instant } from './instant.ts'

/**
 * The market counts in Berlin time wherever a rule speaks of days or hours of the day (rules, head).
 * Temporal stays inside this folder: browsers do not have it, and the current time is always handed in.
 */
const zone = 'Europe/Berlin'

export function berlinTime(instant: Instant): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

export function berlinInstant(date: Temporal.PlainDate, timeOfDay: string): Instant {
  return date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(timeOfDay) })
    .epochMilliseconds
}

/** Reminders go out by day only: what falls into the night waits for the morning (rules 6). */
export function movedIntoDaytime(
  instant: Instant,
  daytime: { readonly fromHour: number; readonly toHour: number },
): Instant {
  const local = berlinTime(instant)
  if (local.hour >= daytime.fromHour && local.hour < daytime.toHour) return instant
  const day = local.toPlainDate()
  const morning = `${String(daytime.fromHour).padStart(2, '0')}:00`
  return berlinInstant(local.hour < daytime.fromHour ? day : day.add({ days: 1 }), morning)
}

/** The reminders of one turn, in order, none at or after the turn's end. */
export function reminderInstants(turn: {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly afterHours: readonly number[]
  readonly fromHour: number
  readonly toHour: number
}): readonly Instant[] {
  const moved = turn.afterHours.map((hours) =>
    movedIntoDaytime(turn.startsAt + hours * hourMs, turn),
  )
  return [...new Set(moved)].filter((instant) => instant < turn.endsAt)
}
