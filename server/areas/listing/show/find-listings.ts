import type { Queryable } from '../../../platform/database/queryable.ts'
import { listListings as listStored, type StoredListing } from '../records/listing-store.ts'

/** Ads for other areas: the catalog's rows, the order of a sale. Without what they keep secret. */

export type FoundListing = StoredListing

export async function findListing(
  db: Queryable,
  listingId: number,
): Promise<FoundListing | undefined> {
  return (await listStored(db, [listingId]))[0]
}

export function listListings(
  db: Queryable,
  listingIds: readonly number[],
): Promise<readonly FoundListing[]> {
  return listStored(db, listingIds)
}
