import { isOpenSlot, latestEnd } from '../../../../calendar/slots.ts'
import type { MarketSettings } from '../../../core/settings.ts'
import { laterEnd } from '../../../process/bidding/decide-clock.ts'

/**
 * What of the journal follows from weekdays and hours. Handed to the check, because a page cannot
 * compute it: not every browser has a calendar of time zones.
 */
export type JournalCalendar = {
  readonly latestEnd: (settings: MarketSettings, plannedEndsAt: number) => number
  /** Whether an approval may have been given this end. */
  readonly isOpenSlot: (settings: MarketSettings, approvedAt: number, endsAt: number) => boolean
  /** A day later, or the next slot after that (rules 3). */
  readonly laterEnd: (settings: MarketSettings, endsAt: number) => number
}

export const journalCalendar: JournalCalendar = {
  latestEnd: ({ softClose }, plannedEndsAt) => latestEnd({ plannedEndsAt, ...softClose }),
  isOpenSlot: ({ slots }, approvedAt, endsAt) =>
    isOpenSlot({ approvedAt, endsAt, settings: slots }),
  laterEnd: (settings, endsAt) => laterEnd({ settings }, endsAt),
}
