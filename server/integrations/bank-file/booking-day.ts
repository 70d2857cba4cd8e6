import { BankFileUnreadable } from './port.ts'

/** The day as "YYYY-MM-DD", refused where the calendar has no such day; `found` is what the file says. */
export function bookingDay(day: string, found: string): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // The 30th of February is read as one of March.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day) {
    throw new BankFileUnreadable('a day', found)
  }
  return day
}
