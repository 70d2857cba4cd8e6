import { hourMs } from '../../../calendar/instant.ts'
import type { EventOf } from '../../core/events.ts'
import { betweenPhases } from '../../core/phases.ts'
import type {
  EndedState,
  FailedState,
  OnMarketState,
  ReleasedState,
  SoldState,
} from '../../core/state.ts'

/** The hammer and what it settles: a sale, or none (rules 2). */

/** A valid bid frees the archived bid of the round before; without one it may be taken (rules 6). */
export function withHammer(
  state: OnMarketState,
  event: EventOf<'auction_ended'>,
): OnMarketState | EndedState {
  const { followUp } = state
  const acceptUntil = event.endedAt + state.settings.followUp.acceptHours * hourMs
  const ended = {
    ...state,
    roundsEndedAt: [...state.roundsEndedAt, event.endedAt],
    withdrawalRequest: null,
    followUp: followUp !== null && event.outcome === 'failed' ? { ...followUp, acceptUntil } : null,
  }
  // Bought now, it ends before its time and is sold without a moment in between.
  return event.outcome === 'bought_now'
    ? { ...ended, clock: { ...state.clock, endsAt: event.endedAt } }
    : { ...ended, status: 'ended' }
}

export function withSale(state: ReleasedState, event: EventOf<'auction_sold'>): SoldState {
  const { merchantId, hammerPriceEur, cause, at: soldAt } = event
  return {
    ...betweenPhases(state),
    status: 'sold',
    sale: { merchantId, hammerPriceEur, cause, soldAt },
    followUp: null,
    withdrawalRequest: null,
  }
}

/** A sale in the state that fails was cancelled: its buyer is not asked again (rules 10). */
export function withFailure(state: ReleasedState, event: EventOf<'auction_failed'>): FailedState {
  const { cause, at, isRestartDue } = event
  return {
    ...betweenPhases(state),
    ...(state.status === 'sold' && {
      canceledMerchantIds: [...(state.canceledMerchantIds ?? []), state.sale.merchantId],
    }),
    status: 'failed',
    failure: { cause, at, isRestartDue },
    secondChance: null,
    withdrawalRequest: null,
  }
}

export function withoutHighestBid(state: ReleasedState): ReleasedState {
  return state.highest === null
    ? state
    : { ...state, highest: { ...state.highest, isBinding: false } }
}
