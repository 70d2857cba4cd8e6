import type { AuctionEvent } from '../core/events.ts'
import { isJournaled } from '../core/journaled.ts'
import { onMarket, released } from '../core/phases.ts'
import type { AuctionState, DraftState, OnMarketState, RenegotiationState } from '../core/state.ts'
import { evolveBidding, withRefusal } from '../process/bidding/evolve-bidding.ts'
import {
  withFailure,
  withHammer,
  withoutHighestBid,
  withSale,
} from '../process/bidding/evolve-settlement.ts'
import { evolveLateOffers } from '../process/late-offers/evolve-late-offers.ts'
import {
  evolveRenegotiation,
  withOpenedRenegotiation,
  withReservation,
} from '../process/renegotiation/evolve-renegotiation.ts'
import { withRenegotiationOutcome } from '../process/renegotiation/renegotiation-outcome.ts'
import { evolveReview } from '../process/review/evolve-review.ts'
import { evolveRounds } from '../process/rounds/evolve-rounds.ts'
import { evolveSecondChance } from '../process/second-chance/evolve-second-chance.ts'
import { evolveWithdrawal } from '../process/withdrawal/evolve-withdrawal.ts'

/**
 * One event into the state: the only function that writes a status. It copies what changes and
 * shares the rest, because it runs for every bid.
 */
export function evolve(state: AuctionState, event: AuctionEvent): AuctionState {
  const next = withRenegotiationOutcome(state, applied(state, event), event)
  return {
    ...next,
    statusSince: next.status === state.status ? state.statusSince : event.at,
    version: state.version + 1,
    sequence: state.sequence + (isJournaled(state, event) ? 1 : 0),
    lastEventAt: Math.max(state.lastEventAt, event.at),
  }
}

/** Each event belongs to the part of the process that evolves its phase. */
function applied(state: AuctionState, event: AuctionEvent): AuctionState {
  switch (event.type) {
    case 'bid_placed':
    case 'agent_set':
    case 'agent_ended':
    case 'bids_voided':
    case 'defect_confirmed':
    case 'auction_started':
    case 'closing_phase_entered':
    case 'end_extended':
    case 'end_moved':
      return evolveBidding(onMarket(state), event)
    case 'refusal_remembered':
      return withRefusal(released(state), event)
    case 'ad_submitted':
    case 'ad_sent_back':
    case 'ad_refused':
    case 'ad_approved':
    case 'ad_withdrawn':
      return evolveReview(reviewed(state), event)
    case 'auction_ended':
      return withHammer(onMarket(state), event)
    case 'auction_sold':
      return withSale(released(state), event)
    case 'auction_failed':
      return withFailure(released(state), event)
    case 'highest_bid_deleted':
      return withoutHighestBid(released(state))
    case 'renegotiation_opened':
      return withOpenedRenegotiation(released(state), event)
    case 'reservation_opened':
      return withReservation(released(state), event)
    case 'reservation_declined':
      return state
    case 'counter_offered':
    case 'buyer_offered':
    case 'buyer_raised':
    case 'buyer_left':
    case 'owner_reminded':
    case 'renegotiation_declined':
    case 'renegotiation_canceled':
      return evolveRenegotiation(renegotiated(state), event)
    case 'late_offers_opened':
    case 'late_offers_closed':
    case 'late_offer_made':
    case 'late_offer_declined':
    case 'late_offer_accepted':
    case 'late_offer_lapsed':
    case 'late_offer_status_derived':
      return evolveLateOffers(released(state), event)
    case 'withdrawal_requested':
    case 'withdrawal_dropped':
    case 'auction_withdrawn':
      return evolveWithdrawal(released(state), event)
    case 'second_chance_opened':
    case 'second_chance_offered':
    case 'second_chance_closed':
      return evolveSecondChance(state, event)
    default:
      return evolveRounds(state, event)
  }
}

function reviewed(state: AuctionState): DraftState | OnMarketState {
  return state.clock === undefined ? state : onMarket(state)
}

function renegotiated(state: AuctionState): RenegotiationState {
  if (state.status === 'renegotiation') return state
  throw new Error(`Auction ${state.auctionId} is ${state.status}, not in renegotiation.`)
}
