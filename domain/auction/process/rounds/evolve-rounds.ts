import type { AuctionEvent } from '../../core/events.ts'
import { betweenPhases, released } from '../../core/phases.ts'
import type { RoundEvent } from '../../core/round-event.ts'
import type { AuctionState } from '../../core/state.ts'

/** What the owner does with an ad that did not sell, and the archived bid (rules 2 and 6). */
export function evolveRounds(
  state: AuctionState,
  event: Extract<AuctionEvent, RoundEvent>,
): AuctionState {
  switch (event.type) {
    case 'round_restarted':
    case 'round_resumed':
      // What the last round left stands as it was: the next one has taken it over.
      return { ...state, hasNextRound: true }
    case 'ad_stopped':
      return { ...betweenPhases(released(state)), status: 'failed_na' }
    case 'ad_paused':
      return { ...betweenPhases(released(state)), status: 'inactive' }
    case 'ad_resumed': {
      if (state.clock !== undefined)
        throw new Error('A released ad is resumed in a round of its own.')
      const { closedByOperator: _over, ...resumed } = state
      return { ...resumed, status: 'editing' }
    }
    case 'bid_archived_for_follow_up': {
      if (state.highest === null) return state
      const { merchantId, amountEur } = state.highest
      const { bindsUntil } = event
      return { ...state, followUp: { merchantId, amountEur, bindsUntil, acceptUntil: null } }
    }
    case 'follow_up_lapsed':
      return { ...state, followUp: null }
  }
}
