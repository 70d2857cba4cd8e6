import { reminderInstants } from '../../../calendar/berlin.ts'
import type { Instant } from '../../../calendar/instant.ts'
import { isOwner } from '../../core/actor.ts'
import type { SaleCause } from '../../core/auction-outcomes.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { Renegotiation } from '../../core/renegotiation-state.ts'
import type { AuctionState, RenegotiationState } from '../../core/state.ts'
import { failedWithBidDeleted } from '../bidding/deleted-bid.ts'
import { decideDecline } from './decide-decline.ts'
import { laterTurnEnd } from './later-turn.ts'
import {
  lastCounterEur,
  mayAccept,
  mayCounter,
  mayLeave,
  mayOffer,
  mayRaise,
} from './negotiation-rules.ts'

/** The turns between owner and highest bidder after the hammer (rules 6). */

type RenegotiationCommandType =
  | 'renegotiation_accept'
  | 'renegotiation_counter'
  | 'renegotiation_decline'
  | 'renegotiation_offer'
  | 'renegotiation_raise'
  | 'renegotiation_leave'
  | 'remind_owner'
  | 'pass_turn'
  | 'lapse'
  | 'cancel_renegotiation'

export function decideRenegotiation(
  state: AuctionState,
  command: CommandOf<RenegotiationCommandType>,
): Decision {
  if (state.status !== 'renegotiation') return refuse('ACTION_NOT_POSSIBLE_NOW')
  const { renegotiation } = state
  switch (command.type) {
    case 'renegotiation_accept':
      return decideAccept(state, command, renegotiation)
    case 'renegotiation_counter':
      return decideCounter(state, command, renegotiation)
    case 'renegotiation_decline':
      return decideDecline(state, command)
    case 'renegotiation_offer':
      return decideOffer(state, command, renegotiation)
    case 'renegotiation_raise':
      return decideRaise(state, command, renegotiation)
    case 'renegotiation_leave': {
      const may = mayLeave(state, command.actor, command.at)
      if (!may.isAllowed) return refuseAs(may.refusal)
      return accept(buyerLeft(state, renegotiation, { at: command.at, isSilent: false }))
    }
    case 'remind_owner':
      return decideReminder(renegotiation, command.at)
    case 'pass_turn': {
      if (renegotiation.turn !== 'buyer' || command.at < renegotiation.turnEndsAt) {
        return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt: renegotiation.turnEndsAt })
      }
      return accept(buyerLeft(state, renegotiation, { at: command.at, isSilent: true }))
    }
    case 'lapse': {
      const dueAt =
        renegotiation.turn === 'owner' ? renegotiation.turnEndsAt : renegotiation.bindsUntil
      if (command.at < dueAt) return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt })
      return accept(...failedWithBidDeleted(state, command.at, 'lapsed'))
    }
    case 'cancel_renegotiation':
      if (command.reason.trim() === '') return refuse('VALIDATION_FAILED', { field: 'reason' })
      return accept(
        { type: 'renegotiation_canceled', at: command.at, reason: command.reason },
        ...failedWithBidDeleted(state, command.at, 'renegotiation_canceled'),
      )
  }
}

/** A price sent along must be the one on the table: nobody accepts a price that they did not see. */
function decideAccept(
  state: RenegotiationState,
  command: CommandOf<'renegotiation_accept'>,
  renegotiation: Renegotiation,
): Decision {
  const may = mayAccept(state, command.actor, command.at)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const { amountEur } = may.facts
  if (command.amountEur !== null && command.amountEur !== amountEur) {
    return refuse('PRICE_CHANGED', { priceEur: amountEur })
  }
  return accept(
    sold(renegotiation, command.at, {
      amountEur,
      cause: acceptCause(state, command, renegotiation),
    }),
  )
}

function acceptCause(
  state: RenegotiationState,
  command: CommandOf<'renegotiation_accept'>,
  renegotiation: Renegotiation,
): SaleCause {
  if (!isOwner(state, command.actor)) return 'counter_accepted'
  return renegotiation.standingOfferEur === null ? 'archived_bid_accepted' : 'offer_accepted'
}

function decideCounter(
  state: RenegotiationState,
  command: CommandOf<'renegotiation_counter'>,
  renegotiation: Renegotiation,
): Decision {
  const { amountEur, at } = command
  const may = mayCounter(state, command.actor, at)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const { minimumEur, maximumEur, bindsUntil } = may.facts
  if (!isBetween(amountEur, minimumEur, maximumEur)) {
    return refuse('COUNTER_OUT_OF_RANGE', { minimumEur, maximumEur })
  }
  const { turnHours } = state.settings.renegotiation
  return accept({
    type: 'counter_offered',
    at,
    amountEur,
    isReduced: renegotiation.counters.length > 0,
    turnEndsAt: laterTurnEnd(at, { turnHours, bindsUntil }),
    bindsUntil,
  })
}

function decideOffer(
  state: RenegotiationState,
  command: CommandOf<'renegotiation_offer'>,
  renegotiation: Renegotiation,
): Decision {
  const { amountEur, at } = command
  const may = mayOffer(state, command.actor, at)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const { minimumEur, maximumEur } = may.facts
  if (!isBetween(amountEur, minimumEur, maximumEur)) {
    return refuse('OFFER_OUT_OF_RANGE', { minimumEur, maximumEur })
  }
  return accept({ type: 'buyer_offered', amountEur, ...ownersTurn(state, renegotiation, at) })
}

/** Counts as no counter and changes no deadline; what reaches a price sells at that price. */
function decideRaise(
  state: RenegotiationState,
  command: CommandOf<'renegotiation_raise'>,
  renegotiation: Renegotiation,
): Decision {
  const { amountEur, at } = command
  const may = mayRaise(state, command.actor, at)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const { minimumEur, maximumEur } = may.facts
  if (!isBetween(amountEur, minimumEur, maximumEur)) {
    return refuse('OFFER_OUT_OF_RANGE', { minimumEur, maximumEur })
  }
  const raised: AuctionEvent = { type: 'buyer_raised', at, amountEur }
  const counter = lastCounterEur(renegotiation)
  const isCounterReached = counter !== null && amountEur >= counter
  // Nothing sells by itself in an offer collection, but a counter is the owner's own offer (rules 7).
  const isTargetReached = state.mode === 'auction' && amountEur >= state.secrets.targetPriceEur
  if (!isCounterReached && !isTargetReached) return accept(raised)
  return accept(raised, sold(renegotiation, at, { amountEur, cause: 'raise_reached' }))
}

function decideReminder(renegotiation: Renegotiation, at: Instant): Decision {
  const [next] = renegotiation.remindersAt
  if (renegotiation.turn !== 'owner' || next === undefined || at < next) {
    return refuse('ACTION_NOT_POSSIBLE_NOW')
  }
  // Several reminders that fell due while no process ran are sent as one.
  const remindersLeft = renegotiation.remindersAt.filter((instant) => instant > at).length
  return accept({ type: 'owner_reminded', at, remindersLeft })
}

function buyerLeft(
  state: RenegotiationState,
  renegotiation: Renegotiation,
  left: { readonly at: Instant; readonly isSilent: boolean },
): AuctionEvent {
  return {
    type: 'buyer_left',
    isSilent: left.isSilent,
    ...ownersTurn(state, renegotiation, left.at),
  }
}

function ownersTurn(
  state: RenegotiationState,
  renegotiation: Renegotiation,
  at: Instant,
): {
  readonly at: Instant
  readonly turnEndsAt: Instant
  readonly remindersAt: readonly Instant[]
} {
  const { turnHours, reminderHours, reminderFromHour, reminderToHour } =
    state.settings.renegotiation
  const turnEndsAt = laterTurnEnd(at, { turnHours, bindsUntil: renegotiation.bindsUntil })
  const remindersAt = reminderInstants({
    startsAt: at,
    endsAt: turnEndsAt,
    afterHours: reminderHours,
    fromHour: reminderFromHour,
    toHour: reminderToHour,
  })
  return { at, turnEndsAt, remindersAt }
}

function sold(
  renegotiation: Renegotiation,
  at: Instant,
  sale: { readonly amountEur: number; readonly cause: SaleCause },
): AuctionEvent {
  return {
    type: 'auction_sold',
    at,
    merchantId: renegotiation.merchantId,
    hammerPriceEur: sale.amountEur,
    cause: sale.cause,
  }
}

function isBetween(amountEur: number, minimumEur: number, maximumEur: number): boolean {
  return Number.isSafeInteger(amountEur) && amountEur >= minimumEur && amountEur <= maximumEur
}
