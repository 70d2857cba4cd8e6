import type { AuctionView } from '#contract/auction-view.ts'

type Offers = Pick<AuctionView, 'lateOffers'>

/** Late offers that wait for the owner's word; the server tells the best three (rules 7). */
export function waitingOffers(auction: Offers): number {
  return pending(auction).length
}

/** In euros; null when none waits. */
export function bestWaitingEur(auction: Offers): number | null {
  const amounts = pending(auction).map(({ amountEur }) => amountEur)
  return amounts.length === 0 ? null : Math.max(...amounts)
}

const pending = ({ lateOffers }: Offers) =>
  (lateOffers ?? []).filter(({ status }) => status === 'pending')

/** Those that lapse with his answer to the reserved one, which is a late offer itself or a bid. */
export function offersBehind(auction: Offers): number {
  return Math.max(0, waitingOffers(auction) - 1)
}
