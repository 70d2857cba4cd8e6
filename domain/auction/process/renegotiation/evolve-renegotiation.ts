import type { AuctionEvent } from '../../core/events.ts'
import type { RenegotiationEvent } from '../../core/renegotiation-event.ts'
import type { Renegotiation } from '../../core/renegotiation-state.ts'
import type { AuctionState } from '../../core/state.ts'
import { acceptableEur } from './negotiation-rules.ts'

/** Turns, offers and the end of a renegotiation into the state (rules 6). */
export function evolveRenegotiation(
  state: AuctionState,
  event: Extract<AuctionEvent, RenegotiationEvent>,
): AuctionState {
  switch (event.type) {
    case 'counter_offered':
      return withRenegotiation(state, (talk) => ({
        ...talk,
        counters: [...talk.counters, { amountEur: event.amountEur, at: event.at }],
        standingOfferEur: null,
        hasBuyerLeft: false,
        turn: 'buyer',
        turnEndsAt: event.turnEndsAt,
        bindsUntil: event.bindsUntil,
        isExtended: true,
        remindersAt: [],
      }))
    case 'buyer_offered':
      return withRenegotiation(state, (talk) => ({
        ...talk,
        offers: [...talk.offers, { amountEur: event.amountEur, at: event.at, kind: 'offer' }],
        standingOfferEur: event.amountEur,
        turn: 'owner',
        turnEndsAt: event.turnEndsAt,
        remindersAt: event.remindersAt,
      }))
    case 'buyer_raised':
      return withRenegotiation(state, (talk) => ({
        ...talk,
        offers: [...talk.offers, { amountEur: event.amountEur, at: event.at, kind: 'raise' }],
        standingOfferEur: event.amountEur,
        hasBuyerLeft: false,
      }))
    case 'buyer_left':
      return withRenegotiation(state, (talk) => ({
        ...talk,
        hasBuyerLeft: true,
        departures: [
          ...(talk.departures ?? []),
          { amountEur: acceptableEur(talk), at: event.at, isSilent: event.isSilent },
        ],
        turn: 'owner',
        turnEndsAt: event.turnEndsAt,
        remindersAt: event.remindersAt,
      }))
    case 'owner_reminded':
      return withRenegotiation(state, (talk) => ({
        ...talk,
        remindersAt: talk.remindersAt.slice(talk.remindersAt.length - event.remindersLeft),
      }))
    case 'renegotiation_declined':
      return {
        ...state,
        status: event.status,
        failure: {
          cause: 'declined',
          at: event.at,
          isRestartDue: event.status === 'failed' && event.then === 'restart',
        },
      }
    case 'renegotiation_canceled':
    case 'reservation_declined':
      return state
  }
}

function withRenegotiation(
  state: AuctionState,
  change: (talk: Renegotiation) => Renegotiation,
): AuctionState {
  if (state.renegotiation === null) throw new Error('There is no renegotiation to change.')
  return { ...state, renegotiation: change(state.renegotiation) }
}
