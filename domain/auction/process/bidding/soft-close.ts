import { type Instant, minuteMs } from '../../../calendar/instant.ts'
import type { SoftCloseSettings } from '../../core/settings.ts'
import type { AuctionClock } from '../../core/state.ts'

/**
 * With less than the soft close window left the end moves to a window from now, never past its cap
 * (rules 3). Which bids are worth it is the caller's knowledge. Null when the end stays.
 */
export function extendedEnd(
  clock: AuctionClock,
  at: Instant,
  settings: SoftCloseSettings,
): Instant | null {
  const windowMs = settings.windowMinutes * minuteMs
  if (clock.endsAt - at >= windowMs) return null
  const extended = Math.min(at + windowMs, clock.latestEndsAt)
  return extended > clock.endsAt ? extended : null
}
