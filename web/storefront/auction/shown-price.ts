import type { AuctionView } from '#contract/auction-view.ts'
import { phaseOf, seesBids } from './phase.ts'
import { bestWaitingEur } from './waiting-offers.ts'

export type ShownPrice = {
  readonly label: 'hammer' | 'current' | 'last' | 'start' | 'ownOffer' | 'ownBid' | 'bestOffer'
  readonly amountEur: number | null
}

type Prices = Pick<
  AuctionView,
  | 'status'
  | 'viewer'
  | 'startPriceEur'
  | 'currentBidEur'
  | 'hammerPriceEur'
  | 'lateOffers'
  | 'ownLateOffer'
  | 'secondChance'
  | 'own'
>

/** The one figure that decides for this reader: of the sale, of what waits for an answer, of the bids. */
export function shownPrice(auction: Prices): ShownPrice {
  const { hammerPriceEur, currentBidEur, startPriceEur } = auction
  if (hammerPriceEur !== null) return { label: 'hammer', amountEur: hammerPriceEur }
  const { status, ownLateOffer, secondChance, own } = auction
  if (secondChance !== null && own !== null) {
    return { label: 'ownBid', amountEur: secondChance.amountEur }
  }
  const isAnswered = status === 'recd_late_offer' || status === 'declined_late_offer'
  if (isAnswered && ownLateOffer !== null) {
    return { label: 'ownOffer', amountEur: ownLateOffer.amountEur }
  }
  const bestOfferEur = bestWaitingEur(auction)
  if (bestOfferEur !== null) return { label: 'bestOffer', amountEur: bestOfferEur }
  if (seesBids(auction) && currentBidEur !== null) {
    const label = phaseOf(auction) === 'over' ? 'last' : 'current'
    return { label, amountEur: currentBidEur }
  }
  // Once the highest bid is deleted nobody sees it but the dealer who made it.
  if (own?.standingBidEur != null && phaseOf(auction) === 'over') {
    return { label: 'ownBid', amountEur: own.standingBidEur }
  }
  return { label: 'start', amountEur: startPriceEur }
}
