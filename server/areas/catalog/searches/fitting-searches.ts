import { filterOfQuery } from '#domain/catalog/filter-query.ts'
import { passes } from '#domain/catalog/passes.ts'
import { type AdFacts, catalogRowOf } from '#domain/catalog/row-of-listing.ts'
import { filterOfNewAd } from '#domain/catalog/search-notifications.ts'
import type { FittingSearch } from '#domain/valuation/odds/demand.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { equipmentNames } from '../equipment-names.ts'
import { listDealersSearches } from './search-lists.ts'

const notOffered = {
  ...{ auctionId: 0, status: 'published' as const, publishedAt: null, endsAt: null },
  ...{ startPriceEur: null, buyNowPriceEur: null, currentBidEur: null, light: null },
}

/**
 * Which dealers' saved searches a vehicle would be found by, whatever it costs, and the prices between which each looks. Who
 * they are stays on the server (rules 1).
 */
export async function listFittingSearches(
  db: Queryable,
  asked: { readonly facts: AdFacts; readonly exceptCustomerId: number | null },
): Promise<FittingSearch[]> {
  const { facts, exceptCustomerId } = asked
  const row = catalogRowOf({ entityId: 0, facts, damageCount: 0, documentCount: 0 }, notOffered)
  const { kind, make, bodyType } = facts
  const equipmentWords = equipmentNames()
  const searches = await listDealersSearches(db, { kind, make, bodyType, exceptCustomerId })
  return searches.flatMap(({ merchantId, query }) => {
    const filter = filterOfNewAd(filterOfQuery(query))
    const { price, ...ranges } = filter.ranges
    if (!passes({ ...filter, ranges }, row, { viewer: 'dealer', equipmentWords })) return []
    return [{ merchantId, fromEur: price?.from ?? null, toEur: price?.to ?? null }]
  })
}
