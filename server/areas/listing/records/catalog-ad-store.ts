import { type AdFacts, adFactsOf } from '#domain/catalog/row-of-listing.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { DatabaseClient, DatabasePool } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { columnOf, columnTypes, facts, form } from './by-column/catalog-ad-form.ts'

/**
 * The only SQL for what the catalogue needs of ads: a typed row beside each, written with it. What has
 * no row, because it was written before there were any, gets it when it is asked for.
 */

const factColumns = facts.map(columnOf).join(', ')
/** Lists come as one text, which is taken apart several times as fast as the database's form; no item has a space. */
const readColumns = facts
  .map((fact) =>
    columnTypes[fact] === 'text[]'
      ? `array_to_string(c.${columnOf(fact)}, ' ')`
      : `c.${columnOf(fact)}`,
  )
  .join(', ')
const ownColumns = 'updated_at, auction_id, published_at, damage_count, document_count'
const writtenColumns = `listing_id, form, ${factColumns}, ${ownColumns}`
const ownRead = ['listing_id', ...ownColumns.split(', ')].map((column) => `c.${column}`).join(', ')
/** Facts in their order, and behind them what is the row's own. */
const readRow = `${readColumns}, ${ownRead}`

export type CatalogAd = {
  readonly entityId: number
  readonly facts: AdFacts
  readonly updatedAt: Date
  /** The round that was released last, and when; null before the first release. */
  readonly auctionId: number | null
  readonly publishedAt: Date | null
  readonly damageCount: number
  /** Of so many kinds of papers pages are released. */
  readonly documentCount: number
}

/** Values in the order of `readRow`, without names. */
type Row = readonly unknown[]

type Source = Pick<Listing, 'kind' | 'values' | 'gallery' | 'review'> & {
  readonly listing_id: number
  readonly updated_at: string
  readonly auction_id: number | null
  readonly published_at: string | null
  readonly damage_count: number
  readonly document_count: number
  /** Of the description. */
  readonly translations: readonly string[]
}

/** Writes the rows of these ads anew, in the transaction that has changed them. */
export async function writeCatalogAds(
  client: DatabaseClient,
  listingIds: readonly number[],
): Promise<void> {
  const { rows } = await client.query<Source>({
    name: 'sources-of-catalog-ads',
    text: `select listing_id, product_type as kind, vehicle_values as values, gallery, review,
             jsonb_array_length(damages) as damage_count,
             array(select translated from translations
               where text_hash = hash_of_text(vehicle_values->>'description')) as translations, l.updated_at::text, n.auction_id, n.published_at::text,
             (select count(distinct document_type)::int from covered_pages p
               where p.listing_id = l.listing_id and released_at is not null) as document_count
           from listings l
           left join lateral (select auction_id,
               to_timestamp((state->'clock'->>'approvedAt')::bigint / 1000.0) as published_at
             from auctions a where a.listing_id = l.listing_id order by round desc limit 1) n on true
           where listing_id = any($1::bigint[]) and customer_id is not null for share of l`,
    values: [listingIds],
  })
  const written = rows.map((row) => {
    const { listing_id, updated_at, auction_id, published_at, ...counted } = row
    const { damage_count, document_count, ...listing } = counted
    const columns = Object.entries(adFactsOf(listing)).map(([fact, value]) => [
      columnOf(fact),
      value,
    ])
    return {
      ...{ listing_id, form, updated_at, auction_id, published_at, damage_count, document_count },
      ...Object.fromEntries(columns),
    }
  })
  const types = facts.map((fact) => `${columnOf(fact)} ${columnTypes[fact]}`).join(', ')
  await client.query({
    name: 'write-catalog-ads',
    text: `insert into catalog_ads (${writtenColumns})
           select ${writtenColumns} from json_to_recordset($1) as n(listing_id bigint, form int, ${types},
             updated_at timestamptz, auction_id bigint, published_at timestamptz, damage_count int,
             document_count int)
           on conflict (listing_id) do update set
             (${writtenColumns}) = row(${writtenColumns
               .split(', ')
               .map((column) => `excluded.${column}`)
               .join(', ')})`,
    values: [JSON.stringify(written)],
  })
}

/** By id; ads that have no row yet get one. */
export async function listCatalogAds(
  pool: DatabasePool,
  listingIds: readonly number[],
): Promise<CatalogAd[]> {
  const known = await readById(pool, listingIds)
  const missing = missingAmong(listingIds, known)
  if (missing.length === 0) return known
  await transaction(pool, (client) => writeCatalogAds(client, missing))
  return [...known, ...(await readById(pool, missing))]
}

async function readById(db: Queryable, listingIds: readonly number[]): Promise<CatalogAd[]> {
  const { rows } = await db.query<Row>({
    name: 'catalog-ads-by-id',
    rowMode: 'array',
    text: `select ${readRow}
           from catalog_ads c where c.listing_id = any($1::bigint[]) and c.form = $2`,
    values: [listingIds, form],
  })
  return rows.map(fromRow)
}

function missingAmong(listingIds: readonly number[], known: readonly CatalogAd[]): number[] {
  const found = new Set(known.map(({ entityId }) => entityId))
  return [...new Set(listingIds)].filter((listingId) => !found.has(listingId))
}

const isList = facts.map((fact) => columnTypes[fact] === 'text[]')

function fromRow(values: Row): CatalogAd {
  const read: Partial<Record<keyof AdFacts, unknown>> = {}
  let at = 0
  for (const fact of facts) {
    read[fact] = isList[at] ? itemsOf(values[at]) : values[at]
    at += 1
  }
  const [entityId, updatedAt, auctionId, publishedAt, damageCount, documentCount] = values.slice(at)
  // Each value has its column's type.
  return {
    ...{ entityId, facts: read, updatedAt, auctionId, publishedAt, damageCount, documentCount },
  } as CatalogAd
}

function itemsOf(text: unknown): readonly string[] {
  return typeof text === 'string' && text !== '' ? text.split(' ') : []
}
