import type { AuctionView } from '#contract/auction-view.ts'
import { phaseOf } from '../../../../auction/phase.ts'

/**
 * How bids were taken out if nobody has bid since and nothing else says so: neither the reason why
 * the end moved nor the reader's own place, whose bids they were.
 */
export function unexplainedVoid(
  auction: Pick<AuctionView, 'status' | 'lastVoid' | 'endMove' | 'own'>,
): 'voided' | 'taken_back' | null {
  const { own, endMove, lastVoid } = auction
  const hasLeft = own !== null && own.pseudonym !== null && own.standingBidEur === null
  const isExplained = endMove?.cause === 'void' || hasLeft || own?.isBarred === true
  return isExplained || phaseOf(auction) !== 'open' ? null : lastVoid
}
