import type { AuctionEvent } from '../../core/events.ts'
import type { SecondChanceEvent } from '../../core/round-event.ts'
import type { AuctionState, FailedState } from '../../core/state.ts'

/** The second bidder's chance after a cancelled sale (rules 10). */
export function evolveSecondChance(
  state: AuctionState,
  event: Extract<AuctionEvent, SecondChanceEvent>,
): FailedState {
  if (state.status !== 'failed') throw new Error('A second chance follows a cancelled sale.')
  if (event.type === 'second_chance_opened') {
    const { merchantId, amountEur, turnEndsAt } = event
    return { ...state, secondChance: { merchantId, amountEur, turn: 'owner', turnEndsAt } }
  }
  const { secondChance, secondChanceHistory = [] } = state
  if (secondChance === null) throw new Error('There is no second chance.')
  if (event.type === 'second_chance_offered') {
    const { turnEndsAt, at: askedAt } = event
    return { ...state, secondChance: { ...secondChance, turn: 'dealer', turnEndsAt, askedAt } }
  }
  const { merchantId, amountEur, askedAt = null } = secondChance
  const past = { merchantId, amountEur, askedAt, endedAt: event.at, cause: event.cause }
  return { ...state, secondChance: null, secondChanceHistory: [...secondChanceHistory, past] }
}
