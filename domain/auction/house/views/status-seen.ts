import type { Instant } from '../../../calendar/instant.ts'
import { isOwner } from '../../core/actor.ts'
import type { LateOffer } from '../../core/late-offer.ts'
import { betweenPhases, isReleased } from '../../core/phases.ts'
import type { AuctionState, AuctionStatus } from '../../core/state.ts'
import {
  areLateOffersClosed,
  declineShownUntil,
  lateOffersCloseAt,
  takesLateOffers,
} from '../../process/late-offers/late-offer-rules.ts'
import type { ViewerRole } from './auction-view.ts'
import type { Viewer } from './viewer.ts'

/** What a viewer is to an auction, and which status they are told (rules 1). */

export function viewerRole(state: AuctionState, viewer: Viewer): ViewerRole {
  switch (viewer.kind) {
    case 'visitor':
      return 'visitor'
    case 'operator':
      return 'operator'
    case 'customer':
      return isOwner(state, viewer) ? 'owner' : 'seller'
    case 'merchant': {
      if (isOwner(state, viewer)) return 'owner'
      if (viewer.facts.admission === 'in_review') return 'merchant_in_review'
      if (viewer.facts.admission === 'refused') return 'seller'
      return hasTakenPart(state, viewer.merchantId) ? 'bidder' : 'dealer'
    }
  }
}

function hasTakenPart(state: AuctionState, merchantId: number): boolean {
  return (
    state.bidders.some((bidder) => bidder.merchantId === merchantId) ||
    state.lateOffers.some((offer) => offer.merchantId === merchantId) ||
    state.sale?.merchantId === merchantId ||
    state.followUp?.merchantId === merchantId
  )
}

/**
 * Null: for this viewer there is no such auction, the call answers 404. Whether the ad is there as well,
 * with its page and its questions, says `isVisibleTo`.
 */
export function statusSeen(
  auction: AuctionState,
  viewer: Viewer,
  at: Instant,
): AuctionStatus | null {
  const state = withClosedLateOffers(auction, viewer, at)
  const role = viewerRole(state, viewer)
  const { status } = state
  switch (role) {
    case 'operator':
      return status
    case 'owner':
      return status === 'recd_late_offer' ? 'recd_late_offer_owner' : status
    case 'visitor':
    case 'seller':
    case 'merchant_in_review':
      return seenFromOutside(status)
    case 'dealer':
      return seenByDealer(state)
    case 'bidder':
      return viewer.kind === 'merchant' ? seenByBidder(state, viewer.merchantId, at) : null
  }
}

/**
 * The auction as this viewer may know it. After 14 days an auction that still has a pending late offer
 * looks to everybody but its owner, the maker of that offer and operators like one that has failed
 * without one: otherwise the difference would tell of the offer (rules 1 and 7).
 */
export function withClosedLateOffers(
  state: AuctionState,
  viewer: Viewer,
  at: Instant,
): AuctionState {
  if (!isReleased(state) || !areLateOffersClosed(state, at)) return state
  const role = viewerRole(state, viewer)
  if (role === 'owner' || role === 'operator') return state
  const own = viewer.kind === 'merchant' ? lastLateOfferOf(state, viewer.merchantId) : null
  if (own?.status === 'pending') return state
  const failure = { cause: 'late_offers_over', at: lateOffersCloseAt(state) } as const
  return {
    ...betweenPhases(state),
    status: 'failed',
    failure: { ...failure, isRestartDue: false },
    secondChance: null,
  }
}

/** Those not concerned learn that it ended and whether it sold, nothing of what is tried since. */
function seenFromOutside(status: AuctionStatus): AuctionStatus | null {
  switch (status) {
    case 'editing':
    case 'under_review':
    case 'inactive':
      return null
    case 'published':
    case 'running':
    case 'hotbidding':
    case 'ended':
    case 'sold':
    case 'failed_na':
      return status
    case 'failed':
    case 'renegotiation':
    case 'anr_offer_above_targetprice':
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'recd_late_offer_owner':
    case 'declined_late_offer':
      return 'ended'
  }
}

/** Accepted dealers may make late offers, so they are told that these are taken. */
function seenByDealer(state: AuctionState): AuctionStatus | null {
  return takesLateOffers(state) ? 'acpt_late_offer' : seenFromOutside(state.status)
}

/**
 * The true status where it is the bidder's own bid or offer. A late offer shows as received until it
 * is accepted, also at or above the target, because the status would tell the target. A decline of the
 * own offer shows for its full time, whatever others have offered since.
 */
function seenByBidder(state: AuctionState, merchantId: number, at: Instant): AuctionStatus | null {
  if (takesLateOffers(state)) {
    const own = lastLateOfferOf(state, merchantId)
    if (own?.status === 'pending') return 'recd_late_offer'
    const isDeclined = own?.status === 'declined' && at < declineShownUntil(state, own)
    return isDeclined ? 'declined_late_offer' : 'acpt_late_offer'
  }
  switch (state.status) {
    case 'renegotiation':
      return state.renegotiation?.merchantId === merchantId ? 'renegotiation' : 'ended'
    case 'anr_offer_above_targetprice':
      return state.reservation?.merchantId === merchantId ? state.status : 'ended'
    case 'failed':
      return 'failed'
    case 'inactive':
      // The ad is paused; its renegotiation stays readable to both sides (rules 6).
      return state.renegotiation?.merchantId === merchantId ? 'inactive' : null
    default:
      return seenFromOutside(state.status)
  }
}

export function lastLateOfferOf(state: AuctionState, merchantId: number): LateOffer | null {
  return state.lateOffers.findLast((offer) => offer.merchantId === merchantId) ?? null
}
