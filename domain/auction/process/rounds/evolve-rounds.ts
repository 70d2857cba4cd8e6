import type { AuctionEvent, EventOf } from '../../core/events.ts'
import type { RoundEvent } from '../../core/round-event.ts'
import type { AuctionState } from '../../core/state.ts'

/** Rounds, the archived bid and the second chance into the state (rules 2, 6 and 10). */
export function evolveRounds(
  state: AuctionState,
  event: Extract<AuctionEvent, RoundEvent>,
): AuctionState {
  switch (event.type) {
    case 'round_restarted':
    case 'round_resumed':
      // What the last round left stands as it was: the next one has taken it over.
      return { ...state, hasNextRound: true }
    case 'bid_archived_for_follow_up':
      return withFollowUp(state, event)
    case 'follow_up_lapsed':
      return { ...state, followUp: null }
    case 'second_chance_opened': {
      const { merchantId, amountEur, turnEndsAt } = event
      return { ...state, secondChance: { merchantId, amountEur, turn: 'owner', turnEndsAt } }
    }
    case 'second_chance_offered':
      if (state.secondChance === null) throw new Error('There is no second chance to offer.')
      return {
        ...state,
        secondChance: {
          ...state.secondChance,
          turn: 'dealer',
          turnEndsAt: event.turnEndsAt,
          askedAt: event.at,
        },
      }
    case 'second_chance_closed':
      return withPastSecondChance(state, event)
  }
}

function withPastSecondChance(
  state: AuctionState,
  { at: endedAt, cause }: EventOf<'second_chance_closed'>,
): AuctionState {
  const { secondChance, pastSecondChances = [] } = state
  if (secondChance === null) throw new Error('There is no second chance to close.')
  const { merchantId, amountEur, askedAt = null } = secondChance
  const past = { merchantId, amountEur, askedAt, endedAt, cause }
  return { ...state, secondChance: null, pastSecondChances: [...pastSecondChances, past] }
}

function withFollowUp(
  state: AuctionState,
  event: EventOf<'bid_archived_for_follow_up'>,
): AuctionState {
  if (state.highest === null) return state
  const { merchantId, amountEur } = state.highest
  const { bindsUntil } = event
  return { ...state, followUp: { merchantId, amountEur, bindsUntil, acceptUntil: null } }
}
