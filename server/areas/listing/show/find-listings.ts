import {
  findListing as findStored,
  listListings as listStored,
  type Queryable,
  type StoredListing,
} from '../records/listing-store.ts'

/** Ads for other areas: the catalog's rows, the order of a sale. Nobody else touches the store. */

export type FoundListing = StoredListing

export function findListing(db: Queryable, listingId: number): Promise<FoundListing | undefined> {
  return findStored(db, listingId)
}

export function listListings(
  db: Queryable,
  listingIds: readonly number[],
): Promise<readonly FoundListing[]> {
  return listStored(db, listingIds)
}
