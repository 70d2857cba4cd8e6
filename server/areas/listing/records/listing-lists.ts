import { plateKey } from '#domain/vehicle/plate.ts'
import { vinKey } from '#domain/vehicle/vin.ts'
import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'
import { totalOfList } from '../../../platform/http/total-of-list.ts'

/** Which ads belong on a list; their contents are loaded by id afterwards. */

export type IdPage = { readonly ids: readonly number[]; readonly total: number }

// As `adStatus` says; by the index of (listing_id, round).
const status = `coalesce((select status from auctions a
  where a.listing_id = l.listing_id order by round desc limit 1), 'editing')`

export async function listOwnIds(
  db: Queryable,
  query: {
    readonly customerId: number
    readonly status: 'editing' | 'under_review' | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<IdPage> {
  const { rows } = await db.query<{ listing_id: number; total: number }>(
    `select listing_id, count(*) over ()::int as total from listings l
     where customer_id = $1 and ($2::text is null or ${status} = $2)
     order by updated_at desc, listing_id desc limit $3 offset $4`,
    [query.customerId, query.status ?? null, query.limit, query.offset],
  )
  const total = await totalOfList(rows, query, (first) => listOwnIds(db, first))
  return { ids: rows.map((row) => row.listing_id), total }
}

/** All are being edited: nobody submits without an account. */
export async function listVisitorIds(db: Queryable, editKeyHash: Buffer): Promise<number[]> {
  const { rows } = await db.query<{ listing_id: number }>(
    `select listing_id from listings where edit_key_hash = $1 and customer_id is null
     order by updated_at desc limit 20`,
    [editKeyHash],
  )
  return rows.map((row) => row.listing_id)
}

/** Whose an ad is, and whether it was ever submitted; undefined where there is none. */
export async function findSubmitted(
  db: Queryable,
  listingId: number,
): Promise<{ readonly customerId: number | null; readonly isSubmitted: boolean } | undefined> {
  const { rows } = await db.query<{ customerId: number | null; isSubmitted: boolean }>(
    `select customer_id as "customerId", submitted_at is not null as "isSubmitted"
     from listings where listing_id = $1`,
    [listingId],
  )
  return rows[0]
}

export async function countSubmitted(db: Queryable): Promise<number> {
  const text = 'select count(*)::int as count from listings where submitted_at is not null'
  return onlyRow(await db.query<{ count: number }>(text)).count
}

type WaitingReview = {
  readonly listingId: number
  readonly customerId: number
  readonly submittedAt: Date
}

/** Oldest first; a round under review is its ad's newest. What waits longest is due first (rules 12). */
export async function listUnderReview(db: Queryable): Promise<WaitingReview[]> {
  const { rows } = await db.query<WaitingReview>(
    `select listing_id as "listingId", customer_id as "customerId", submitted_at as "submittedAt"
     from auctions a join listings using (listing_id)
     where a.status = 'under_review' and submitted_at is not null
     order by submitted_at limit 500`,
  )
  return rows
}

const maxFound = 500

/** By the ad's number, its VIN or plate in full, or a part of make and model: the operator's search. */
export async function listFoundIds(db: Queryable, text: string): Promise<number[]> {
  const { rows } = await db.query<{ listing_id: number }>(
    `select listing_id from listings where listing_id::text = $1
       or vin = $4 or plate = $3
       or strpos(lower(replace(concat_ws(' ',
            coalesce(vehicle_values->>'make', vehicle_values->>'trailer_make'),
            vehicle_values->>'make_other', vehicle_values->>'model',
            vehicle_values->>'model_series'), '_', ' ')), lower($1)) > 0
     order by listing_id desc limit $2`,
    [text, maxFound, plateKey(text), vinKey(text)],
  )
  return rows.map((row) => row.listing_id)
}

type OwnSummary = { readonly hasAny: boolean; readonly hasInEditing: boolean }

export async function summariseOwn(db: Queryable, customerId: number): Promise<OwnSummary> {
  return onlyRow(
    await db.query<OwnSummary>(
      `select count(*) > 0 as "hasAny", count(*) filter (where ${status} = 'editing') > 0 as "hasInEditing"
       from listings l where customer_id = $1`,
      [customerId],
    ),
  )
}

/** All ads that they watch, the latest first, whether they may see them now or not. */
export async function listWatchedIds(db: Queryable, customerId: number): Promise<number[]> {
  const { rows } = await db.query<{ listing_id: number }>(
    `select listing_id from watched_listings where customer_id = $1
     order by watched_at desc, listing_id desc`,
    [customerId],
  )
  return rows.map((row) => row.listing_id)
}

export async function listWatchedAmong(
  db: Queryable,
  query: { readonly customerId: number; readonly listingIds: readonly number[] },
): Promise<Set<number>> {
  const { rows } = await db.query<{ listing_id: number }>({
    name: 'watched-among',
    text: `select listing_id from watched_listings
           where customer_id = $1 and listing_id = any($2::bigint[])`,
    values: [query.customerId, query.listingIds],
  })
  return new Set(rows.map((row) => row.listing_id))
}

export async function saveWatched(
  db: Queryable,
  watch: { readonly customerId: number; readonly listingId: number; readonly isWatched: boolean },
): Promise<void> {
  const text = watch.isWatched
    ? `insert into watched_listings (customer_id, listing_id) values ($1, $2) on conflict do nothing`
    : 'delete from watched_listings where customer_id = $1 and listing_id = $2'
  await db.query(text, [watch.customerId, watch.listingId])
}

/** Null: a visitor's ad, which has no customer yet. Undefined: no such ad. */
export async function findOwnerId(
  db: Queryable,
  listingId: number,
): Promise<number | null | undefined> {
  const { rows } = await db.query<{ customer_id: number | null }>(
    'select customer_id from listings where listing_id = $1',
    [listingId],
  )
  return rows[0]?.customer_id
}

/** Whom a notification to the watchers of an ad reaches: nobody who was refused as a dealer since. */
export async function listWatchers(
  db: Queryable,
  listingId: number,
  { areAccepted }: { readonly areAccepted: boolean },
): Promise<number[]> {
  const { rows } = await db.query<{ customer_id: number }>(
    `select customer_id from watched_listings join merchants using (customer_id)
     where listing_id = $1 and admission <> 'refused' and (admission = 'accepted' or not $2)
     order by customer_id`,
    [listingId, areAccepted],
  )
  return rows.map((row) => row.customer_id)
}
