/** Days of the market begin in Berlin, wherever somebody reads. */

// The Swedish form of a date is the one of ISO 8601.
const dayInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day of an instant in milliseconds, "2026-11-24". */
export function berlinDay(instant: number): string {
  return dayInBerlin.format(instant)
}
