import type { AuctionView } from '#contract/auction-view.ts'

/** Why nothing was sold, in the words that the owner reads first; which of them is a key of the texts. */
export function failureKind({
  failureCause,
}: Pick<AuctionView, 'failureCause'>): 'canceled' | 'lapsed' | 'failed' {
  if (failureCause === 'sale_canceled') return 'canceled'
  return failureCause === 'lapsed' ? 'lapsed' : 'failed'
}

/** Who took the ad off the market: its owner, who may resume it, or the operator. */
export function closedBy({
  closedByOperator,
}: Pick<AuctionView, 'closedByOperator'>): 'own' | 'withdrawn' | 'refused' {
  return closedByOperator ?? 'own'
}
