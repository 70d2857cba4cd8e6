import type { AuctionView } from '#contract/auction-view.ts'

/** Late offers that wait for the owner's answer, also those that are not among the best three (rules 7). */
export function waitingOffers({ lateOfferCount }: Pick<AuctionView, 'lateOfferCount'>): number {
  return lateOfferCount ?? 0
}

/** In euros; null when none waits. */
export function bestWaitingEur({ lateOffers }: Pick<AuctionView, 'lateOffers'>): number | null {
  const amounts = (lateOffers ?? []).flatMap(({ status, amountEur }) =>
    status === 'pending' ? amountEur : [],
  )
  return amounts.length === 0 ? null : Math.max(...amounts)
}

/** Those beside the reserved one, which is a late offer itself or a bid. */
export function offersBehind(auction: Pick<AuctionView, 'lateOfferCount'>): number {
  return Math.max(0, waitingOffers(auction) - 1)
}
