import { hourMs, type Instant } from '../../../calendar/instant.ts'
import type { CommandOf } from '../../core/commands.ts'
import { currentBidEur } from '../../core/current-bid.ts'
import { accept, type Decision, refuse } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { Facts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { lightOf } from '../bidding/light.ts'
import { lapsedLateOffers } from '../late-offers/late-offer-rules.ts'
import { deletedBid } from '../renegotiation/deleted-bid.ts'
import { openedSecondChance } from '../second-chance/second-chance-rules.ts'

/**
 * An operator takes an auction out for a reason of the closed list. Once the target is reached, or
 * in the last 60 minutes, it takes two of them (rules 2): the first one's command is a request, and
 * another one's for the same reason carries it out. The clock does it alone, after the same vehicle
 * was sold in another ad.
 */
export function decideWithdraw(
  state: AuctionState,
  command: CommandOf<'withdraw' | 'drop_withdrawal'>,
): Decision {
  const { actor, at } = command
  if (actor.kind === 'clock' && command.type === 'withdraw') {
    const { reason } = command
    return accept(...withdrawn(state, { at, reason, operatorCustomerId: null, confirmed: null }))
  }
  if (actor.kind !== 'operator') return refuse('FORBIDDEN')
  const operatorCustomerId = actor.customerId
  const request = state.withdrawalRequest
  if (command.type === 'drop_withdrawal') {
    if (request === null) return refuse('ACTION_NOT_POSSIBLE_NOW')
    return accept({ type: 'withdrawal_dropped', at, operatorCustomerId })
  }
  const { reason } = command
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

/**
 * A granted cancellation makes the sale void: the ad is unsold again, and the buyer's bid is no
 * longer binding (rules 10). Whether it was justified decides the invoice; without a good reason the
 * second bidder may have his chance.
 */
export function decideCancelSale(
  state: AuctionState,
  command: CommandOf<'cancel_sale'>,
  facts: Facts,
): Decision {
  const { at, isJustified } = command
  const { linkedMerchantIds } = facts
  const isBuyersBid = state.highest?.merchantId === state.sale?.merchantId
  return accept(
    ...(isBuyersBid ? deletedBid(state, at) : []),
    { type: 'auction_failed', at, cause: 'sale_canceled', isRestartDue: false },
    ...(isJustified ? [] : openedSecondChance(state, { at, linkedMerchantIds })),
  )
}

export function needsSecondOperator(state: AuctionState, at: number): boolean {
  const isBidding = state.status === 'running' || state.status === 'hotbidding'
  const isTargetReached =
    state.status === 'anr_offer_above_targetprice' ||
    lightOf(state.secrets, currentBidEur(state)) === 'green'
  const isLastHour = isBidding && state.clock !== null && at >= state.clock.endsAt - hourMs
  return isTargetReached || isLastHour
}
