import type { Logger } from 'pino'
import type { SoldState } from '#domain/auction/core/state.ts'
import type { DatabaseClient, DatabasePool } from '../../../platform/database/pool.ts'
import type { Keys } from '../../../platform/secrets/keys.ts'
import { alwaysReady, type OutagePace, startOutageWatch } from '../clock/outage-watch.ts'
import type { BatchWrites } from './batch-writes.ts'
import { type CommandExecutor, createCommandExecutor } from './command-executor.ts'
import type { DecidingServices } from './decide-batch.ts'
import { drawRandomInputs } from './random-inputs.ts'
import { runBatch } from './run-batch.ts'
import { createStateCache } from './state-cache.ts'

export type MarketExecutor = CommandExecutor & {
  /** Resolves when nothing runs any more, the heartbeat included. */
  readonly stop: () => Promise<void>
}

export type MarketExecutorParts = {
  /** Pipelined in a server: a batch costs two round trips then. */
  readonly pool: DatabasePool
  readonly log: Logger
  readonly keys: Keys
  readonly termsValidFrom: Date
  /** Called after the commit with the auctions that changed. */
  readonly announce: (auctionIds: readonly number[]) => void
  /**
   * The orders of a batch's sales stand or fall with the sales (rules 10): they are written in the same
   * transaction. It throws where a vehicle cannot be sold once more (rules 2). What it answers is sent
   * with the commit.
   */
  readonly openOrders: (
    client: DatabaseClient,
    sold: readonly SoldState[],
  ) => Promise<() => Promise<void>>
  readonly outagePace?: OutagePace
  /** Null where nobody waits for an answer, as in a run that is made step by step. */
  readonly answerWithinMs?: number | null
  /** A simulation's own, so that a run can be repeated from its seed. */
  readonly drawRandomInputs?: DecidingServices['drawRandomInputs']
}

/** The command executor of a process with the heartbeat it waits for. */
export function startMarketExecutor(parts: MarketExecutorParts): MarketExecutor {
  const { pool, log, openOrders } = parts
  const batches = {
    pool,
    secretsKey: parts.keys.auctionSecrets,
    termsValidFrom: parts.termsValidFrom,
    reactionTo: (writes: BatchWrites) => {
      const ids = soldAuctionIds(writes)
      if (ids.size === 0) return null
      const sold = writes.auctions.flatMap(({ after }) =>
        after.status === 'sold' && ids.has(after.auctionId) ? [after] : [],
      )
      return (client: DatabaseClient) => openOrders(client, sold)
    },
    announce: parts.announce,
    drawRandomInputs: parts.drawRandomInputs ?? drawRandomInputs,
    stateCache: createStateCache(),
  }
  const outages = startOutageWatch({
    pool,
    log,
    run: async (requests) => {
      const end = await runBatch({ ...batches, outages: alwaysReady }, requests)
      if (end.kind === 'failed') throw end.error
    },
    ...(parts.outagePace && { pace: parts.outagePace }),
  })
  const executor = createCommandExecutor({
    ...{ ...batches, log, outages },
    ...(parts.answerWithinMs !== undefined && { answerWithinMs: parts.answerWithinMs }),
  })
  return {
    ...executor,
    stop: async () => {
      await executor.drain()
      await outages.stop()
    },
  }
}

function soldAuctionIds({ events }: BatchWrites): ReadonlySet<number> {
  return new Set(
    events.flatMap(({ event, auctionId }) => (event.type === 'auction_sold' ? [auctionId] : [])),
  )
}
