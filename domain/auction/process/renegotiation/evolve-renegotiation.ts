import type { AuctionEvent, EventOf } from '../../core/events.ts'
import { betweenPhases } from '../../core/phases.ts'
import type { RenegotiationEvent } from '../../core/renegotiation-event.ts'
import type { Renegotiation } from '../../core/renegotiation-state.ts'
import type { ReleasedState, RenegotiationState, ReservedState } from '../../core/state.ts'
import { acceptableEur } from './negotiation-rules.ts'

/** What follows the hammer where it sells nothing by itself (rules 2, 6 and 7). */

export function withOpenedRenegotiation(
  state: ReleasedState,
  event: EventOf<'renegotiation_opened'>,
): RenegotiationState {
  const { merchantId, archivedBidEur, bindsUntil, remindersAt } = event
  return {
    ...betweenPhases(state),
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
      departures: [],
      remindersAt,
    },
  }
}

export function withReservation(
  state: ReleasedState,
  event: EventOf<'reservation_opened'>,
): ReservedState {
  const { merchantId, amountEur, lateOfferId, bindsUntil } = event
  const reservation = { merchantId, amountEur, lateOfferId, bindsUntil }
  return { ...betweenPhases(state), status: 'anr_offer_above_targetprice', reservation }
}

/** Turns, offers and the owner's final no (rules 6). */
export function evolveRenegotiation(
  state: RenegotiationState,
  event: Exclude<Extract<AuctionEvent, RenegotiationEvent>, EventOf<'reservation_declined'>>,
): ReleasedState {
  switch (event.type) {
    case 'counter_offered':
    case 'buyer_offered':
    case 'buyer_raised':
    case 'buyer_left':
    case 'owner_reminded':
      return { ...state, renegotiation: { ...state.renegotiation, ...changed(state, event) } }
    case 'renegotiation_declined': {
      const { status, at, then } = event
      const isRestartDue = status === 'failed' && then === 'restart'
      const failure = { cause: 'declined', at, isRestartDue } as const
      return status === 'failed'
        ? { ...betweenPhases(state), status, failure, secondChance: null }
        : { ...betweenPhases(state), status, failure }
    }
    case 'renegotiation_canceled':
      return state
  }
}

function changed(
  { renegotiation }: RenegotiationState,
  event: EventOf<
    'counter_offered' | 'buyer_offered' | 'buyer_raised' | 'buyer_left' | 'owner_reminded'
  >,
): Partial<Renegotiation> {
  const { offers, counters, departures, remindersAt } = renegotiation
  switch (event.type) {
    case 'counter_offered':
      return {
        counters: [...counters, { amountEur: event.amountEur, at: event.at }],
        standingOfferEur: null,
        hasBuyerLeft: false,
        turn: 'buyer',
        turnEndsAt: event.turnEndsAt,
        bindsUntil: event.bindsUntil,
        isExtended: true,
        remindersAt: [],
      }
    case 'buyer_offered':
      return {
        offers: [...offers, { amountEur: event.amountEur, at: event.at, kind: 'offer' }],
        standingOfferEur: event.amountEur,
        ...ownersTurn(event),
      }
    case 'buyer_raised':
      return {
        offers: [...offers, { amountEur: event.amountEur, at: event.at, kind: 'raise' }],
        standingOfferEur: event.amountEur,
        hasBuyerLeft: false,
      }
    case 'buyer_left': {
      const amountEur = acceptableEur(renegotiation)
      return {
        hasBuyerLeft: true,
        departures: [...departures, { amountEur, at: event.at, isSilent: event.isSilent }],
        ...ownersTurn(event),
      }
    }
    case 'owner_reminded':
      return { remindersAt: remindersAt.slice(remindersAt.length - event.remindersLeft) }
  }
}

function ownersTurn({ turnEndsAt, remindersAt }: EventOf<'buyer_offered' | 'buyer_left'>) {
  return { turn: 'owner', turnEndsAt, remindersAt } as const
}
