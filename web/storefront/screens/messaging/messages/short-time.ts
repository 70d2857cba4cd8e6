import type { Format } from '#locales/format.ts'

/** Today the time, on any other day the date with it where it is still to come. */
export function shortTime(format: Format, moment: string, now: number): string {
  if (format.date(moment) === format.date(now)) return format.time(moment)
  return Date.parse(moment) > now ? format.dateTime(moment) : format.date(moment)
}
