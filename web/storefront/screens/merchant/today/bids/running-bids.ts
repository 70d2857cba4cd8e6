import type { AuctionView } from '#contract/auction-view.ts'
import type { OwnBidCard, ProductCard } from '#contract/product.ts'
import { phaseOf } from '../../../../auction/phase.ts'
import { standingsOf } from '../../../../cards/standing.ts'

/** A card whose auction has the dealer among its bidders. */
export type RunningBid = OwnBidCard & { readonly auction: AuctionView & { endsAt: string } }

/** What the dealer is losing stands above; after that what ends first. */
export function runningBidsOf(cards: readonly OwnBidCard[]): readonly RunningBid[] {
  return cards.filter(isRunningBid).toSorted((one, other) => {
    const lostFirst = Number(isLosing(other)) - Number(isLosing(one))
    return lostFirst || Date.parse(one.auction.endsAt) - Date.parse(other.auction.endsAt)
  })
}

export function isLosing(card: ProductCard): boolean {
  return standingsOf(card).includes('outbid')
}

export function isLeading(card: ProductCard): boolean {
  return standingsOf(card).includes('lead')
}

/** As its auction is now: a row that is held in its place may be over. */
export function asItIsNow(bid: RunningBid, cards: readonly OwnBidCard[]): RunningBid {
  const now = cards.find(({ entityId }) => entityId === bid.entityId)
  return now && isOfBidder(now) ? now : bid
}

function isRunningBid(card: OwnBidCard): card is RunningBid {
  return isOfBidder(card) && phaseOf(card.auction) === 'open'
}

function isOfBidder(card: OwnBidCard): card is RunningBid {
  return card.auction?.viewer === 'bidder' && card.auction.endsAt !== null
}
