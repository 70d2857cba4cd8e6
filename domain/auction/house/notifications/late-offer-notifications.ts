import type { EventOf } from '../../core/events.ts'
import type { LateOffer } from '../../core/late-offer.ts'
import type { AuctionState } from '../../core/state.ts'
import { lateOfferLapsesAt } from '../../process/late-offers/late-offer-rules.ts'
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
 * The dealer is told why their late offer ended. After an offer without an answer the notification
 * leads to the ad, because the dealer may make a new one. The owner is told only where their silence
 * ended an offer: they know what they did themselves, and the end of all late offers has a
 * notification of its own.
 */
export function lapsedOfferNotifications(
  after: AuctionState,
  { lateOfferId, at, lapse }: EventOf<'late_offer_lapsed'>,
): readonly AuctionNotification[] {
  const offer = offerOf(after, lateOfferId)
  if (offer === undefined) return []
  const facts = { lateOfferId, amountEur: offer.amountEur }
  const toDealer =
    lapse === 'unanswered'
      ? notificationToMerchant(after, 'late_offer_unanswered_dealer', offer.merchantId, facts)
      : notificationToMerchant(after, 'late_offer_lapsed_dealer', offer.merchantId, {
          ...facts,
          lapse,
        })
  const isSilence = at >= lateOfferLapsesAt(after, offer)
  if (!isSilence || after.status === 'failed') return [toDealer]
  return [toDealer, notificationToOwner(after, 'late_offer_lapsed_owner', facts)]
}

function offerOf(state: AuctionState, lateOfferId: number): LateOffer | undefined {
  return state.lateOffers.find((one) => one.lateOfferId === lateOfferId)
}
