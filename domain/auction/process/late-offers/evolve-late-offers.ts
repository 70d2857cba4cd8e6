import type { AfterwardsEvent, AuctionEvent } from '../../core/events.ts'
import type { LateOfferLapse, LateOfferStatus } from '../../core/late-offer.ts'
import type { AuctionState } from '../../core/state.ts'
import { withoutRefusalOf } from '../bidding/evolve-bidding.ts'

/** Late offers, the owner's choices and the operator's hand into the state (rules 2 and 7). */
export function evolveAfterwards(
  state: AuctionState,
  event: Extract<AuctionEvent, AfterwardsEvent>,
): AuctionState {
  switch (event.type) {
    case 'late_offers_opened':
      return { ...state, status: 'acpt_late_offer' }
    case 'late_offers_closed':
      return state
    case 'late_offer_made': {
      const { lateOfferId, merchantId, amountEur, at } = event
      const made = { lateOfferId, merchantId, amountEur, madeAt: at }
      const lateOffer = { ...made, status: 'pending', answeredAt: null } as const
      const lastRefusals = withoutRefusalOf(state, merchantId)
      return {
        ...state,
        lateOffers: [...state.lateOffers, lateOffer],
        secrets: { ...state.secrets, lastRefusals },
      }
    }
    case 'late_offer_declined':
      return answered(state, event, 'declined')
    case 'late_offer_accepted':
      return answered(state, event, 'accepted')
    case 'late_offer_lapsed':
      return answered(state, event, 'lapsed', event.lapse)
    case 'late_offer_status_derived':
      return { ...state, status: event.status, reservation: null, withdrawalRequest: null }
    case 'ad_stopped':
      return { ...state, status: 'failed_na' }
    case 'ad_paused':
      return { ...state, status: 'inactive' }
    case 'withdrawal_requested': {
      const { reason, operatorCustomerId, at } = event
      return { ...state, withdrawalRequest: { reason, operatorCustomerId, at } }
    }
    case 'withdrawal_dropped':
      return { ...state, withdrawalRequest: null }
    case 'auction_withdrawn': {
      const { reason, at, operatorCustomerId, confirmedByCustomerId } = event
      return {
        ...state,
        status: 'inactive',
        closedByOperator: 'withdrawn',
        withdrawal: { reason, at, operatorCustomerId, confirmedByCustomerId },
        reservation: null,
        followUp: null,
        secondChance: null,
        withdrawalRequest: null,
      }
    }
    case 'ad_resumed': {
      const { closedByOperator: _over, ...resumed } = state
      return { ...resumed, status: 'editing', clock: null }
    }
  }
}

function answered(
  state: AuctionState,
  event: { readonly lateOfferId: number; readonly at: number },
  status: LateOfferStatus,
  lapse?: LateOfferLapse,
): AuctionState {
  const answer = { status, answeredAt: event.at, ...(lapse !== undefined && { lapse }) }
  const lateOffers = state.lateOffers.map((offer) =>
    offer.lateOfferId === event.lateOfferId ? { ...offer, ...answer } : offer,
  )
  return { ...state, lateOffers }
}
