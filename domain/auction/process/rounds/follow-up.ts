import type { Instant } from '../../../calendar/instant.ts'
import { type Action, no, yes } from '../../core/action.ts'
import type { AmountFacts } from '../../core/action-facts.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { AuctionState } from '../../core/state.ts'
import { deletedBid } from '../bidding/deleted-bid.ts'

/**
 * The follow-up round (rules 6): the archived bid of the round before binds on. A valid bid frees it;
 * after a round without one the owner may take it for 24 h; it never binds beyond seven days.
 */

/** After a round without a valid bid, while the archived bid may be taken. */
export function isBidWaiting({ followUp }: AuctionState): boolean {
  return followUp?.acceptUntil != null
}

export function mayTakeFollowUp(state: AuctionState, at: Instant): Action<AmountFacts> {
  const { followUp } = state
  const until = followUpLapsesAt(state)
  if (followUp?.acceptUntil == null || until === null || at >= until) {
    return no('ACTION_NOT_POSSIBLE_NOW')
  }
  return yes({ amountEur: followUp.amountEur })
}

export function decideFollowUp(
  state: AuctionState,
  command: CommandOf<'follow_up_accept' | 'lapse_follow_up'>,
): Decision {
  const { at } = command
  if (command.type === 'lapse_follow_up') {
    const dueAt = followUpLapsesAt(state)
    if (dueAt === null || at < dueAt) return refuse('ACTION_NOT_POSSIBLE_NOW')
    return accept(...freedFollowUp(state, at))
  }
  const may = mayTakeFollowUp(state, at)
  const { followUp } = state
  if (!may.isAllowed || followUp === null) return refuse('ACTION_NOT_POSSIBLE_NOW')
  return accept({
    type: 'auction_sold',
    at,
    merchantId: followUp.merchantId,
    hammerPriceEur: followUp.amountEur,
    cause: 'follow_up_accepted',
  })
}

/** In the round that it was bid in, it is deleted with that: there it is still the highest bid. */
export function freedFollowUp(state: AuctionState, at: Instant): readonly AuctionEvent[] {
  if (state.followUp === null) return []
  const isOfThisRound = state.status === 'failed'
  return [{ type: 'follow_up_lapsed', at }, ...(isOfThisRound ? deletedBid(state, at) : [])]
}

export function followUpLapsesAt(state: AuctionState): Instant | null {
  const { followUp } = state
  if (followUp === null) return null
  return Math.min(followUp.bindsUntil, followUp.acceptUntil ?? followUp.bindsUntil)
}
