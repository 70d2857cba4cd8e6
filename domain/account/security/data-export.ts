import { dayMs, type Instant } from '../../calendar/instant.ts'

/** An archive with all that is kept of a person (rules 11). */

/** Then its file goes: it is one more place where everything lies together. */
export const exportKeptMs = 7 * dayMs

/** Writing one reads every table and every picture; a newer one of the same day tells hardly more. */
export const exportPauseMs = dayMs

/** A second one is written once the first is a day old. */
export function needsNewExport(askedAt: Instant | null, now: Instant): boolean {
  return askedAt === null || now >= askedAt + exportPauseMs
}
