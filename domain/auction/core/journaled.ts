import type { AuctionEvent } from './events.ts'
import { isOnMarket } from './phases.ts'
import type { AuctionState } from './state.ts'

/** What stands in the public journal: from release to settling (rules 9). */
export function isJournaled(state: AuctionState, event: AuctionEvent): boolean {
  switch (event.type) {
    case 'ad_approved':
    case 'bid_placed':
    case 'agent_set':
    case 'agent_ended':
    case 'end_extended':
    case 'end_moved':
    case 'bids_voided':
    case 'defect_confirmed':
    case 'auction_ended':
      return true
    case 'auction_withdrawn':
      return isOnMarket(state)
    default:
      return false
  }
}
