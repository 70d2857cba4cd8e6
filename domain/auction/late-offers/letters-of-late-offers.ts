import type { EventOf } from '../events.ts'
import { letterOf, letterToMerchant } from '../letter-parts.ts'
import type { Letter } from '../letters.ts'
import type { AuctionState } from '../state.ts'
import type { LateOffer } from './late-offer.ts'
import { lateOfferLapsesAt } from './late-offer-rules.ts'

/** What became of a late offer, told to the dealer who made it. */
export function lateOfferLetter(
  state: AuctionState,
  code: 'late_offer_declined_dealer' | 'late_offer_lapsed_dealer',
  lateOfferId: number,
): readonly Letter[] {
  const offer = offerOf(state, lateOfferId)
  if (offer === undefined) return []
  const { merchantId, amountEur } = offer
  return [letterToMerchant(state, code, merchantId, { lateOfferId, amountEur })]
}

/**
 * The owner learns of it only where his own silence ended an offer and nothing more: what he does
 * himself he knows, and the end of a reservation or of the late offers has a letter of its own.
 */
export function lapsedOfferLetters(
  after: AuctionState,
  { lateOfferId, at }: EventOf<'late_offer_lapsed'>,
): readonly Letter[] {
  const toDealer = lateOfferLetter(after, 'late_offer_lapsed_dealer', lateOfferId)
  const offer = offerOf(after, lateOfferId)
  const isSilence = offer !== undefined && at >= lateOfferLapsesAt(after, offer)
  if (!isSilence || after.status === 'failed') return toDealer
  const owner = { kind: 'owner', customerId: after.ownerCustomerId } as const
  const facts = { lateOfferId, amountEur: offer.amountEur }
  return [...toDealer, letterOf(after, 'late_offer_lapsed_owner', owner, facts)]
}

function offerOf(state: AuctionState, lateOfferId: number): LateOffer | undefined {
  return state.lateOffers.find((one) => one.lateOfferId === lateOfferId)
}
