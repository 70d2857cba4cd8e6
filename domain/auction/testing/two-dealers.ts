import type { Actor } from '../core/actor.ts'
import type { CommandBody } from '../core/commands.ts'
import type { Facts } from '../core/facts.ts'
import type { AuctionState, ReleasedState } from '../core/state.ts'
import {
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  goodFacts,
  played,
  runningAuction,
  type SampleTerms,
  tried,
} from './sample-auction.ts'

/** Two dealers at the sample auction, on the morning of its last day. */
export const during = berlin('2026-11-18 09:00')
export const anna = dealer(1)
export const bert = dealer(2)

export function refusalOf(
  state: AuctionState,
  actor: Actor,
  body: CommandBody,
  facts: Facts = goodFacts,
  at = during,
) {
  const decision = tried(state, actor, at, body, facts)
  return decision.isAccepted ? null : decision.refusal
}

/** After the hammer, with one bid or none. */
export function hammered(terms: SampleTerms, amountEur: number | null): ReleasedState {
  const running = runningAuction(terms)
  return atTime(
    amountEur === null ? running : played(running, anna, during, bid(amountEur)),
    endsAt,
  )
}
