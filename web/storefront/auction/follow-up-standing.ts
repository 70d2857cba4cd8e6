import type { AuctionView } from '#contract/auction-view.ts'
import { phaseOf } from './phase.ts'

/**
 * How a bid of the round before stands, as its dealer is told (rules 6): before the new round, in it,
 * in it with a bid of that round, or after it with none. Whether a bid frees them is known at the
 * hammer: until then it may be voided.
 */
export function followUpStanding(
  auction: Pick<AuctionView, 'status' | 'bidCount'> & { readonly isWaiting: boolean },
): 'round' | 'inRound' | 'bidInRound' | 'waiting' {
  if (auction.isWaiting) return 'waiting'
  if (phaseOf(auction) === 'over') return 'round'
  return auction.bidCount ? 'bidInRound' : 'inRound'
}
