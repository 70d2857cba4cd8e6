import type { LastRefusal } from '../../core/auction-secrets.ts'
import { bidderOf } from '../../core/current-bid.ts'
import type { LateOffer } from '../../core/late-offer.ts'
import type { AuctionState, AuctionStatus } from '../../core/state.ts'
import { takesLateOffers } from '../../process/late-offers/late-offer-rules.ts'
import type { BidderContext, PriceColour } from './auction-view.ts'
import { lastLateOfferOf } from './status-seen.ts'

/**
 * How a dealer stands in an auction, in the specification's words, and the colour of the price they
 * are shown (spec 4). Pages show what comes from here and compute none of it again.
 *
 * In the specification a late offer is a bid after the end. So a dealer with one holds the highest
 * bid as far as they may know: it is at least the round's highest bid, and those of others are secret.
 */
export function bidderContext(state: AuctionState, merchantId: number): readonly BidderContext[] {
  const holds: Readonly<Record<BidderContext, boolean>> = {
    holding_highest_bid: holdsHighestBid(state, merchantId),
    overbid: hasBid(state, merchantId) && !isLastHolder(state, merchantId),
    first_bid_too_low: isFirstBidTooLow(state, merchantId),
    bidding_agent_limit_too_low:
      takesBids(state) && refusalOf(state, merchantId)?.code === 'AGENT_LIMIT_TOO_LOW',
    late_offer_pending: lastLateOfferOf(state, merchantId)?.status === 'pending',
    late_offer_declined: hasDeclinedLateOffer(state, merchantId),
    late_offer_too_low:
      takesLateOffers(state) && refusalOf(state, merchantId)?.code === 'LATE_OFFER_TOO_LOW',
    offer_declined: isOfferDeclined(state, merchantId),
  }
  return (Object.keys(holds) as BidderContext[]).filter((context) => holds[context])
}

/**
 * Neutral while late offers are taken and for a dealer who has offered nothing; tertiary while
 * their late offer waits; red when it was declined, when their bid came to nothing, when another
 * leads or when their first bid was refused; green while they hold the highest bid.
 */
export function priceColour(
  state: AuctionState,
  merchantId: number,
  seen: AuctionStatus,
): PriceColour {
  switch (seen) {
    case 'acpt_late_offer':
      return 'neutral'
    case 'recd_late_offer':
      return 'tertiary'
    case 'declined_late_offer':
      return 'red'
    default: {
      const hasFailedFirstBid = isFirstBidTooLow(state, merchantId)
      if (!hasOffered(state, merchantId)) return hasFailedFirstBid ? 'red' : 'neutral'
      const isGood = holdsHighestBid(state, merchantId) && seen !== 'failed'
      return isGood ? 'green' : 'red'
    }
  }
}

/** The owner's no to the highest bidder, until the vehicle is sold to somebody. */
function isOfferDeclined(state: AuctionState, merchantId: number): boolean {
  const isDeclined = state.failure?.cause === 'declined' && state.status !== 'sold'
  return isDeclined && isHighest(state, merchantId)
}

/** A bid that still counts; once it is sold, the buyer alone. */
function holdsHighestBid(state: AuctionState, merchantId: number): boolean {
  if (state.status === 'sold') return state.sale?.merchantId === merchantId
  return state.highest?.isBinding === true && isHighest(state, merchantId)
}

/** Also after the bid was deleted: nobody has bid more. */
function isLastHolder(state: AuctionState, merchantId: number): boolean {
  return state.status === 'sold' ? holdsHighestBid(state, merchantId) : isHighest(state, merchantId)
}

function isHighest(state: AuctionState, merchantId: number): boolean {
  return state.highest?.merchantId === merchantId
}

/** Bids that were taken out of the auction are none; one that was made before them still is. */
function hasBid(state: AuctionState, merchantId: number): boolean {
  return (bidderOf(state, merchantId)?.standingBidEur ?? null) !== null
}

/**
 * Anything that was at stake: a bid, also one that an operator took out, a late offer, a purchase.
 * A bidder who took all bids back has nothing to win or lose any more.
 */
function hasOffered(state: AuctionState, merchantId: number): boolean {
  return (
    hasBid(state, merchantId) ||
    bidderOf(state, merchantId)?.isBarred === true ||
    lastLateOfferOf(state, merchantId) !== null ||
    holdsHighestBid(state, merchantId)
  )
}

function isFirstBidTooLow(state: AuctionState, merchantId: number): boolean {
  const isTooLow = refusalOf(state, merchantId)?.code === 'BID_TOO_LOW'
  return isTooLow && takesBids(state) && bidderOf(state, merchantId) === null
}

function hasDeclinedLateOffer(state: AuctionState, merchantId: number): boolean {
  const last: LateOffer | null = lastLateOfferOf(state, merchantId)
  return last?.status === 'declined'
}

function takesBids({ status }: AuctionState): boolean {
  return status === 'running' || status === 'hotbidding'
}

function refusalOf(state: AuctionState, merchantId: number): LastRefusal | null {
  return state.secrets.lastRefusals.find((last) => last.merchantId === merchantId) ?? null
}
