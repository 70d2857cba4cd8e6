import type { Actor } from '#domain/auction/core/actor.ts'
import type { AuctionState } from '#domain/auction/core/state.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import type { MarketRequest, Outcome } from './commands/market-request.ts'
import type { NextRoundRequest } from './rounds/open-next-round.ts'
import type { WithSlotLock } from './rounds/slot-lock.ts'
import type { SlotLoad } from './rounds/slot-store.ts'

/** What other areas may ask of the auction area. */
export type AuctionUseCases = {
  /** One command through the executor; throws RefusedCall when the domain refuses. */
  readonly execute: (request: MarketRequest) => Promise<Outcome>
  readonly list: (db: Queryable, auctionIds: readonly number[]) => Promise<AuctionState[]>
  /** The newest round of each listing. */
  readonly listNewest: (db: Queryable, listingIds: readonly number[]) => Promise<AuctionState[]>
  /**
   * The same of one listing, held until the end of the transaction: no bid comes meanwhile. To be asked before
   * the listing is locked, as commands do; for moments only.
   */
  readonly lockNewest: (
    client: DatabaseClient,
    listingId: number,
  ) => Promise<AuctionState | undefined>
  /** Opens the round of a listing for editing where there is none, inside the caller's transaction. */
  readonly ensureRound: (
    client: DatabaseClient,
    listing: {
      readonly listingId: number
      readonly ownerCustomerId: number
      readonly ownerMerchantId: number | null
    },
  ) => Promise<AuctionState>
  /** Every round of each listing, in no order. */
  readonly listRounds: (db: Queryable, listingIds: readonly number[]) => Promise<AuctionState[]>
  /** The next round's auction, in the transaction of the command that handed on the last one. */
  readonly openNextRound: (
    client: DatabaseClient,
    request: NextRoundRequest,
  ) => Promise<AuctionState>
  /** To look at; an approval reads them in its turn. */
  readonly listSlotLoads: (db: Queryable, from: Date) => Promise<readonly SlotLoad[]>
  /** Runs an approval while no other one of any process can take a slot. */
  readonly withSlotLock: WithSlotLock
}

export function operatorActor(customerId: number): Actor {
  return { kind: 'operator', customerId }
}
