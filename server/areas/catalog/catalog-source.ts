import type { Services } from '../../platform/services.ts'
import {
  listListingIdsOf,
  listNewestInBrief,
  listPublicListingIds,
} from '../auction/auction-lists.ts'
import { listListings } from '../listing/find-listings.ts'
import type { CatalogSource } from './catalog-index.ts'

/** Ads with their newest auctions, through the other areas' use cases. */
export function catalogSource(services: Pick<Services, 'pool'>): CatalogSource {
  const load = async (listingIds: readonly number[]) => {
    const listings = await listListings(services.pool, listingIds)
    const auctions = await listNewestInBrief(services.pool, listingIds)
    const byListing = new Map(auctions.map((auction) => [auction.entityId, auction]))
    return listings.flatMap((listing) => {
      const auction = byListing.get(listing.entityId)
      return auction ? [{ listing, auction }] : []
    })
  }
  return {
    loadAll: async () => load(await listPublicListingIds(services.pool)),
    loadOfAuctions: async (auctionIds) => load(await listListingIdsOf(services.pool, auctionIds)),
  }
}
