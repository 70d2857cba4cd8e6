/** Berlin's wall clock by the language's own formatter: another way than the program's. */

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export type WallClock = {
  readonly weekday: string
  /** `2026-10-25` */
  readonly day: string
  readonly minuteOfDay: number
}

export function wallClock(at: number): WallClock {
  const found = new Map(parts.formatToParts(at).map((part) => [part.type, part.value]))
  const text = (name: Intl.DateTimeFormatPartTypes) => found.get(name) ?? ''
  return {
    weekday: text('weekday'),
    day: `${text('year')}-${text('month')}-${text('day')}`,
    minuteOfDay: Number(text('hour')) * 60 + Number(text('minute')),
  }
}

/** The instant at which Berlin's clocks show this minute of this day (afternoons exist once). */
export function instantOf(day: string, minuteOfDay: number): number {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * 60_000
  for (const offsetHours of [1, 2]) {
    const at = asIfUtc - offsetHours * 3_600_000
    const seen = wallClock(at)
    if (seen.day === day && seen.minuteOfDay === minuteOfDay) return at
  }
  throw new RangeError(`${day} has no minute ${minuteOfDay}`)
}

export function isWorkday(day: string): boolean {
  const weekday = wallClock(Date.parse(`${day}T12:00:00Z`)).weekday
  return weekday !== 'Sat' && weekday !== 'Sun'
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
