import { hourMs } from '../calendar/instant.ts'
import { currentBidEur } from './bidding/current-bid.ts'
import { lightOf } from './bidding/light.ts'
import type { CommandOf } from './commands.ts'
import { accept, type Decision, refuse } from './decision.ts'
import type { AuctionEvent } from './events.ts'
import { lapsedLateOffers } from './late-offers/late-offer-rules.ts'
import type { AuctionState } from './state.ts'

/**
 * An operator takes an auction out for a reason of the closed list. Once the target is reached, or
 * in the last 60 minutes, it takes two of them (rules 2).
 */
export function decideWithdraw(state: AuctionState, command: CommandOf<'withdraw'>): Decision {
  const { actor, at, confirmedByCustomerId, reason } = command
  if (actor.kind !== 'operator') return refuse('FORBIDDEN')
  const isConfirmed = confirmedByCustomerId !== null && confirmedByCustomerId !== actor.customerId
  if (needsSecondOperator(state, at) && !isConfirmed) {
    return refuse('FORBIDDEN', { needsSecondOperator: true })
  }
  const withdrawn: AuctionEvent = {
    type: 'auction_withdrawn',
    at,
    reason,
    operatorCustomerId: actor.customerId,
    confirmedByCustomerId,
  }
  return accept(...lapsedLateOffers(state, at), withdrawn)
}

export function needsSecondOperator(state: AuctionState, at: number): boolean {
  const isBidding = state.status === 'running' || state.status === 'hotbidding'
  const isTargetReached = lightOf(state.secrets, currentBidEur(state)) === 'green'
  const isLastHour = isBidding && state.clock !== null && at >= state.clock.endsAt - hourMs
  return isTargetReached || isLastHour
}
