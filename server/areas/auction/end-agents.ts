import { clock } from '#domain/auction/core/actor.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { RefusedCall } from '../../platform/http/refused-call.ts'
import type { AgentsToEnd } from '../account/api.ts'
import { type AuctionUseCases, operatorActor } from './auction-use-cases.ts'
import { listAuctionIdsOfMerchant } from './read/auction-lists.ts'

type Services = { readonly pool: Queryable; readonly auctions: AuctionUseCases }

/**
 * The agents of a dealer who may not bid any more end at their standing bids, which stay binding
 * (rules 1, 5, 11): blocked by an operator, linked by an operator with a seller, or stopped by the clock for an
 * unpaid commission.
 */
export async function endAgentsOf(services: Services, ended: AgentsToEnd): Promise<void> {
  const { merchantId, operatorId } = ended
  const actor = operatorId === undefined ? clock : operatorActor(operatorId)
  const auctionIds = await listAuctionIdsOfMerchant(services.pool, ended)
  for (const auctionId of auctionIds) {
    try {
      await services.auctions.execute({
        auctionId,
        actor,
        body: { type: 'end_agents_of', merchantId },
        idempotencyKey: null,
      })
    } catch (error) {
      // The dealer bid there by hand alone, or the auction has just ended.
      if (!isNothingToEnd(error)) throw error
    }
  }
}

/** The task `end-agents`: what follows a bidding stop, a block or a link, after its commit. */
export function createEndAgents(services: Services) {
  return (ended: AgentsToEnd): Promise<void> => endAgentsOf(services, ended)
}

function isNothingToEnd(error: unknown): boolean {
  return error instanceof RefusedCall && error.refusal.code === 'ACTION_NOT_POSSIBLE_NOW'
}
