import type { Logger } from 'pino'
import { findBuyer, findSeller } from './areas/account/api.ts'
import {
  alwaysReady,
  type OutagePace,
  startOutageWatch,
} from './areas/auction/clock/outage-watch.ts'
import type { BatchWrites } from './areas/auction/commands/batch-writes.ts'
import {
  type CommandExecutor,
  createCommandExecutor,
} from './areas/auction/commands/command-executor.ts'
import { runBatch } from './areas/auction/commands/run-batch.ts'
import { createStateCache } from './areas/auction/commands/state-cache.ts'
import { openOrder } from './areas/order/sale/open-order.ts'
import type { DatabaseClient, DatabasePool } from './platform/database/pool.ts'
import type { Keys } from './platform/secrets/keys.ts'

export type MarketExecutor = CommandExecutor & {
  /** Resolves when nothing runs any more, the heartbeat included. */
  readonly stop: () => Promise<void>
}

/** The one door of the market, with what other areas write in its transactions. */
export function createMarketExecutor(parts: {
  /** Pipelined in a server: a batch costs two round trips then. */
  readonly pool: DatabasePool
  readonly log: Logger
  readonly keys: Keys
  readonly termsValidFrom: Date
  /** Told after the commit which auctions changed. */
  readonly announce: (auctionIds: readonly number[]) => void
  readonly outagePace?: OutagePace
}): MarketExecutor {
  const { pool, log } = parts
  const batches = {
    pool,
    secretsKey: parts.keys.auctionSecrets,
    termsValidFrom: parts.termsValidFrom,
    isReacting: (writes: BatchWrites) => soldAuctionIds(writes).size > 0,
    react: openOrders,
    announce: parts.announce,
    stateCache: createStateCache(),
  }
  const outages = startOutageWatch({
    pool,
    log,
    run: (requests) => runBatch({ ...batches, outages: alwaysReady }, requests),
    ...(parts.outagePace && { pace: parts.outagePace }),
  })
  const executor = createCommandExecutor({ ...batches, log, outages })
  return {
    ...executor,
    stop: async () => {
      await executor.drain()
      await outages.stop()
    },
  }
}

const people = { sellers: { find: findSeller }, buyers: { find: findBuyer } }

/** A sale's order stands or falls with the sale (rules 10). */
async function openOrders(client: DatabaseClient, writes: BatchWrites): Promise<void> {
  const sold = soldAuctionIds(writes)
  for (const { after } of writes.auctions) {
    if (sold.has(after.auctionId)) await openOrder(people, client, after)
  }
}

function soldAuctionIds({ events }: BatchWrites): ReadonlySet<number> {
  return new Set(
    events.flatMap(({ event, auctionId }) => (event.type === 'auction_sold' ? [auctionId] : [])),
  )
}
