import type { EventOf } from '../../core/events.ts'
import type { AuctionState } from '../../core/state.ts'
import { isJournaled } from '../evolve.ts'
import { letterOf, toBidders } from './letter-parts.ts'
import type { Letter } from './letters.ts'

/** Its last entry's hash to all bidders, so that nobody can rewrite the chain afterwards (rules 9). */
export function finalHead(state: AuctionState): readonly Letter[] {
  const { sequence, headHash } = state
  return toBidders(state, 'journal_final_head', { sequence, headHash })
}

/** The reason to the owner and all bidders; where it ends the journal, the final head as well. */
export function withdrawnLetters(
  before: AuctionState,
  after: AuctionState,
  event: EventOf<'auction_withdrawn'>,
): readonly Letter[] {
  const { reason } = event
  const owner = { kind: 'owner', customerId: after.ownerCustomerId } as const
  return [
    letterOf(after, 'ad_withdrawn_by_operator', owner, { reason }),
    ...toBidders(after, 'auction_withdrawn', { reason }),
    ...(isJournaled(before, event) ? finalHead(after) : []),
  ]
}
