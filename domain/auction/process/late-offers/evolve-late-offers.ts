import type { AuctionEvent, EventOf, LateOfferEvent } from '../../core/events.ts'
import type { LateOffer } from '../../core/late-offer.ts'
import { betweenPhases } from '../../core/phases.ts'
import type { ReleasedState } from '../../core/state.ts'
import { withoutRefusalOf } from '../bidding/evolve-bidding.ts'
import { statusWithoutPending } from './late-offer-rules.ts'

/** Late offers, and the status that follows from those that stand (rules 2 and 7). */
export function evolveLateOffers(
  state: ReleasedState,
  event: Extract<AuctionEvent, LateOfferEvent>,
): ReleasedState {
  switch (event.type) {
    case 'late_offers_opened':
      // A decline shows for its 24 h, also where a sale came and was canceled in between.
      return { ...betweenPhases(state), status: statusWithoutPending(state, event.at) }
    case 'late_offers_closed':
      return state
    case 'late_offer_made':
      return withOffer(state, event)
    case 'late_offer_declined':
      return answered(state, event, { status: 'declined', lapse: null })
    case 'late_offer_accepted':
      return answered(state, event, { status: 'accepted', lapse: null })
    case 'late_offer_lapsed':
      return answered(state, event, { status: 'lapsed', lapse: event.lapse })
    case 'late_offer_status_derived':
      return { ...betweenPhases(state), status: event.status, withdrawalRequest: null }
  }
}

function withOffer(state: ReleasedState, event: EventOf<'late_offer_made'>): ReleasedState {
  const { lateOfferId, merchantId, amountEur, at } = event
  const made = { lateOfferId, merchantId, amountEur, madeAt: at }
  const lateOffer = { ...made, status: 'pending', answeredAt: null, lapse: null } as const
  const lastRefusals = withoutRefusalOf(state, merchantId)
  return {
    ...state,
    lateOffers: [...state.lateOffers, lateOffer],
    secrets: { ...state.secrets, lastRefusals },
  }
}

function answered(
  state: ReleasedState,
  event: { readonly lateOfferId: number; readonly at: number },
  answer: Pick<LateOffer, 'status' | 'lapse'>,
): ReleasedState {
  const lateOffers = state.lateOffers.map((offer) =>
    offer.lateOfferId === event.lateOfferId ? { ...offer, ...answer, answeredAt: event.at } : offer,
  )
  return { ...state, lateOffers }
}
