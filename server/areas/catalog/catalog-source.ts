import { unlistedStatuses } from '#domain/auction/core/state.ts'
import type { CatalogRow } from '#domain/catalog/catalog-row.ts'
import { catalogRowOf } from '#domain/catalog/row-of-listing.ts'
import type { Services } from '../../platform/services.ts'
import { type AuctionInBrief, listListingIdsOf, listNewestInBrief } from '../auction/api.ts'
import { type CatalogAd, listCatalogAds } from '../listing/api.ts'
import type { CardRevision, CatalogChange, ChangedAds } from './catalog-change.ts'
import { type LoadedByColumn, loadByColumn, type TakeParts } from './load-by-column.ts'

export type CatalogSource = {
  /** Hands over each part once. */
  readonly loadAll: (use: TakeParts) => Promise<LoadedByColumn>
  readonly loadChanged: (changed: ChangedAds) => Promise<CatalogChange>
}

/** Ads with their newest auctions, through the other areas' use cases. */
export function catalogSource({ pool }: Pick<Services, 'pool'>): CatalogSource {
  const changeOf = async (ads: readonly CatalogAd[]): Promise<CatalogChange> => {
    const auctions = await listNewestInBrief(pool, ads)
    const roundOf = new Map(auctions.map((auction) => [auction.entityId, auction]))
    const rounds = ads.flatMap((ad) => {
      const auction = roundOf.get(ad.entityId)
      return auction ? [{ ad, auction }] : []
    })
    const listed = rounds.filter(({ auction }) => !unlistedStatuses.includes(auction.status))
    const isListed = new Set(listed.map(({ ad }) => ad.entityId))
    const rows = listed.map(({ ad, auction }) => ({ ad, auction, row: catalogRowOf(ad, auction) }))
    return {
      put: rows.map(({ row }) => row),
      removed: ads.flatMap(({ entityId }) => (isListed.has(entityId) ? [] : [entityId])),
      revisions: new Map(
        rows.map(({ ad, auction, row }) => [ad.entityId, revisionOf(row, ad, auction)]),
      ),
    }
  }
  return {
    loadAll: (use) => loadByColumn(pool, use),
    loadChanged: async ({ auctionIds, entityIds }) => {
      const ofAuctions = auctionIds.length === 0 ? [] : await listListingIdsOf(pool, auctionIds)
      const asked = [...new Set([...ofAuctions, ...entityIds])]
      const ads = await listCatalogAds(pool, asked)
      const change = await changeOf(ads)
      // An ad of an ended account has no row any more.
      const found = new Set(ads.map(({ entityId }) => entityId))
      const gone = asked.filter((entityId) => !found.has(entityId))
      return { ...change, removed: [...change.removed, ...gone] }
    },
  }
}

function revisionOf(
  { auctionId, status, startPriceEur, buyNowPriceEur, endsAt }: CatalogRow,
  { updatedAt }: CatalogAd,
  { startsAt }: AuctionInBrief,
): CardRevision {
  return {
    ...{ auctionId, status, startPriceEur, buyNowPriceEur, startsAt, endsAt },
    updatedAt: updatedAt.getTime(),
  }
}
