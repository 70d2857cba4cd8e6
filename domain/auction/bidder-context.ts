import type { BidderContext, PriceColour } from './auction-view.ts'
import { bidderOf } from './bidding/current-bid.ts'
import type { AuctionState, AuctionStatus } from './state.ts'
import { lastLateOfferOf } from './status-seen.ts'

/** How a bidder stands, in the specification's words, and the colour of his price (spec 4). */
export function bidderContext(state: AuctionState, merchantId: number): readonly BidderContext[] {
  const contexts: BidderContext[] = []
  const hasBid = bidderOf(state, merchantId) !== null
  if (isHolder(state, merchantId)) {
    if (state.highest?.isBinding === true) contexts.push('holding_highest_bid')
  } else if (hasBid) contexts.push('overbid')
  const refusal = state.secrets.lastRefusals.find((last) => last.merchantId === merchantId)
  if (refusal?.code === 'BID_TOO_LOW' && !hasBid) contexts.push('first_bid_too_low')
  if (refusal?.code === 'AGENT_LIMIT_TOO_LOW') contexts.push('bidding_agent_limit_too_low')
  const offer = lastLateOfferOf(state, merchantId)
  if (offer?.status === 'pending') contexts.push('late_offer_pending')
  if (offer?.status === 'declined') contexts.push('late_offer_declined')
  if (refusal?.code === 'LATE_OFFER_TOO_LOW') contexts.push('late_offer_too_low')
  const isPartner = state.renegotiation?.merchantId === merchantId
  if (isPartner && isDeclined(state)) contexts.push('offer_declined')
  return contexts
}

/**
 * Red for an overbid bidder, and for the highest one whose bid or late offer came to nothing; green
 * while he leads; neutral while late offers are taken; tertiary while his own is looked at.
 */
export function priceColour(
  state: AuctionState,
  merchantId: number,
  seen: AuctionStatus,
): PriceColour {
  if (seen === 'acpt_late_offer' || bidderOf(state, merchantId) === null) return 'neutral'
  if (!isHolder(state, merchantId)) return 'red'
  if (seen === 'recd_late_offer') return 'tertiary'
  const hasFailedLateOffer = lastLateOfferOf(state, merchantId)?.status === 'declined'
  const hasFailedBid = state.highest?.isBinding !== true || seen === 'failed'
  return hasFailedLateOffer || hasFailedBid ? 'red' : 'green'
}

/** The last highest bidder, also after his bid was deleted. */
function isHolder(state: AuctionState, merchantId: number): boolean {
  return state.highest?.merchantId === merchantId
}

function isDeclined(state: AuctionState): boolean {
  return state.failure?.cause === 'declined'
}
