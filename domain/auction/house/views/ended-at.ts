import type { Instant } from '../../../calendar/instant.ts'
import type { AuctionState } from '../../core/state.ts'
import { pastRoundOf } from '../../process/rounds/restart-rules.ts'

/**
 * When this round was over: at its hammer, or when it was taken out while it ran (rules 2). Null
 * until then, and for one that left the market before it had begun.
 */
export function endedAt(state: AuctionState): Instant | null {
  const hammer = pastRoundOf(state)
  if (hammer !== null) return hammer.endedAt
  const { clock, withdrawal } = state
  if (clock === undefined || withdrawal === undefined || withdrawal.at < clock.startsAt) return null
  return withdrawal.at
}
