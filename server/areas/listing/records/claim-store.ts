import type { Queryable } from '../../../platform/database/queryable.ts'

/**
 * Gives a visitor's ads to a customer: those whose edit key they hold and nobody owns yet, or one of them. The key's
 * hash stays, so that the browser that wrote the ad is asked to log in where another finds nothing.
 */
export async function claimListings(
  db: Queryable,
  claim: {
    readonly customerId: number
    readonly editKeyHash: Buffer
    readonly listingId?: number
  },
): Promise<number[]> {
  const { rows } = await db.query<{ listing_id: number }>(
    `update listings set customer_id = $1, visitor_uuid = null,
       version = version + 1, updated_at = now()
     where edit_key_hash = $2 and customer_id is null and ($3::bigint is null or listing_id = $3)
     returning listing_id`,
    [claim.customerId, claim.editKeyHash, claim.listingId ?? null],
  )
  return rows.map((row) => row.listing_id)
}

/** Whether the key opens this ad and nobody owns it. */
export async function isOpenedBy(
  db: Queryable,
  search: { readonly listingId: number; readonly editKeyHash: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from listings where listing_id = $1 and edit_key_hash = $2 and customer_id is null`,
    [search.listingId, search.editKeyHash],
  )
  return rowCount === 1
}
