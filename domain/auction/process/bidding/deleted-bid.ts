import type { Instant } from '../../../calendar/instant.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { AuctionState } from '../../core/state.ts'

/** Deleting the highest bid marks it no longer binding and hides it; the log keeps it (rules 4). */
export function deletedBid(state: AuctionState, at: Instant): readonly AuctionEvent[] {
  const { highest } = state
  if (highest === null || !highest.isBinding) return []
  const { merchantId, amountEur } = highest
  return [{ type: 'highest_bid_deleted', at, merchantId, amountEur }]
}

export function failedWithBidDeleted(
  state: AuctionState,
  at: Instant,
  cause: 'lapsed' | 'declined' | 'renegotiation_canceled',
): readonly AuctionEvent[] {
  return [...deletedBid(state, at), { type: 'auction_failed', at, cause, isRestartDue: false }]
}
