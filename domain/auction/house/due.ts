import type { Instant } from '../../calendar/instant.ts'
import { clock } from '../core/actor.ts'
import type { ClockCommand, CommandOf } from '../core/commands.ts'
import { isOnMarket } from '../core/phases.ts'
import type { Renegotiation } from '../core/renegotiation-state.ts'
import type {
  AuctionState,
  AuctionStatus,
  FailedState,
  LateOffersState,
  ReservedState,
} from '../core/state.ts'
import { closingPhaseFrom } from '../process/bidding/decide-clock.ts'
import {
  declineShownUntil,
  lateOfferLapsesAt,
  lateOffersCloseAt,
  pendingLateOffers,
} from '../process/late-offers/late-offer-rules.ts'
import { lateOffersOpenAt } from '../process/rounds/decide-unsold.ts'
import { followUpLapsesAt } from '../process/rounds/follow-up.ts'

/**
 * When the clock must next act on an auction, and with which command. What was due while the process
 * was down runs one by one, each at its own instant (rules 3): call it until it answers null.
 */
export function dueAt(state: AuctionState): Instant | null {
  return next(state)?.at ?? null
}

export function dueCommand(
  state: AuctionState,
  now: Instant,
): CommandOf<ClockCommand['type']> | null {
  const due = next(state)
  if (due === null || now < due.at) return null
  // Never before the auction's last entry.
  return { actor: clock, at: Math.max(due.at, state.lastEventAt), type: due.type }
}

/** Whether the bidding is over and the clock has not acted on it yet. */
export function isEndDue(state: AuctionState, now: Instant): boolean {
  return isOnMarket(state) && !state.hasNextRound && state.clock.endsAt <= now
}

type Due = { readonly at: Instant; readonly type: ClockCommand['type'] }

function next(state: AuctionState): Due | null {
  if (state.hasNextRound) return null
  const own = nextOfStatus(state)
  const lapse = nextOfFollowUp(state)
  // At the same instant the hammer goes first: a valid bid frees what would lapse.
  if (lapse === null || (own !== null && own.at <= lapse.at)) return own
  return lapse
}

/** The archived bid binds on through its follow-up round, at most seven days (rules 6). */
function nextOfFollowUp(state: AuctionState): Due | null {
  const at = followUpLapsesAt(state)
  if (at === null || !followUpStatuses.has(state.status)) return null
  return { at, type: 'lapse_follow_up' }
}

const followUpStatuses: ReadonlySet<AuctionStatus> = new Set([
  'editing',
  'under_review',
  'published',
  'running',
  'hotbidding',
  'failed',
])

function nextOfStatus(state: AuctionState): Due | null {
  switch (state.status) {
    case 'published':
      return { at: state.clock.startsAt, type: 'start' }
    case 'running':
      return { at: closingPhaseFrom(state), type: 'enter_closing_phase' }
    case 'hotbidding':
      return { at: state.clock.endsAt, type: 'end' }
    case 'renegotiation':
      return nextOfRenegotiation(state.renegotiation)
    case 'anr_offer_above_targetprice':
      return nextOfReservation(state)
    case 'failed':
      return nextAfterFailure(state)
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'declined_late_offer':
      return nextOfLateOffers(state)
    case 'editing':
    case 'under_review':
    case 'ended':
    case 'sold':
    case 'failed_na':
    case 'recd_late_offer_owner':
    case 'inactive':
      return null
  }
}

/** The buyer's silence hands the turn back, the owner's ends it all (rules 6). */
function nextOfRenegotiation(renegotiation: Renegotiation): Due {
  if (renegotiation.turn === 'buyer' && renegotiation.turnEndsAt < renegotiation.bindsUntil) {
    return { at: renegotiation.turnEndsAt, type: 'pass_turn' }
  }
  const end: Due = { at: renegotiation.turnEndsAt, type: 'lapse' }
  const [reminder] = renegotiation.remindersAt
  if (renegotiation.turn !== 'owner' || reminder === undefined || reminder >= end.at) return end
  return { at: reminder, type: 'remind_owner' }
}

/** A reserved late offer lapses as any other does. */
function nextOfReservation(state: ReservedState): Due {
  if (state.reservation.lateOfferId !== null) return nextOfLateOffers(state)
  return { at: state.reservation.bindsUntil, type: 'lapse' }
}

function nextAfterFailure(state: FailedState): Due | null {
  const { secondChance } = state
  if (secondChance !== null) return { at: secondChance.turnEndsAt, type: 'lapse_second_chance' }
  const opening = lateOffersOpenAt(state)
  return opening === null ? null : { at: opening, type: 'open_late_offers' }
}

function nextOfLateOffers(state: LateOffersState | ReservedState): Due {
  const pending = pendingLateOffers(state)
  const ends = pending.map((offer) => lateOfferLapsesAt(state, offer))
  if (state.status === 'declined_late_offer') {
    const declines = state.lateOffers.filter((offer) => offer.status === 'declined')
    ends.push(Math.max(...declines.map((offer) => declineShownUntil(state, offer))))
  }
  // With one pending the close is noted once; without one it is the end.
  const closesAt = lateOffersCloseAt(state)
  if (pending.length === 0 || state.lastEventAt < closesAt) ends.push(closesAt)
  return { at: Math.min(...ends), type: 'settle_late_offers' }
}
