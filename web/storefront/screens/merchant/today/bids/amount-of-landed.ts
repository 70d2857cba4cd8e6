import type { AuctionView } from '#contract/auction-view.ts'

export type AmountOfLanded = {
  readonly amountEur: number
  /** It is the price now, and not that of the dealer's next bid. */
  readonly isNow: boolean
}

/** At which price a bidder asks what the vehicle costs in the end: now where they lead or may not bid, else at the next step. */
export function amountOfLanded(
  auction: Pick<AuctionView, 'actions' | 'context' | 'currentBidEur'>,
): AmountOfLanded | null {
  const { bid } = auction.actions
  const isLeading = auction.context?.includes('holding_highest_bid') === true
  if (bid.isAllowed && !isLeading) return { amountEur: bid.facts.minimumEur, isNow: false }
  const { currentBidEur } = auction
  return currentBidEur === null ? null : { amountEur: currentBidEur, isNow: true }
}
