import type { Listing } from '#domain/listing/listing.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { listConfirmations, type StoredConfirmation } from '../records/confirmation-store.ts'
import { listListings } from '../records/listing-store.ts'

/** The ad as it stood when the hammer fell: what the documents of the sale record. */
export type SoldVehicle = Pick<
  Listing,
  'kind' | 'values' | 'damages' | 'gallery' | 'moreImages'
> & {
  /** Answers that its owner confirmed once more. */
  readonly confirmations: readonly StoredConfirmation[]
}

export async function findSoldVehicle(
  db: Queryable,
  listingId: number,
): Promise<SoldVehicle | undefined> {
  const [listing] = await listListings(db, [listingId])
  return listing && { ...listing, confirmations: await listConfirmations(db, listingId) }
}
