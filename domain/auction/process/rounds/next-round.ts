import type { Instant } from '../../../calendar/instant.ts'
import { newAuction } from '../../core/new-auction.ts'
import type { AuctionState } from '../../core/state.ts'

/**
 * The next round of an ad whose last one was handed on by `round_restarted` or `round_resumed`: in
 * editing, with the hammers so far and a bid that still binds (rules 2 and 6). Pseudonyms begin anew.
 */
export function nextRound(last: AuctionState, auctionId: number, at: Instant): AuctionState {
  const { followUp } = last
  const isBinding = followUp !== null && at < followUp.bindsUntil
  return newAuction({
    auctionId,
    entityId: last.entityId,
    ownerCustomerId: last.ownerCustomerId,
    ownerMerchantId: last.ownerMerchantId,
    at,
    round: last.round + 1,
    roundsEndedAt: last.roundsEndedAt,
    followUp: isBinding ? { ...followUp, acceptUntil: null } : null,
  })
}
