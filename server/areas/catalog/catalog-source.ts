import type { Services } from '../../platform/services.ts'
import {
  type AuctionInBrief,
  listNewestInBrief,
  listNewestOfAuctions,
  listPublicListingIds,
} from '../auction/api.ts'
import { listListings } from '../listing/api.ts'
import type { CatalogSource } from './catalog-index.ts'

/** Ads with their newest auctions, through the other areas' use cases. */
export function catalogSource({ pool }: Pick<Services, 'pool'>): CatalogSource {
  const withListings = async (auctions: readonly AuctionInBrief[]) => {
    const byListing = new Map(auctions.map((auction) => [auction.entityId, auction]))
    const listings = await listListings(pool, [...byListing.keys()])
    return listings.flatMap((listing) => {
      const auction = byListing.get(listing.entityId)
      return auction ? [{ listing, auction }] : []
    })
  }
  return {
    loadAll: async () =>
      withListings(await listNewestInBrief(pool, await listPublicListingIds(pool))),
    loadOfAuctions: async (auctionIds, publishedAtOf) => {
      const isKnown = (auctionId: number) => publishedAtOf(auctionId) !== undefined
      const auctions = await listNewestOfAuctions(pool, auctionIds, isKnown)
      return withListings(
        auctions.map((auction) => {
          return {
            ...auction,
            publishedAt: auction.publishedAt ?? publishedAtOf(auction.auctionId) ?? null,
          }
        }),
      )
    },
  }
}
