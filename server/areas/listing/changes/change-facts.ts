import type { AuctionState } from '#domain/auction/core/state.ts'
import { changeStageOf } from '#domain/auction/process/review/ad-status.ts'
import type { ChangeFacts } from '#domain/listing/changes/ad-changes.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { loadVehicleFacts } from '../edit/vehicle-rounds.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { ListingWithPhase } from '../records/listing-store.ts'

/** What of an ad's round decides on its changes. */
export async function changeFactsOf(
  services: Pick<ListingServices, 'auctions'>,
  db: Queryable,
  { listing, auction }: { readonly listing: ListingWithPhase; readonly auction: AuctionState },
): Promise<ChangeFacts> {
  const stage = changeStageOf(auction.status)
  // Asked where a price could still change; after the release it is fixed anyway.
  const pastRounds =
    stage === 'under_review' ? (await loadVehicleFacts(services, db, listing)).pastRounds : []
  return { stage, hasBids: auction.bidCount > 0, wasOffered: pastRounds.length > 0 }
}
