import type { AuctionView } from '#contract/auction-view.ts'

type Offers = Pick<AuctionView, 'lateOffers'>

/** Late offers that wait for the owner's word; the server tells the best three (rules 7). */
export function waitingOffers({ lateOffers }: Offers): number {
  return (lateOffers ?? []).filter(({ status }) => status === 'pending').length
}

/** Those that lapse with his answer to the reserved one, which is a late offer itself or a bid. */
export function offersBehind(auction: Offers): number {
  return Math.max(0, waitingOffers(auction) - 1)
}
