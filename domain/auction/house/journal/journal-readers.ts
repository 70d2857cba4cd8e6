import type { AuctionState } from '../../core/state.ts'
import { isVisible } from '../views/field-table.ts'
import { statusSeen, viewerRole } from '../views/status-seen.ts'
import type { Viewer } from '../views/viewer.ts'

/**
 * Whether somebody may read the journal (rules 9): whoever took part, the owner after the end and the
 * operator. It shows every bid, so only those who may see all bids get it. Bidders of this auction and
 * its owner can still read it when the ad was withdrawn or paused.
 */
export function readsJournal(state: AuctionState, viewer: Viewer): boolean {
  // It begins with the release. Before that the answer is "none" and not an empty journal.
  if (state.clock === undefined) return false
  const role = viewerRole(state, viewer)
  switch (role) {
    case 'operator':
    case 'owner':
    case 'bidder': {
      const hasBid =
        viewer.kind === 'merchant' &&
        role === 'bidder' &&
        state.bidders.some(({ merchantId }) => merchantId === viewer.merchantId)
      // Which status it is may change with time; whether there is one does not.
      const isThere = statusSeen(state, viewer, state.lastEventAt) !== null
      const isOverAndOwn = role === 'owner' && state.status === 'inactive'
      return hasBid || isOverAndOwn || (isThere && isVisible('history', role, state.status))
    }
    case 'visitor':
    case 'seller':
    case 'merchant_in_review':
    case 'dealer':
      return false
  }
}
