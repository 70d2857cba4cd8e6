import type { BiddersOfAuction } from '#contract/endpoints/auction-voids.ts'
import type { AuctionState, Bidder } from '#domain/auction/core/state.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { findBuyer, recordOperatorAction } from '../../account/api.ts'
import type { AuctionServices } from '../auction-services.ts'
import { findAuction } from '../auction-store.ts'
import { countVoids } from './void-store.ts'

/** The dealers behind pseudonyms and late offers, for the operator; each look is logged (rules 1 and 11). */
export async function listBidders(
  services: AuctionServices,
  context: CallContext,
  auctionId: number,
): Promise<BiddersOfAuction> {
  const state = await findAuction(services.pool, auctionId, services.keys.auctionSecrets)
  if (!state) throw refuseCall('NOT_FOUND')
  await recordOperatorAction(services.pool, context, {
    action: 'look_at_bidders',
    subject: { kind: 'auction', id: auctionId },
  })
  const merchantIds = state.bidders.map(({ merchantId }) => merchantId)
  const voids = await countVoids(services.pool, merchantIds)
  const bidders = await Promise.all(
    state.bidders.map((bidder) => presentBidder(services.pool, { state, bidder, voids })),
  )
  const lateOffers = await Promise.all(
    state.lateOffers.map(async ({ lateOfferId, merchantId, amountEur }) => ({
      ...{ lateOfferId, merchantId, amountEur },
      company: await companyOf(services.pool, merchantId),
    })),
  )
  return { bidders, lateOffers }
}

async function presentBidder(
  db: Queryable,
  of: {
    readonly state: AuctionState
    readonly bidder: Bidder
    readonly voids: ReadonlyMap<number, number>
  },
): Promise<BiddersOfAuction['bidders'][number]> {
  const { state, bidder, voids } = of
  const { merchantId, pseudonym, standingBidEur, isBarred } = bidder
  return {
    pseudonym,
    merchantId,
    company: await companyOf(db, merchantId),
    isBarred,
    standingBidEur,
    hasAgent: state.secrets.agents.some((agent) => agent.merchantId === merchantId),
    voids: voids.get(merchantId) ?? 0,
  }
}

async function companyOf(db: Queryable, merchantId: number): Promise<string> {
  const buyer = await findBuyer(db, merchantId)
  return buyer?.profile.companyName ?? buyer?.email ?? ''
}
