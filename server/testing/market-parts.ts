import type { Logger } from 'pino'
import type { AuctionView } from '#contract/auction-view.ts'
import type { RandomInputs, VehicleFacts } from '#domain/auction/core/facts.ts'
import { newAuction } from '#domain/auction/core/new-auction.ts'
import type { Viewer } from '#server/platform/http/call-context.ts'
import { findMarketViewer } from '../areas/account/merchant/market-viewer.ts'
import { listLinkedMerchantIds } from '../areas/account/merchant/merchant-lists.ts'
import { findAuction, insertAuction } from '../areas/auction/auction-store.ts'
import { runAllDue } from '../areas/auction/clock/auction-clock.ts'
import type {
  MarketRequest,
  Outcome,
  RequestBody,
} from '../areas/auction/commands/market-request.ts'
import { createAuctionUseCases } from '../areas/auction/create-use-cases.ts'
import { endAgentsOf } from '../areas/auction/end-agents.ts'
import { sendAuctionNotifications } from '../areas/auction/notifications/send-auction-notifications.ts'
import { findMarketNow } from '../areas/auction/read/auction-lists.ts'
import { listBids, presentOutcome, presentState } from '../areas/auction/read/present-auction.ts'
import { type NextRoundRequest, openNextRound } from '../areas/auction/rounds/open-next-round.ts'
import { listSlotLoads } from '../areas/auction/rounds/slot-store.ts'
import { describeVehicles, listWatchers } from '../areas/listing/api.ts'
import { loadVehicleFacts } from '../areas/listing/edit/vehicle-rounds.ts'
import { changeOrder } from '../areas/order/change-order.ts'
import { createMarketExecutor } from '../market-executor.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { onlyRow, type Queryable } from '../platform/database/queryable.ts'
import type { Keys } from '../platform/secrets/keys.ts'

/**
 * The market of one process in single steps: what a server does by its own timers, somebody else
 * does here by hand, so that a test decides what happens when.
 */
export type MarketParts = {
  readonly execute: (request: MarketRequest) => Promise<Outcome>
  /** One visit of the auction clock. */
  readonly runDue: () => Promise<void>
  /** The first thing that a process does with an auction. */
  readonly runDueOf: (auctionId: number) => Promise<Outcome>
  /** One look into the outbox; how many rows there were. */
  readonly sendDueNotifications: () => Promise<number>
  readonly endAgentsOf: (ended: Parameters<typeof endAgentsOf>[1]) => Promise<void>
  /** What the entrance of the site knows of a vehicle that was here before; in EUR. */
  readonly findVehicle: (ad: {
    readonly entityId: number
    readonly customerId: number
    readonly targetPriceEur: number
  }) => Promise<VehicleFacts>
}

export type { MarketRequest, NextRoundRequest, Outcome, RequestBody, Viewer }

export function marketParts(parts: {
  readonly pool: DatabasePool
  readonly log: Logger
  readonly keys: Keys
  readonly termsValidFrom: Date
  readonly drawRandomInputs?: (request: MarketRequest) => RandomInputs
}): MarketParts {
  const { pool, log, keys } = parts
  const executor = createMarketExecutor({
    ...parts,
    announce: () => undefined,
    // One beat at the first command of a process; after that no time passes unseen.
    outagePace: { now: () => 0, every: () => () => undefined },
    answerWithinMs: null,
  })
  const auctions = createAuctionUseCases({ executor, keys })
  return {
    execute: (request) => executor.execute(request),
    runDue: () => runAllDue({ executor }),
    runDueOf: (auctionId) => executor.runDue(auctionId),
    sendDueNotifications: () =>
      sendAuctionNotifications({
        pool,
        log,
        now: () => new Date(),
        announceSettled: () => undefined,
        describeVehicles,
        listWatchers,
      }),
    endAgentsOf: (ended) => endAgentsOf({ pool, auctions }, ended),
    findVehicle: ({ entityId, customerId, targetPriceEur }) =>
      loadVehicleFacts({ auctions }, pool, {
        ...{ entityId, owner: { customerId } },
        values: { target_price: targetPriceEur },
      }),
  }
}

/** What each of these viewers is shown of an auction now; null where it is not there for them. */
export async function listViews(
  db: Queryable,
  look: {
    readonly auctionId: number
    readonly viewers: readonly Viewer[]
    readonly keys: Keys
    readonly termsValidFrom: Date
  },
): Promise<(AuctionView | null)[]> {
  const { auctionId, viewers, keys, termsValidFrom } = look
  const state = await findAuction(db, auctionId, keys.auctionSecrets)
  if (!state) throw new Error(`There is no auction ${auctionId}`)
  const [at, history] = [await findMarketNow(db), await listBids(db, auctionId)]
  const views: (AuctionView | null)[] = []
  for (const each of viewers) {
    const viewer = await findMarketViewer(db, each, {
      ownerCustomerIds: [state.ownerCustomerId],
      termsValidFrom,
      now: new Date(),
    })
    views.push(presentState(state, { viewer, at, history, carried: null }))
  }
  return views
}

/** What the caller of a command is answered. */
export function answerOf(outcome: Outcome): AuctionView | null {
  if (!outcome.viewer) return null
  return presentOutcome(outcome.state, outcome.viewer, outcome.now)
}

/** The sale of an auction that stands; null where there is none. */
export async function findOpenSale(
  db: Queryable,
  auctionId: number,
): Promise<{ readonly orderId: number; readonly buyerMerchantId: number } | null> {
  const { rows } = await db.query<{ orderId: number; buyerMerchantId: number }>(
    `select order_id as "orderId", buyer_merchant_id as "buyerMerchantId" from orders
     where auction_id = $1 and status <> 'canceled'`,
    [auctionId],
  )
  return rows[0] ?? null
}

export { changeOrder, findAuction, listLinkedMerchantIds, listSlotLoads, openNextRound }

/** An ad with the round of an auction that is being edited, as the entrance of the site leaves it. */
export async function createRound(
  db: Queryable,
  round: {
    readonly ownerCustomerId: number
    readonly ownerMerchantId: number | null
    readonly at: number
    readonly keys: Keys
  },
): Promise<number> {
  const inserted = await db.query<{ listing_id: number }>(
    `insert into listings (customer_id, product_type)
     values ($1, 'motorhome') returning listing_id`,
    [round.ownerCustomerId],
  )
  const { ownerCustomerId, ownerMerchantId, at } = round
  const entityId = onlyRow(inserted).listing_id
  return insertAuction(
    db,
    (auctionId) => newAuction({ auctionId, entityId, ownerCustomerId, ownerMerchantId, at }),
    round.keys.auctionSecrets,
  )
}
