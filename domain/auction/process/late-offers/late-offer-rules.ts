import { dayMs, hourMs, type Instant } from '../../../calendar/instant.ts'
import { allowed, type Permission, refused } from '../../../refusal/refusal.ts'
import { bidStepEur } from '../../core/bid-steps.ts'
import { bidderOf } from '../../core/current-bid.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { LateOffer, LateOfferLapse, SettledLateOffer } from '../../core/late-offer.ts'
import type { AuctionState, LateOffersStatus, ReleasedState } from '../../core/state.ts'

/** What late offers need beside the commands: minimum, deadlines, the status they make (rules 7). */

/** The last round's highest bid, without one the start price, and a step above the dealer's declined one. */
export function minimumLateOfferEur(state: ReleasedState, merchantId: number): number {
  const floor = state.highest?.amountEur ?? state.startPriceEur
  const declined = state.lateOffers
    .filter((offer) => offer.merchantId === merchantId && offer.status === 'declined')
    .map((offer) => offer.amountEur + bidStepEur(state.settings.bidSteps, offer.amountEur))
  return Math.max(floor, ...declined)
}

/** The guard against typing errors of a bid, measured by the minimum (rules 4). */
export function maximumLateOfferEur(state: AuctionState, minimumEur: number): number {
  return Math.floor((minimumEur * state.settings.typingErrors.bidMaxPercent) / 100)
}

export function pendingLateOffers(state: AuctionState): readonly LateOffer[] {
  return state.lateOffers.filter((offer) => offer.status === 'pending')
}

/**
 * Owners do not sell to their own people (rules 1): a late offer of a dealer who was found to be one of them
 * stands until it is declined or lapses, and cannot be accepted.
 */
export function mayAcceptOfferOf(
  merchantId: number,
  ownersMerchantIds: readonly number[],
): Permission {
  return ownersMerchantIds.includes(merchantId) ? refused('OFFER_OF_OWN_PEOPLE') : allowed
}

export function lateOfferLapsesAt(state: AuctionState, offer: LateOffer): Instant {
  return offer.madeAt + state.settings.lateOffers.pendingHours * hourMs
}

/** Late offers are taken until 14 days after the end. */
export function lateOffersCloseAt({ clock, settings }: ReleasedState): Instant {
  return clock.endsAt + settings.lateOffers.openDays * dayMs
}

/** After that only the owner and the dealers with a pending offer see that offers wait (rules 1 and 7). */
export function areLateOffersClosed(state: ReleasedState, at: Instant): boolean {
  return takesLateOffers(state) && at >= lateOffersCloseAt(state)
}

/** The clock records the close once, so that open pages are updated as they are after a failure. */
export function areLateOffersToClose(state: ReleasedState, at: Instant): boolean {
  return areLateOffersClosed(state, at) && state.lastEventAt < lateOffersCloseAt(state)
}

/**
 * Whether late offers are still taken is asked before anything about the dealer: after 14 days all of
 * them get one answer, whether an offer of somebody else waits or not (rules 1).
 */
export function mayMakeLateOffer(
  state: ReleasedState,
  merchantId: number,
  at: Instant,
): Permission {
  const isOpen = takesLateOffers(state) && at < lateOffersCloseAt(state)
  if (!isOpen) return refused('ACTION_NOT_POSSIBLE_NOW')
  if (bidderOf(state, merchantId)?.isBarred === true) return refused('BARRED_FROM_AUCTION')
  const hasPending = pendingLateOffers(state).some((offer) => offer.merchantId === merchantId)
  return hasPending ? refused('ACTION_NOT_POSSIBLE_NOW') : allowed
}

/** The owner sees the best three, among equals the earlier one first. */
export function bestLateOffers(state: AuctionState): readonly LateOffer[] {
  return [...pendingLateOffers(state)]
    .sort((one, other) => other.amountEur - one.amountEur || one.madeAt - other.madeAt)
    .slice(0, state.settings.lateOffers.shownToOwner)
}

/** What is no longer pending, the latest first. */
export function settledLateOffers(state: AuctionState): readonly SettledLateOffer[] {
  return state.lateOffers
    .filter((offer): offer is SettledLateOffer => offer.status !== 'pending')
    .sort((one, other) => (other.answeredAt ?? 0) - (one.answeredAt ?? 0))
}

/** Accepting, stop, pause and restart lapse the rest, with notice. */
export function lapsedLateOffers(
  state: AuctionState,
  at: Instant,
  why: { readonly lapse: LateOfferLapse; readonly exceptLateOfferId?: number },
): readonly AuctionEvent[] {
  const { lapse, exceptLateOfferId } = why
  return pendingLateOffers(state)
    .filter(({ lateOfferId }) => lateOfferId !== exceptLateOfferId)
    .map(({ lateOfferId }) => ({ type: 'late_offer_lapsed', at, lateOfferId, lapse }))
}

/** The event by which the status follows from the offers that stand; null when it fits already. */
export function derivedStatus(state: ReleasedState, at: Instant): AuctionEvent | null {
  const [best] = bestLateOffers(state)
  const target = state.secrets.targetPriceEur
  if (best !== undefined && best.amountEur >= target) {
    if (state.reservation?.lateOfferId === best.lateOfferId) return null
    return {
      type: 'reservation_opened',
      at,
      merchantId: best.merchantId,
      amountEur: best.amountEur,
      lateOfferId: best.lateOfferId,
      bindsUntil: lateOfferLapsesAt(state, best),
    }
  }
  const status = best === undefined ? statusWithoutPending(state, at) : 'recd_late_offer'
  return status === state.status ? null : { type: 'late_offer_status_derived', at, status }
}

/** What the offers that are answered leave while none waits. */
export function statusWithoutPending(state: AuctionState, at: Instant): LateOffersStatus {
  const isDeclinedLately = state.lateOffers.some(
    (offer) => offer.status === 'declined' && at < declineShownUntil(state, offer),
  )
  return isDeclinedLately ? 'declined_late_offer' : 'acpt_late_offer'
}

export function declineShownUntil(state: AuctionState, offer: LateOffer): Instant {
  return (offer.answeredAt ?? 0) + state.settings.lateOffers.declinedShownHours * hourMs
}

/**
 * Dealers may make late offers while they are taken, also while one waits as a reservation, and in the
 * ad's newest round alone.
 */
export function takesLateOffers(state: AuctionState): boolean {
  if (state.hasNextRound) return false
  switch (state.status) {
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'declined_late_offer':
      return true
    case 'anr_offer_above_targetprice':
      return state.reservation.lateOfferId !== null
    default:
      return false
  }
}
