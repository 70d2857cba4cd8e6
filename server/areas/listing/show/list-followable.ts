import type { CallContext } from '../../../platform/http/call-context.ts'
import { findMarketViewer } from '../../account/api.ts'
import { listFillable } from '../edit/edit-guard.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { listListings } from '../records/listing-store.ts'
import { isListedFor } from './is-listed-for.ts'

/** Those of these ads whose changes the caller may hear of: whoever may fill them in, or sees them on the market. */
export async function listFollowable(
  services: ListingServices,
  context: CallContext,
  entityIds: readonly number[],
): Promise<number[]> {
  if (entityIds.length === 0) return []
  const { pool, auctions } = services
  const fillable = new Set(await listFillable(services, context, entityIds))
  const others = entityIds.filter((id) => !fillable.has(id))
  if (others.length === 0) return [...fillable]
  const [listings, newest, viewer] = await Promise.all([
    listListings(pool, others),
    auctions.listNewest(pool, others),
    findMarketViewer(pool, context.viewer, {
      ownerCustomerIds: [],
      termsValidFrom: services.termsValidFrom,
      now: services.now(),
    }),
  ])
  const auctionOf = new Map(newest.map((auction) => [auction.entityId, auction]))
  const seen = listings.filter((listing) =>
    isListedFor(listing, auctionOf.get(listing.entityId), viewer),
  )
  return [...fillable, ...seen.map(({ entityId }) => entityId)]
}
