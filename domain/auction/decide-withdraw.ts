import { hourMs } from '../calendar/instant.ts'
import { currentBidEur } from './bidding/current-bid.ts'
import { lightOf } from './bidding/light.ts'
import type { CommandOf } from './commands.ts'
import { accept, type Decision, refuse } from './decision.ts'
import type { AuctionEvent } from './events.ts'
import { lapsedLateOffers } from './late-offers/late-offer-rules.ts'
import { deletedBid } from './renegotiation/deleted-bid.ts'
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

/**
 * A granted cancellation makes the sale void: the ad is unsold again, and the buyer's bid is no
 * longer binding (rules 10). Whether it was justified decides the invoice, not the auction.
 */
export function decideCancelSale(state: AuctionState, command: CommandOf<'cancel_sale'>): Decision {
  const { at } = command
  const isBuyersBid = state.highest?.merchantId === state.sale?.merchantId
  return accept(...(isBuyersBid ? deletedBid(state, at) : []), {
    type: 'auction_failed',
    at,
    cause: 'sale_canceled',
    isRestartDue: false,
  })
}

export function needsSecondOperator(state: AuctionState, at: number): boolean {
  const isBidding = state.status === 'running' || state.status === 'hotbidding'
  const isTargetReached = lightOf(state.secrets, currentBidEur(state)) === 'green'
  const isLastHour = isBidding && state.clock !== null && at >= state.clock.endsAt - hourMs
  return isTargetReached || isLastHour
}
