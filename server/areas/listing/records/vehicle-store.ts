import type { Queryable } from '../../../platform/database/queryable.ts'

/** Which ads are of one vehicle, by its identification number or plate, and the lock of a vehicle. */

const isSameVehicle = '(other.vin = this.vin or other.plate = this.plate)'

/** Ads that were submitted at least once; drafts of others say nothing. The latest first. */
export async function listSameVehicleIds(
  db: Queryable,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await db.query<{ listingId: number; otherIds: number[] }>({
    name: 'same-vehicle-ids',
    text: `select this.listing_id as "listingId",
             array_agg(other.listing_id order by other.listing_id desc) as "otherIds"
           from listings this join listings other
             on other.listing_id <> this.listing_id and ${isSameVehicle}
           where this.listing_id = any($1::bigint[]) and other.submitted_at is not null
           group by this.listing_id`,
    values: [listingIds],
  })
  return new Map(rows.map(({ listingId, otherIds }) => [listingId, otherIds]))
}

/**
 * Until the end of the transaction nobody else approves or sells an ad of these vehicles. All locks
 * are taken by one statement and in one order, so that two transactions never wait for each other.
 */
export async function lockVehicles(
  client: Queryable,
  listingIds: readonly number[],
): Promise<void> {
  await client.query({
    name: 'lock-vehicles',
    text: `with keys as materialized (
             select distinct hashtextextended(kind || number, 0) as key from listings,
               lateral (values ('vin ', vin), ('plate ', plate)) as v(kind, number)
             where listing_id = any($1::bigint[]) and number is not null
             order by key)
           select pg_advisory_xact_lock(key) from keys`,
    values: [listingIds],
  })
}
