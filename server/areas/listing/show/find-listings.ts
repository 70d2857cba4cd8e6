import type { Queryable } from '../../../platform/database/queryable.ts'
import {
  findListing as findStored,
  listListings as listStored,
  type StoredListing,
} from '../records/listing-store.ts'

/** Ads for other areas: the catalog's rows, the order of a sale. Without what they keep secret. */

export type FoundListing = StoredListing

export async function findListing(
  db: Queryable,
  listingId: number,
): Promise<FoundListing | undefined> {
  return (await listStored(db, [listingId]))[0]
}

/** With what it keeps secret, for whoever it belongs to. */
export function findWholeListing(
  db: Queryable,
  listingId: number,
  key: Buffer,
): Promise<FoundListing | undefined> {
  return findStored(db, listingId, key)
}

export function listListings(
  db: Queryable,
  listingIds: readonly number[],
): Promise<readonly FoundListing[]> {
  return listStored(db, listingIds)
}
