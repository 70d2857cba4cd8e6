import type { AuctionState } from '../../core/state.ts'
import { isVisible } from '../views/field-table.ts'
import { statusSeen, viewerRole } from '../views/status-seen.ts'
import type { Viewer } from '../views/viewer.ts'

/**
 * Whether somebody may read the journal (rules 9): whoever took part, the owner after the end and the
 * operator. It tells every bid, so nobody gets it who is not told these. A journal outlives its ad: who
 * has bid in this very auction keeps it also when the ad was withdrawn or paused, and so does its owner.
 */
export function readsJournal(state: AuctionState, viewer: Viewer): boolean {
  // It begins with the release: before that there is none, and not an empty one that looks wrong.
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
