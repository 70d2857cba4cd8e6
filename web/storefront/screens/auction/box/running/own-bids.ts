import type { AuctionView } from '#contract/auction-view.ts'

/**
 * Whether the reader's bid of this amount is in the history. A higher bid of theirs proves nothing: their
 * bidding agent may have bid while this one was lost.
 */
export function hasPlaced({ history }: Pick<AuctionView, 'history'>, amountEur: number): boolean {
  return (history ?? []).some(
    (bid) => bid.isOwn && bid.cause === 'manual' && bid.amountEur === amountEur,
  )
}
