import type { VehicleOffer } from '#domain/auction/process/review/same-vehicle.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import type { ListingServices } from './listing-services.ts'
import { listSameVehicleIds } from './vehicle-store.ts'

/** The other ads of the vehicles of these ads, each with the newest round of its auction (rules 2). */
export async function loadVehicleOffers(
  services: Pick<ListingServices, 'auctions'>,
  db: Queryable,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, readonly VehicleOffer[]>> {
  const others = await listSameVehicleIds(db, listingIds)
  if (others.size === 0) return new Map()
  const newest = await services.auctions.listNewest(db, [...new Set([...others.values()].flat())])
  const offers = new Map(
    newest.map(({ entityId, auctionId, ownerCustomerId, status, sale }) => [
      entityId,
      { entityId, auctionId, ownerCustomerId, status, soldAt: sale?.soldAt ?? null },
    ]),
  )
  return new Map(
    [...others].map(([listingId, ids]) => [
      listingId,
      ids.flatMap((entityId) => offers.get(entityId) ?? []),
    ]),
  )
}
