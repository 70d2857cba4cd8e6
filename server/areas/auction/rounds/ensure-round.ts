import { newAuction } from '#domain/auction/core/new-auction.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { insertAuction, listAuctions, listNewestAuctions } from '../auction-store.ts'
import { findMarketNow } from '../read/auction-lists.ts'

/** The round of an ad that is being edited: the one that is open, or its first. */
export async function ensureRound(
  client: DatabaseClient,
  listing: {
    readonly listingId: number
    readonly ownerCustomerId: number
    readonly ownerMerchantId: number | null
  },
  key: Buffer,
): Promise<AuctionState> {
  const [open] = await listNewestAuctions(client, [listing.listingId], key)
  if (open) return open
  const at = await findMarketNow(client)
  const auctionId = await insertAuction(
    client,
    (id) =>
      newAuction({
        auctionId: id,
        entityId: listing.listingId,
        ownerCustomerId: listing.ownerCustomerId,
        ownerMerchantId: listing.ownerMerchantId,
        at,
      }),
    key,
  )
  const [created] = await listAuctions(client, [auctionId], key)
  if (!created) throw new Error(`Auction ${auctionId} vanished in its own transaction`)
  return created
}
