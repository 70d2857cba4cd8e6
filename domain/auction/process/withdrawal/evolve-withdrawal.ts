import type { AuctionEvent, WithdrawalEvent } from '../../core/events.ts'
import { betweenPhases } from '../../core/phases.ts'
import type { ReleasedState } from '../../core/state.ts'

/** An operator takes the auction off the market, or asks a second one to (rules 2). */
export function evolveWithdrawal(
  state: ReleasedState,
  event: Extract<AuctionEvent, WithdrawalEvent>,
): ReleasedState {
  switch (event.type) {
    case 'withdrawal_requested': {
      const { reason, operatorCustomerId, at } = event
      return { ...state, withdrawalRequest: { reason, operatorCustomerId, at } }
    }
    case 'withdrawal_dropped':
      return { ...state, withdrawalRequest: null }
    case 'auction_withdrawn': {
      const { reason, at, operatorCustomerId, confirmedByCustomerId } = event
      return {
        ...betweenPhases(state),
        status: 'inactive',
        closedByOperator: 'withdrawn',
        withdrawal: { reason, at, operatorCustomerId, confirmedByCustomerId },
        followUp: null,
        withdrawalRequest: null,
      }
    }
  }
}
