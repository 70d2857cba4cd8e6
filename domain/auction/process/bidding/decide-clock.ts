import { reminderInstants } from '../../../calendar/berlin.ts'
import { hourMs, type Instant, minuteMs } from '../../../calendar/instant.ts'
import { latestEnd, movedEnd } from '../../../calendar/slots.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse } from '../../core/decision.ts'
import type { AuctionEvent, EventOf, SettlementOutcome } from '../../core/events.ts'
import { onMarket } from '../../core/phases.ts'
import type {
  AuctionState,
  EndMoveCause,
  HighestBid,
  OnMarketState,
  ReleasedState,
} from '../../core/state.ts'

/** What the clock does to an auction: start, closing phase, hammer and settling (rules 2 and 3). */

export function decideStart(state: AuctionState, { at }: CommandOf<'start'>): Decision {
  const { startsAt } = onMarket(state).clock
  if (at < startsAt) return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt: startsAt })
  return accept({ type: 'auction_started', at })
}

export function decideClosingPhase(
  state: AuctionState,
  { at }: CommandOf<'enter_closing_phase'>,
): Decision {
  const dueAt = closingPhaseFrom(onMarket(state))
  if (at < dueAt) return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt })
  return accept({ type: 'closing_phase_entered', at })
}

export function closingPhaseFrom({
  clock,
  settings,
}: Pick<ReleasedState, 'clock' | 'settings'>): number {
  return clock.endsAt - settings.closingPhaseMinutes * minuteMs
}

/** The hammer, and in the same transaction what becomes of the highest bid (rules 2). */
export function decideEnd(auction: AuctionState, command: CommandOf<'end'>): Decision {
  const state = onMarket(auction)
  const { endsAt } = state.clock
  if (command.at < endsAt) return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt: endsAt })
  const settled = settlement(state, command.at)
  return accept(
    { type: 'auction_ended', at: command.at, endedAt: endsAt, outcome: settled.outcome },
    settled.event,
  )
}

type Settlement = { readonly outcome: SettlementOutcome; readonly event: AuctionEvent }

function settlement(state: OnMarketState, at: number): Settlement {
  const { highest } = state
  const { targetPriceEur } = state.secrets
  if (highest === null || !highest.isBinding) {
    return {
      outcome: 'failed',
      event: { type: 'auction_failed', at, cause: 'no_bid', isRestartDue: false },
    }
  }
  const isTargetReached = highest.amountEur >= targetPriceEur
  if (!isTargetReached) return openRenegotiation(state, highest, at)
  const { merchantId, amountEur } = highest
  if (state.mode === 'auction') {
    return {
      outcome: 'sold',
      event: {
        type: 'auction_sold',
        at,
        merchantId,
        hammerPriceEur: amountEur,
        cause: 'target_reached',
      },
    }
  }
  // An offer collection sells nothing by itself: the owner confirms within the binding time.
  const bindsUntil = bindingEnd(state)
  return {
    outcome: 'reservation',
    event: { type: 'reservation_opened', at, merchantId, amountEur, lateOfferId: null, bindsUntil },
  }
}

function openRenegotiation(state: OnMarketState, highest: HighestBid, at: number): Settlement {
  const { renegotiation } = state.settings
  const bindsUntil = bindingEnd(state)
  return {
    outcome: 'renegotiation',
    event: {
      type: 'renegotiation_opened',
      at,
      merchantId: highest.merchantId,
      archivedBidEur: highest.amountEur,
      bindsUntil,
      remindersAt: reminderInstants({
        startsAt: state.clock.endsAt,
        endsAt: bindsUntil,
        afterHours: renegotiation.reminderHours,
        fromHour: renegotiation.reminderFromHour,
        toHour: renegotiation.reminderToHour,
      }),
    },
  }
}

/** The highest bid binds for 48 h from the actual end (spec 9.1, rules 6). */
function bindingEnd(state: OnMarketState): number {
  return state.clock.endsAt + state.settings.renegotiation.bindingHours * hourMs
}

/**
 * An outage of over two minutes moves every end within it, or within the hour after it, by a day or
 * to the next slot after that, and again until it lies behind; extensions count anew from there
 * (rules 3).
 */
export function decideMoveEnd(auction: AuctionState, command: CommandOf<'move_end'>): Decision {
  const state = onMarket(auction)
  const { endsAt } = state.clock
  const { outage } = state.settings
  const { outageFrom, outageUntil, at } = command
  const hitUntil = outageUntil + outage.graceMinutes * minuteMs
  const isLongEnough = outageUntil - outageFrom > outage.countsAfterMinutes * minuteMs
  if (!isLongEnough || endsAt < outageFrom || endsAt > hitUntil) {
    return refuse('ACTION_NOT_POSSIBLE_NOW', { endsAt })
  }
  let moved = laterEnd(state, endsAt)
  while (moved <= hitUntil) moved = laterEnd(state, moved)
  return accept(endMovedTo(state, { at, endsAt: moved, cause: 'outage' }))
}

/** A day later, or at the next slot after that where this is no hour for an end. */
export function laterEnd(state: Pick<AuctionState, 'settings'>, endsAt: Instant): Instant {
  const { outage, slots, softClose } = state.settings
  const { moveHours } = outage
  return movedEnd({ endsAt, moveHours, latestTime: softClose.latestTime, settings: slots })
}

/** The move itself: a new planned end, from which extensions count anew. */
export function endMovedTo(
  state: OnMarketState,
  move: { readonly at: Instant; readonly endsAt: Instant; readonly cause: EndMoveCause },
): EventOf<'end_moved'> {
  const { latestTime, maxExtensionMinutes } = state.settings.softClose
  const { endsAt } = move
  const latestEndsAt = latestEnd({ plannedEndsAt: endsAt, latestTime, maxExtensionMinutes })
  const status = state.status === 'hotbidding' ? 'running' : state.status
  return { type: 'end_moved', ...move, plannedEndsAt: endsAt, latestEndsAt, status }
}
