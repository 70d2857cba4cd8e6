import { hourMs } from '../../calendar/instant.ts'
import type {
  AuctionEvent,
  ClockEvent,
  EventOf,
  ReviewEvent,
  SettlementEvent,
} from '../core/events.ts'
import type { AuctionState } from '../core/state.ts'
import { evolveBidding } from '../process/bidding/evolve-bidding.ts'
import { evolveAfterwards } from '../process/late-offers/evolve-late-offers.ts'
import { evolveRenegotiation } from '../process/renegotiation/evolve-renegotiation.ts'
import { withRenegotiationOutcome } from '../process/renegotiation/renegotiation-outcome.ts'
import { evolveRounds } from '../process/rounds/evolve-rounds.ts'

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

/** What the public journal tells: from release to settling (rules 9). */
export function isJournaled(state: AuctionState, event: AuctionEvent): boolean {
  switch (event.type) {
    case 'ad_approved':
    case 'bid_placed':
    case 'agent_set':
    case 'agent_ended':
    case 'end_extended':
    case 'end_moved':
    case 'bids_voided':
    case 'defect_confirmed':
    case 'auction_ended':
      return true
    case 'auction_withdrawn':
      return ['published', 'running', 'hotbidding'].includes(state.status)
    default:
      return false
  }
}

function applied(state: AuctionState, event: AuctionEvent): AuctionState {
  switch (event.type) {
    case 'bid_placed':
    case 'agent_set':
    case 'agent_ended':
    case 'bids_voided':
    case 'defect_confirmed':
    case 'refusal_remembered':
      return evolveBidding(state, event)
    case 'ad_submitted':
    case 'ad_sent_back':
    case 'ad_refused':
    case 'ad_approved':
    case 'ad_withdrawn':
      return evolveReview(state, event)
    case 'auction_started':
    case 'closing_phase_entered':
    case 'end_extended':
    case 'end_moved':
    case 'auction_ended':
      return evolveClock(state, event)
    case 'auction_sold':
    case 'reservation_opened':
    case 'renegotiation_opened':
    case 'auction_failed':
    case 'highest_bid_deleted':
      return evolveSettlement(state, event)
    case 'counter_offered':
    case 'buyer_offered':
    case 'buyer_raised':
    case 'buyer_left':
    case 'owner_reminded':
    case 'renegotiation_declined':
    case 'renegotiation_canceled':
    case 'reservation_declined':
      return evolveRenegotiation(state, event)
    case 'round_restarted':
    case 'round_resumed':
    case 'bid_archived_for_follow_up':
    case 'follow_up_lapsed':
    case 'second_chance_opened':
    case 'second_chance_offered':
    case 'second_chance_closed':
      return evolveRounds(state, event)
    default:
      return evolveAfterwards(state, event)
  }
}

function evolveReview(
  state: AuctionState,
  event: Extract<AuctionEvent, ReviewEvent>,
): AuctionState {
  switch (event.type) {
    case 'ad_submitted':
      return { ...state, status: 'under_review' }
    case 'ad_sent_back':
      return { ...state, status: 'editing' }
    case 'ad_refused':
      return { ...state, status: 'inactive', closedByOperator: 'refused' }
    case 'ad_withdrawn':
      return { ...state, status: 'inactive' }
    case 'ad_approved':
      return {
        ...state,
        status: 'published',
        mode: event.mode,
        startPriceEur: event.startPriceEur,
        buyNowPriceEur: event.buyNowPriceEur,
        settings: event.settings,
        clock: {
          approvedAt: event.at,
          startsAt: event.startsAt,
          plannedEndsAt: event.endsAt,
          endsAt: event.endsAt,
          latestEndsAt: event.latestEndsAt,
        },
        secrets: { ...state.secrets, ...event.secrets },
      }
  }
}

function evolveClock(state: AuctionState, event: Extract<AuctionEvent, ClockEvent>): AuctionState {
  switch (event.type) {
    case 'auction_started':
      return { ...state, status: 'running' }
    case 'closing_phase_entered':
      return { ...state, status: 'hotbidding' }
    case 'end_extended':
      return withClock(state, { endsAt: event.endsAt })
    case 'end_moved': {
      const { plannedEndsAt, endsAt, latestEndsAt, cause } = event
      const fromEndsAt = state.clock?.endsAt ?? event.at
      const lastMove = { cause, fromEndsAt }
      return {
        ...withClock(state, { plannedEndsAt, endsAt, latestEndsAt, lastMove }),
        status: event.status,
      }
    }
    case 'auction_ended':
      return withHammer(state, event)
  }
}

function withClock(
  state: AuctionState,
  change: Partial<NonNullable<AuctionState['clock']>>,
): AuctionState {
  if (state.clock === null) throw new Error('An auction without a clock cannot change its end.')
  return { ...state, clock: { ...state.clock, ...change } }
}

/** A valid bid frees the archived bid of the round before; without one it may be taken (rules 6). */
function withHammer(state: AuctionState, event: EventOf<'auction_ended'>): AuctionState {
  const { followUp } = state
  const acceptUntil = event.endedAt + state.settings.followUp.acceptHours * hourMs
  // Bought now, it ends before its time and is sold without a moment in between.
  const isBoughtNow = event.outcome === 'bought_now'
  const ended = isBoughtNow ? withClock(state, { endsAt: event.endedAt }) : state
  return {
    ...ended,
    status: isBoughtNow ? state.status : 'ended',
    roundsEndedAt: [...state.roundsEndedAt, event.endedAt],
    withdrawalRequest: null,
    followUp: followUp !== null && event.outcome === 'failed' ? { ...followUp, acceptUntil } : null,
  }
}

/** A sale that stands in a state that sells again was canceled. */
function canceledBuyers({ sale }: AuctionState): readonly number[] {
  return sale === null ? [] : [...(sale.canceledMerchantIds ?? []), sale.merchantId]
}

function evolveSettlement(
  state: AuctionState,
  event: Extract<AuctionEvent, SettlementEvent>,
): AuctionState {
  switch (event.type) {
    case 'auction_sold': {
      const { merchantId, hammerPriceEur, cause } = event
      const canceled = canceledBuyers(state)
      const sale = {
        ...{ merchantId, hammerPriceEur, cause, soldAt: event.at },
        ...(canceled.length > 0 && { canceledMerchantIds: canceled }),
      }
      return {
        ...state,
        status: 'sold',
        sale,
        reservation: null,
        followUp: null,
        secondChance: null,
        withdrawalRequest: null,
      }
    }
    case 'reservation_opened': {
      const { merchantId, amountEur, lateOfferId, bindsUntil } = event
      const reservation = { merchantId, amountEur, lateOfferId, bindsUntil }
      return { ...state, status: 'anr_offer_above_targetprice', reservation }
    }
    case 'renegotiation_opened': {
      const { merchantId, archivedBidEur, bindsUntil, remindersAt } = event
      return {
        ...state,
        status: 'renegotiation',
        renegotiation: {
          merchantId,
          startedAt: event.at,
          archivedBidEur,
          bindsUntil,
          isExtended: false,
          turn: 'owner',
          turnEndsAt: bindsUntil,
          counters: [],
          offers: [],
          standingOfferEur: null,
          hasBuyerLeft: false,
          remindersAt,
        },
      }
    }
    case 'auction_failed': {
      const { cause, at, isRestartDue } = event
      const failure = { cause, at, isRestartDue }
      return { ...state, status: 'failed', failure, reservation: null, withdrawalRequest: null }
    }
    case 'highest_bid_deleted':
      return state.highest === null
        ? state
        : { ...state, highest: { ...state.highest, isBinding: false } }
  }
}
