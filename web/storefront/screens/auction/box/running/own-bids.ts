import type { AuctionView } from '#contract/auction-view.ts'

/**
 * Whether the reader's bid of this amount is in the history. That he holds more says nothing: his
 * bidding agent may have bid while this one was lost on its way.
 */
export function hasPlaced({ history }: Pick<AuctionView, 'history'>, amountEur: number): boolean {
  return (history ?? []).some(
    (bid) => bid.isOwn && bid.cause === 'manual' && bid.amountEur === amountEur,
  )
}
