import type { AuctionState } from '#domain/auction/core/state.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { findRoundBidIn } from './part-lists.ts'

/**
 * The round of a bid that still binds its dealer in a later round (rules 6): it is what this dealer is
 * shown of the ad while that later round is not visible. Undefined for everybody else.
 */
export async function findBoundRound(
  db: Queryable,
  auctions: {
    readonly list: (db: Queryable, auctionIds: readonly number[]) => Promise<AuctionState[]>
  },
  of: { readonly newest: AuctionState | undefined; readonly merchantId: number | null },
): Promise<AuctionState | undefined> {
  const { newest, merchantId } = of
  if (!newest?.followUp || newest.followUp.merchantId !== merchantId) return undefined
  const { entityId, round } = newest
  const auctionId = await findRoundBidIn(db, { entityId, merchantId, before: round })
  return auctionId === undefined ? undefined : (await auctions.list(db, [auctionId]))[0]
}
