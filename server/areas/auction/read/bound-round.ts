import type { AuctionState } from '#domain/auction/core/state.ts'
import type { Queryable } from '../auction-store.ts'
import type { AuctionUseCases } from '../auction-use-cases.ts'
import { findRoundBidIn } from './part-lists.ts'

/**
 * The round that a dealer bid in and whose bid binds him through a later one (rules 6): what he is shown
 * of the ad while that later round is out of his sight. Undefined for everybody else.
 */
export async function findBoundRound(
  db: Queryable,
  auctions: Pick<AuctionUseCases, 'list'>,
  of: { readonly newest: AuctionState | undefined; readonly merchantId: number | null },
): Promise<AuctionState | undefined> {
  const { newest, merchantId } = of
  if (!newest?.followUp || newest.followUp.merchantId !== merchantId) return undefined
  const { entityId, round } = newest
  const auctionId = await findRoundBidIn(db, { entityId, merchantId, before: round })
  return auctionId === undefined ? undefined : (await auctions.list(db, [auctionId]))[0]
}
