import { dayMs, type Instant } from '../../calendar/instant.ts'

/** An answer can be postponed by so much. */
export const mostPostponedDays = 365

/**
 * Days that "not selling now" offers: in four weeks, in half a year, and the next first of March, when the season
 * begins, unless it is nearer than five weeks or more than a year off. Each at nine in the morning of Berlin or an hour later, the earliest first.
 */
export function laterDays(now: Instant): readonly Instant[] {
  const days = [28, 182].map((count) => morningOf(now + count * dayMs))
  const year = new Date(now).getUTCFullYear()
  const [march] = [year, year + 1]
    .map((each) => Date.UTC(each, 2, 1, morningHour))
    .filter((each) => each > now + 35 * dayMs && each < now + mostPostponedDays * dayMs)
  return [...days, ...(march === undefined ? [] : [march])].sort((one, other) => one - other)
}

/** UTC: nine o'clock in winter, ten in summer. */
const morningHour = 8

function morningOf(instant: Instant): Instant {
  return Math.floor(instant / dayMs) * dayMs + morningHour * 3_600_000
}
