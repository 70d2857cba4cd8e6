import type { AdOfModel } from '#domain/listing/like-most.ts'
import type { AttributeValue, VehicleValues } from '#domain/vehicle/values.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** The only SQL for what most ads of a model say, and for what was taken over from them. */

const mostAds = 200

/** The newest ads of a model that were submitted; this owner's own are left out. */
export async function listAdsOfModel(
  db: Queryable,
  query: {
    readonly listingId: number
    readonly ownerCustomerId: number | null
    readonly kind: string
    readonly make: string
    readonly model: string
  },
): Promise<AdOfModel[]> {
  const { rows } = await db.query<AdOfModel>({
    name: 'ads-of-model',
    text: `select l.vehicle_values as values, coalesce(t.values, '{}') as "takenOver"
           from catalog_ads c join listings l using (listing_id)
           left join lateral (select jsonb_object_agg(attribute_code, value) as values
             from answers_taken_over a where a.listing_id = l.listing_id) t on true
           where c.make = $1 and lower(c.model) = lower($2) and c.kind = $3
             and l.submitted_at is not null and l.listing_id <> $4
             and l.customer_id is distinct from $5
           order by l.submitted_at desc limit ${mostAds}`,
    values: [query.make, query.model, query.kind, query.listingId, query.ownerCustomerId],
  })
  return rows
}

export async function findTakenOver(db: Queryable, listingId: number): Promise<VehicleValues> {
  const { rows } = await db.query<{ code: string; value: AttributeValue }>(
    `select attribute_code as code, value from answers_taken_over where listing_id = $1`,
    [listingId],
  )
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]))
}

export async function saveTakenOver(
  db: Queryable,
  listingId: number,
  values: VehicleValues,
): Promise<void> {
  await db.query(
    `insert into answers_taken_over (listing_id, attribute_code, value)
     select $1, key, value from jsonb_each($2)
     on conflict (listing_id, attribute_code) do update set value = excluded.value, taken_over_at = now()`,
    [listingId, JSON.stringify(values)],
  )
}
