/**
 * Dates of an ad are days or months, stored as instants. Noon in UTC is the same day in all of
 * Europe, so a day never slips by the reader's time zone.
 */

export function instantOfDay(day: string): number {
  return Date.parse(`${day}T12:00:00.000Z`)
}

export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

export function instantOfMonth(month: string): number {
  return instantOfDay(`${month}-01`)
}

export function monthOf(instant: number): string {
  return dayOf(instant).slice(0, 7)
}
