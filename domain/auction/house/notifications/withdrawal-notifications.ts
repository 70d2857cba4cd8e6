import type { EventOf } from '../../core/events.ts'
import type { AuctionState } from '../../core/state.ts'
import { isJournaled } from '../evolve.ts'
import { notificationOf, toBidders } from './address-notification.ts'
import type { AuctionNotification } from './auction-notification.ts'

/** Its last entry's hash to all bidders, so that nobody can rewrite the chain afterwards (rules 9). */
export function finalHead(state: AuctionState): readonly AuctionNotification[] {
  const { sequence, headHash } = state
  return toBidders(state, 'journal_final_head', { sequence, headHash })
}

/** The reason to the owner and all bidders; where it ends the journal, the final head as well. */
export function withdrawnNotifications(
  before: AuctionState,
  after: AuctionState,
  event: EventOf<'auction_withdrawn'>,
): readonly AuctionNotification[] {
  const { reason } = event
  const owner = { kind: 'owner', customerId: after.ownerCustomerId } as const
  return [
    notificationOf(after, 'ad_withdrawn_by_operator', owner, { reason }),
    ...toBidders(after, 'auction_withdrawn', { reason }),
    ...(isJournaled(before, event) ? finalHead(after) : []),
  ]
}
