import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { Queryable } from '../../../../platform/database/queryable.ts'

/** The SQL of an ad's beginning: one ad for each start, however often its page had to send it. */

export type StartedListing = {
  readonly customerId: number | null
  readonly visitorUuid: string | null
  readonly editKeyHash: Buffer | null
  readonly kind: VehicleKind
  /** Of the key that the page drew for it; null where it has none. */
  readonly startKeyHash: Buffer | null
}

/** @returns Its number: of a new ad, or of the one that this start has made before. */
export async function startListing(db: Queryable, start: StartedListing): Promise<number> {
  const made = await insertStart(db, start)
  const known = made ?? (await takeUpStart(db, start))
  if (known !== undefined) return known
  // The key is that of an ad which is somebody else's or on its way to the market: a new ad without it.
  const other = await insertStart(db, { ...start, startKeyHash: null })
  if (other === undefined) throw new Error('An ad without a start key is always new')
  return other
}

/** Waits for the same start where that still runs; undefined once it has made its ad. */
async function insertStart(db: Queryable, start: StartedListing): Promise<number | undefined> {
  const { rows } = await db.query<{ listing_id: number }>(
    `insert into listings (customer_id, visitor_uuid, edit_key_hash, start_key_hash, product_type, vehicle_values)
     values ($1, $2, $3, $4, $5, jsonb_build_object('product_type', $5::text))
     on conflict (start_key_hash) do nothing returning listing_id`,
    [start.customerId, start.visitorUuid, start.editKeyHash, start.startKeyHash, start.kind],
  )
  return rows[0]?.listing_id
}

/**
 * The ad of this very start, by a statement of its own, which sees what the first has waited for. A visitor's ad goes
 * to whoever holds the key: the answer that was lost took their edit key along.
 */
async function takeUpStart(db: Queryable, start: StartedListing): Promise<number | undefined> {
  const { rows } = await db.query<{ listing_id: number }>(
    `update listings l set customer_id = coalesce(customer_id, $1::bigint), updated_at = now(),
       visitor_uuid = case when $1::bigint is null then $2::uuid end, edit_key_hash = coalesce($3::bytea, edit_key_hash)
     where start_key_hash = $4 and product_type = $5
       and (customer_id is null or customer_id = $1)
       and not exists (select from auctions a where a.listing_id = l.listing_id)
     returning listing_id`,
    [start.customerId, start.visitorUuid, start.editKeyHash, start.startKeyHash, start.kind],
  )
  return rows[0]?.listing_id
}
