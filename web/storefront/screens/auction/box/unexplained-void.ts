import type { AuctionView } from '#contract/auction-view.ts'
import { phaseOf } from './phase.ts'

/**
 * How bids were taken out if what came out is the newest entry of the history and nothing else says
 * so: neither the reason why the end moved nor the reader's own place, whose bids they were.
 */
export function unexplainedVoid(
  auction: Pick<AuctionView, 'status' | 'history' | 'endMove' | 'own'>,
): 'voided' | 'taken_back' | null {
  const cause = auction.history?.at(-1)?.cause
  if (cause !== 'voided' && cause !== 'taken_back') return null
  const { own, endMove } = auction
  const hasLeft = own !== null && own.pseudonym !== null && own.standingBidEur === null
  const isTold = endMove?.cause === 'void' || hasLeft || own?.isBarred === true
  return isTold || phaseOf(auction) !== 'open' ? null : cause
}
