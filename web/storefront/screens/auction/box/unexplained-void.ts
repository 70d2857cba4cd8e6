import type { AuctionView } from '#contract/auction-view.ts'
import { phaseOf } from './phase.ts'

/**
 * Whether the newest entry of the history is what came out when bids were voided, and nothing else
 * says so: neither the reason why the end moved nor the reader's own place, whose bids they were.
 */
export function isUnexplainedVoid(
  auction: Pick<AuctionView, 'status' | 'history' | 'endMove' | 'own'>,
): boolean {
  if (auction.history?.at(-1)?.cause !== 'voided' || phaseOf(auction) !== 'open') return false
  const { own, endMove } = auction
  const hasLeft = own !== null && own.pseudonym !== null && own.standingBidEur === null
  return endMove?.cause !== 'void' && !hasLeft && own?.isBarred !== true
}
