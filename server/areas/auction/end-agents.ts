import { listAuctionIdsOfMerchant } from './auction-lists.ts'
import type { Queryable } from './auction-store.ts'
import type { AuctionUseCases } from './auction-use-cases.ts'

/** A blocked dealer's agents end at their standing bids, which stay binding (rules 5, 11). */
export async function endAgentsOf(
  services: { readonly pool: Queryable; readonly auctions: AuctionUseCases },
  block: { readonly merchantId: number; readonly operatorId: number },
): Promise<void> {
  const { merchantId, operatorId } = block
  const auctionIds = await listAuctionIdsOfMerchant(services.pool, merchantId)
  for (const auctionId of auctionIds) {
    await services.auctions.execute({
      auctionId,
      actor: { kind: 'operator', customerId: operatorId },
      body: { type: 'end_agents_of', merchantId },
      idempotencyKey: null,
    })
  }
}
