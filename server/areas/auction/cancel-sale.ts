import type { DatabaseClient } from '../../platform/database/pool.ts'
import { listLinkedMerchantIds } from '../account/merchant-lists.ts'
import type { Queryable } from './auction-store.ts'
import { type AuctionUseCases, operatorActor } from './auction-use-cases.ts'
import type { Outcome } from './market-request.ts'

/**
 * Makes a sale void after its cancellation was granted (rules 10): the ad is unsold again. Without a
 * good reason the second bidder may have his chance, unless he belongs to the first buyer.
 */
export async function cancelSale(
  services: { readonly pool: Queryable; readonly auctions: AuctionUseCases },
  canceled: {
    readonly auctionId: number
    readonly buyerMerchantId: number
    readonly operatorId: number
    readonly isJustified: boolean
    /** The order's own writes, which stand or fall with it. */
    readonly alongside: (client: DatabaseClient, outcome: Outcome) => Promise<void>
  },
): Promise<Outcome> {
  const { auctionId, buyerMerchantId, operatorId, isJustified, alongside } = canceled
  return services.auctions.execute({
    auctionId,
    actor: operatorActor(operatorId),
    body: { type: 'cancel_sale', isJustified },
    idempotencyKey: null,
    facts: { linkedMerchantIds: await listLinkedMerchantIds(services.pool, buyerMerchantId) },
    alongside,
  })
}
