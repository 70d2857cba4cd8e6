import type { EventOf } from '../../core/events.ts'
import type { LateOffer } from '../../core/late-offer.ts'
import type { AuctionState } from '../../core/state.ts'
import { lapseOf, lateOfferLapsesAt } from '../../process/late-offers/late-offer-rules.ts'
import { notificationToMerchant, notificationToOwner } from './address-notification.ts'
import type { AuctionNotification } from './auction-notification.ts'

/** To the dealer who made it. */
export function declinedOfferNotifications(
  state: AuctionState,
  lateOfferId: number,
): readonly AuctionNotification[] {
  const offer = offerOf(state, lateOfferId)
  if (offer === undefined) return []
  const { merchantId, amountEur } = offer
  const facts = { lateOfferId, amountEur }
  return [notificationToMerchant(state, 'late_offer_declined_dealer', merchantId, facts)]
}

/**
 * Its maker is told why it ended. Where it was left without an answer the ad is still there for him, and
 * the notification leads to it: he may make a new one. The owner learns of it only where his own silence ended an offer and
 * nothing more: what he does himself he knows, and the end of the late offers has a notification of its own.
 */
export function lapsedOfferNotifications(
  after: AuctionState,
  { lateOfferId, at }: EventOf<'late_offer_lapsed'>,
): readonly AuctionNotification[] {
  const offer = offerOf(after, lateOfferId)
  if (offer === undefined) return []
  const facts = { lateOfferId, amountEur: offer.amountEur }
  const lapse = lapseOf(after, offer)
  const toDealer =
    lapse === 'unanswered'
      ? notificationToMerchant(after, 'late_offer_unanswered_dealer', offer.merchantId, facts)
      : notificationToMerchant(after, 'late_offer_lapsed_dealer', offer.merchantId, {
          ...facts,
          lapse: lapse ?? '',
        })
  const isSilence = at >= lateOfferLapsesAt(after, offer)
  if (!isSilence || after.status === 'failed') return [toDealer]
  return [toDealer, notificationToOwner(after, 'late_offer_lapsed_owner', facts)]
}

function offerOf(state: AuctionState, lateOfferId: number): LateOffer | undefined {
  return state.lateOffers.find((one) => one.lateOfferId === lateOfferId)
}
