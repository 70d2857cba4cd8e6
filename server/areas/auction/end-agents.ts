import { type Actor, clock } from '#domain/auction/actor.ts'
import { RefusedCall } from '../../platform/http/refused-call.ts'
import { listAuctionIdsOfMerchant } from './auction-lists.ts'
import type { Queryable } from './auction-store.ts'
import type { AuctionUseCases } from './auction-use-cases.ts'

type Services = { readonly pool: Queryable; readonly auctions: AuctionUseCases }

/**
 * The agents of a dealer who may not bid any more end at their standing bids, which stay binding
 * (rules 5, 11): blocked by an operator, or stopped by the clock for an unpaid commission.
 */
export async function endAgentsOf(
  services: Services,
  ended: { readonly merchantId: number; readonly actor: Actor },
): Promise<void> {
  const { merchantId, actor } = ended
  const auctionIds = await listAuctionIdsOfMerchant(services.pool, merchantId)
  for (const auctionId of auctionIds) {
    try {
      await services.auctions.execute({
        auctionId,
        actor,
        body: { type: 'end_agents_of', merchantId },
        idempotencyKey: null,
      })
    } catch (error) {
      // He bid there by hand alone, or the auction has just ended.
      if (!isNothingToEnd(error)) throw error
    }
  }
}

/** The task `end-agents`: what follows a bidding stop, after its commit. */
export function createEndAgents(services: Services) {
  return ({ merchantId }: { readonly merchantId: number }): Promise<void> =>
    endAgentsOf(services, { merchantId, actor: clock })
}

function isNothingToEnd(error: unknown): boolean {
  return error instanceof RefusedCall && error.refusal.code === 'ACTION_NOT_POSSIBLE_NOW'
}
