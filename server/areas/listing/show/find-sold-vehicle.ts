import type { Listing } from '#domain/listing/listing.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { listListings } from '../records/listing-store.ts'

/** The ad as it stood when the hammer fell: what the documents of the sale record. */
export type SoldVehicle = Pick<Listing, 'kind' | 'values' | 'damages' | 'gallery'>

export async function findSoldVehicle(
  db: Queryable,
  listingId: number,
): Promise<SoldVehicle | undefined> {
  return (await listListings(db, [listingId]))[0]
}
