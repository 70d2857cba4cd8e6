import { type ChangeStage, takesChanges } from '../../../listing/changes/change-stage.ts'
import type { ListingPhase } from '../../../listing/listing.ts'
import { type AuctionState, type AuctionStatus, auctionStatuses } from '../../core/state.ts'

/** The status of an ad is the status of its newest round; before its first one it is being edited. */
export function adStatus(newest: Pick<AuctionState, 'status'> | null): AuctionStatus {
  return newest?.status ?? 'editing'
}

/** What the status means for the writing of the ad. */
export function listingPhase(status: AuctionStatus): ListingPhase {
  switch (status) {
    case 'editing':
    case 'under_review':
    case 'inactive':
      return status
    default:
      return 'released'
  }
}

/** What it means for changes of its owner (rules 8). */
export function changeStageOf(status: AuctionStatus): ChangeStage {
  switch (status) {
    case 'editing':
    case 'under_review':
      return status
    case 'published':
    case 'running':
    case 'hotbidding':
      return 'on_market'
    default:
      return 'over'
  }
}

/** Of ads on whose changes an operator decides. */
export const statusesWithChanges: readonly AuctionStatus[] = auctionStatuses.filter((status) =>
  takesChanges(changeStageOf(status)),
)
