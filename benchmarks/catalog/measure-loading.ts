import { CatalogColumns } from '#domain/catalog/columns/catalog-columns.ts'
import { adFactsOf, catalogRowOf } from '#domain/catalog/row-of-listing.ts'
import { generatedEquipment } from '#domain/catalog/testing/generated-rows.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { BenchDatabase, MarketServer } from '../support/bench-market.ts'
import { median } from '../support/figures.ts'

/** As the server puts them in. */
const rowsAtOnce = 250

/**
 * What a start waits for, index included: from the columns that the start before kept, from the typed rows, and from the ads
 * themselves as it was before, in turn.
 */
export async function measureLoading(database: BenchDatabase, server: MarketServer): Promise<void> {
  const fromAds: number[] = []
  const fromRows: number[] = []
  const fromKept: number[] = []
  for (let round = 0; round < 3; round += 1) {
    fromAds.push(await loadFromAds(database))
    await database.pool.query('truncate kept_catalog_columns')
    fromRows.push(await server.loadCatalog())
    fromKept.push(await server.loadCatalog())
  }
  const before = median(fromAds)
  const [rows, kept] = [median(fromRows), median(fromKept)].map(
    (ms) => `${ms.toFixed(0)} ms, ${(before / ms).toFixed(1)} times as fast`,
  )
  console.log(
    `loaded from the ads themselves in ${before.toFixed(0)} ms; from typed rows in ${rows}; ` +
      `from the columns that the start before kept in ${kept}`,
  )
}

type Ad = Pick<Listing, 'kind' | 'values' | 'gallery' | 'review'> & {
  readonly entityId: number
}

/** The columns of an ad as the store reads them, and its round with the release out of the state. */
async function loadFromAds({ pool }: BenchDatabase): Promise<number> {
  const begun = performance.now()
  const { rows: ads } = await pool.query<Ad>(
    `select listing_id as "entityId", product_type as kind, vehicle_values as values, gallery, review,
       damages, consent, last_released, submitted_at, created_at, updated_at,
       (select coalesce(json_agg(json_build_object('documentId', document_id)), '[]')
         from listing_documents d where d.listing_id = l.listing_id) as documents
     from listings l`,
  )
  const { rows: rounds } = await pool.query<
    Parameters<typeof catalogRowOf>[1] & { readonly entityId: number }
  >(
    `select auction_id as "auctionId", listing_id as "entityId", status,
       start_price_eur as "startPriceEur", buy_now_price_eur as "buyNowPriceEur",
       current_bid_eur as "currentBidEur", null as light, (state->'clock'->>'approvedAt')::bigint as "publishedAt",
       (extract(epoch from ends_at) * 1000)::bigint as "endsAt"
     from auctions a
     where round = (select max(round) from auctions r where r.listing_id = a.listing_id)`,
  )
  const roundOf = new Map(rounds.map((round) => [round.entityId, round]))
  const rows = ads.flatMap((ad) => {
    const { entityId } = ad
    const round = roundOf.get(entityId)
    const facts = { entityId, facts: adFactsOf(ad), damageCount: 0, documentCount: 0 }
    return round ? catalogRowOf(facts, round) : []
  })
  const columns = new CatalogColumns(generatedEquipment)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    columns.change({ put: rows.slice(from, from + rowsAtOnce), removed: [] })
  }
  return performance.now() - begun
}
