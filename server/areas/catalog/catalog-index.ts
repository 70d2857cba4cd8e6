import { unlistedStatuses } from '#domain/auction/core/state.ts'
import type { Instant } from '#domain/calendar/instant.ts'
import type { CatalogRow } from '#domain/catalog/catalog-row.ts'
import { catalogRowOf } from '#domain/catalog/row-of-listing.ts'
import type { AuctionInBrief } from '../auction/api.ts'
import type { FoundListing } from '../listing/api.ts'

/**
 * Every ad that anybody may find, held in the process as flat rows. Loaded at the start, kept fresh
 * by the changes that the live reader announces; bids and closing never read it.
 */

type Found = readonly { readonly listing: FoundListing; readonly auction: AuctionInBrief }[]

export type CatalogSource = {
  readonly loadAll: () => Promise<Found>
  /**
   * The ads of these auctions, hidden ones included, so that they can be taken out. When a round was
   * released is asked for once: it never changes.
   */
  readonly loadOfAuctions: (
    auctionIds: readonly number[],
    publishedAtOf: (auctionId: number) => Instant | undefined,
  ) => Promise<Found>
}

export type CatalogIndex = {
  readonly rows: () => readonly CatalogRow[]
  readonly loadAll: () => Promise<void>
  readonly refreshAuctions: (auctionIds: readonly number[]) => Promise<void>
}

export function createCatalogIndex(source: CatalogSource): CatalogIndex {
  const rows = new Map<number, CatalogRow>()
  const releases = new Map<number, Instant>()
  let list: readonly CatalogRow[] | null = null

  const put = (found: Found) => {
    for (const { listing, auction } of found) {
      if (auction.publishedAt !== null) releases.set(auction.auctionId, auction.publishedAt)
      if (unlistedStatuses.includes(auction.status)) rows.delete(listing.entityId)
      else rows.set(listing.entityId, catalogRowOf(listing, auction))
    }
    list = null
  }

  return {
    rows: () => {
      list ??= [...rows.values()]
      return list
    },
    loadAll: async () => {
      const found = await source.loadAll()
      rows.clear()
      releases.clear()
      put(found)
    },
    refreshAuctions: async (auctionIds) =>
      put(await source.loadOfAuctions(auctionIds, (auctionId) => releases.get(auctionId))),
  }
}
