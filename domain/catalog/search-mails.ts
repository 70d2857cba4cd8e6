import { berlinInstant, berlinTime } from '../calendar/berlin.ts'
import { type Instant, minuteMs } from '../calendar/instant.ts'
import type { CatalogFilter } from './filters.ts'
import { type SearchMails, searchMailMinutes } from './saved-search.ts'

/**
 * What a search asks of an ad that has just been approved. Its auction starts later, so a search for those that run is
 * asked for the vehicle alone, and so is one for a light, which comes with the first bid.
 */
export function filterOfNewAd(filter: CatalogFilter): CatalogFilter {
  const { status: _later, light: _withBids, ...options } = filter.options
  return { ...filter, options }
}

const morning = '07:00'
const morningHour = 7

/**
 * When the next mail on what was found may go out. Days are those of Berlin. A daily mail that another one holds back
 * follows it on the same morning.
 */
export function searchMailDueAt(found: {
  readonly mails: Exclude<SearchMails, 'off'>
  readonly now: Instant
  readonly lastMailAt: Instant | null
}): Instant {
  const earliest = earliestSearchMail(found)
  return found.mails === 'bundled' ? earliest : Math.max(nextMorning(found.now), earliest)
}

function nextMorning(now: Instant): Instant {
  const local = berlinTime(now)
  const day = local.toPlainDate()
  return berlinInstant(local.hour < morningHour ? day : day.add({ days: 1 }), morning)
}

/** When the dealer may have another of these mails, whichever of their searches it is of. */
export function earliestSearchMail({
  now,
  lastMailAt,
}: {
  readonly now: Instant
  readonly lastMailAt: Instant | null
}): Instant {
  return lastMailAt === null ? now : Math.max(now, lastMailAt + searchMailMinutes * minuteMs)
}
