import { hourMs, type Instant } from '../../../calendar/instant.ts'
import type { CommandOf } from '../../core/commands.ts'
import { currentBidEur } from '../../core/current-bid.ts'
import { accept, type Decision, refuse } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import { isReleased, takesBids } from '../../core/phases.ts'
import type { AuctionState } from '../../core/state.ts'
import { deletedBid } from '../bidding/deleted-bid.ts'
import { lightOf } from '../bidding/light.ts'
import { lapsedLateOffers } from '../late-offers/late-offer-rules.ts'

/**
 * An operator takes an auction out for a reason of the closed list. Once the target is reached, or
 * in the last 60 minutes, it takes two of them (rules 2): the first one's command is a request, and
 * another one's for the same reason carries it out. The clock does it alone, after the same vehicle
 * was sold in another ad.
 */
export function decideWithdraw(
  state: AuctionState,
  { actor, at, reason }: CommandOf<'withdraw'>,
): Decision {
  if (actor.kind === 'clock') {
    return accept(...withdrawn(state, { at, reason, operatorCustomerId: null, confirmed: null }))
  }
  if (actor.kind !== 'operator') return refuse('FORBIDDEN')
  const operatorCustomerId = actor.customerId
  const request = state.withdrawalRequest
  if (!needsSecondOperator(state, at)) {
    return accept(...withdrawn(state, { at, reason, operatorCustomerId, confirmed: null }))
  }
  if (request === null) {
    return accept({ type: 'withdrawal_requested', at, reason, operatorCustomerId })
  }
  if (request.operatorCustomerId === operatorCustomerId || request.reason !== reason) {
    return refuse('SECOND_OPERATOR_NEEDED')
  }
  const first = request.operatorCustomerId
  return accept(
    ...withdrawn(state, { at, reason, operatorCustomerId: first, confirmed: operatorCustomerId }),
  )
}

export function decideDropWithdrawal(
  state: AuctionState,
  { actor, at }: CommandOf<'drop_withdrawal'>,
): Decision {
  if (actor.kind !== 'operator') return refuse('FORBIDDEN')
  if (state.withdrawalRequest === null) return refuse('ACTION_NOT_POSSIBLE_NOW')
  return accept({ type: 'withdrawal_dropped', at, operatorCustomerId: actor.customerId })
}

function withdrawn(
  state: AuctionState,
  by: {
    readonly at: Instant
    readonly reason: CommandOf<'withdraw'>['reason']
    readonly operatorCustomerId: number | null
    readonly confirmed: number | null
  },
): readonly AuctionEvent[] {
  const { at, reason, operatorCustomerId, confirmed } = by
  return [
    ...lapsedLateOffers(state, at, { lapse: 'withdrawn' }),
    ...deletedBid(state, at),
    {
      type: 'auction_withdrawn',
      at,
      reason,
      operatorCustomerId,
      confirmedByCustomerId: confirmed,
    },
  ]
}

export function needsSecondOperator(state: AuctionState, at: number): boolean {
  if (!isReleased(state)) return false
  const isTargetReached =
    state.status === 'anr_offer_above_targetprice' ||
    lightOf(state.secrets, currentBidEur(state)) === 'green'
  return isTargetReached || (takesBids(state) && at >= state.clock.endsAt - hourMs)
}
