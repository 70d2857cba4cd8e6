import { berlinInstant, berlinTime } from '../calendar/berlin.ts'
import { type Instant, minuteMs } from '../calendar/instant.ts'
import type { CatalogFilter } from './filters.ts'
import { type SearchRhythm, searchMailMinutes } from './saved-search.ts'

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

/** When they were last told the same way: a dealer by mail, of all their searches; by push of one search. */
type Notified = { readonly now: Instant; readonly lastNotifiedAt: Instant | null }

/**
 * When what was found may be told next, by mail or by push. Days are those of Berlin. What is told once a day and held back by
 * what was told before follows it on the same morning.
 */
export function notificationDueAt(found: Notified & { readonly rhythm: SearchRhythm }): Instant {
  const earliest = earliestNotification(found)
  return found.rhythm === 'bundled' ? earliest : Math.max(nextMorning(found.now), earliest)
}

function nextMorning(now: Instant): Instant {
  const local = berlinTime(now)
  const day = local.toPlainDate()
  return berlinInstant(local.hour < morningHour ? day : day.add({ days: 1 }), morning)
}

export function earliestNotification({ now, lastNotifiedAt }: Notified): Instant {
  return lastNotifiedAt === null
    ? now
    : Math.max(now, lastNotifiedAt + searchMailMinutes * minuteMs)
}
