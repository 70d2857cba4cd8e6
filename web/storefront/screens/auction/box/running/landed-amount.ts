import type { AuctionView } from '#contract/auction-view.ts'
import { amountState, isPossible } from '../../amounts/amounts.ts'

/**
 * The amount in euros that a dealer's landed price is computed for: what is typed where it
 * could be bid, else the least bid; where the dealer cannot bid, the price as it stands.
 */
export function landedAmount(
  { actions: { bid }, currentBidEur, startPriceEur }: AuctionView,
  typedEur: number | null,
): number | null {
  if (!bid.isAllowed) return currentBidEur ?? startPriceEur
  const isTyped = typedEur !== null && isPossible(amountState(typedEur, bid.facts))
  return isTyped ? typedEur : bid.facts.minimumEur
}

/** Told to dealers who cannot bid, so that the figures are no invitation; not while they lead. */
export function landedNote({ actions: { bid }, context }: AuctionView): 'notBidding' | null {
  if (bid.isAllowed || bid.refusal.code === 'AUCTION_NOT_STARTED') return null
  return context?.includes('holding_highest_bid') ? null : 'notBidding'
}
