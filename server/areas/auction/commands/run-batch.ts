import { awaitAll } from '../../../platform/database/await-all.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import type { DatabaseClient, DatabasePool } from '../../../platform/database/pool.ts'
import type { OutageWatch } from '../clock/outage-watch.ts'
import type { BatchWrites } from './batch-writes.ts'
import { BatchDecider, type DecidingServices } from './decide-batch.ts'
import { findOutOfOrder, isMovingEnd } from './find-out-of-order.ts'
import { type BatchLoading, loadBatch } from './load-batch.ts'
import {
  type DueRequest,
  isDueRequest,
  type MarketRequest,
  type RequestResult,
} from './market-request.ts'
import { writeBatch } from './write-batch.ts'

/**
 * One transaction for a batch in three steps, so that the next batch can begin behind the commit of
 * this one (command-queue.ts): `beginBatch` asks for the locks and the facts, `decideBatch` decides
 * in memory and sends writes and commit, and the promises of a `SentBatch` say what came of them.
 */

export type BatchServices = BatchLoading &
  DecidingServices & {
    /** Pipelined, so that a batch costs two round trips and not one per statement. */
    readonly pool: DatabasePool
    /** What other areas write in the same transaction, for example the order of a sale. */
    readonly reactionTo: (writes: BatchWrites) => Reaction | null
    /** Called after the commit with the auctions that changed; must not throw. */
    readonly announce: (auctionIds: readonly number[]) => void
    /** Nothing is decided before an outage that came first has moved its ends (rules 3). */
    readonly outages: Pick<OutageWatch, 'ready' | 'isReady'>
  }

/**
 * Its first statements go behind the batch's own writes in the same packet. What it answers is called
 * after all other writes, and goes with the commit.
 */
export type Reaction = (client: DatabaseClient) => Promise<() => Promise<void>>

type Request = MarketRequest | DueRequest

/** How a batch has ended. After a clock gap nothing was decided, and it has to begin again. */
export type BatchEnd =
  | { readonly kind: 'committed'; readonly results: readonly RequestResult[] }
  | UnfinishedBatch

export type UnfinishedBatch =
  | { readonly kind: 'clock_gap' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Its transaction is begun, its locks and facts are asked for. */
export type BegunBatch = {
  readonly client: DatabaseClient
  readonly requests: readonly Request[]
  readonly loading: ReturnType<typeof loadBatch>
}

/** It is decided; its writes and their commit are on their way. Both promises have to be awaited. */
export type SentBatch = {
  /** In the order of the requests; not valid before the commit. */
  readonly results: readonly RequestResult[]
  /** The database has taken every write and goes on to the commit. */
  readonly written: Promise<void>
  /** Announced as well. */
  readonly committed: Promise<void>
}

/** A batch by itself, on a connection of its own; never rejects. */
export async function runBatch(
  services: BatchServices,
  requests: readonly Request[],
): Promise<BatchEnd> {
  let client: DatabaseClient | null = null
  try {
    await services.outages.ready()
    client = await services.pool.connect()
    const sent = await decideBatch(services, beginBatch(services, client, requests))
    if (sent === 'clock_gap') {
      await rollbackAndRelease(client)
      return { kind: 'clock_gap' }
    }
    await awaitAll([sent.written, sent.committed])
    client.release()
    return { kind: 'committed', results: sent.results }
  } catch (error) {
    if (client) await rollbackAndRelease(client)
    return { kind: 'failed', error }
  }
}

/** Sends the beginning of a batch, behind whatever the connection still has to do. */
export function beginBatch(
  services: BatchServices,
  client: DatabaseClient,
  requests: readonly Request[],
): BegunBatch {
  const loading = pipeline(client, () => loadBatch(client, { requests, ...services }))
  return { client, requests, loading }
}

/** Decides as soon as the locks are held and the facts are there, and sends what there is to write. */
export async function decideBatch(
  services: BatchServices,
  { client, requests, loading }: BegunBatch,
): Promise<SentBatch | 'clock_gap'> {
  const { states, loaded } = await loading
  if (!services.outages.isReady()) return 'clock_gap'
  const outOfOrder = findOutOfOrder(requests, states, loaded.now)
  const decider = new BatchDecider(states, loaded, services)
  const results = requests.map((request): RequestResult => {
    if (outOfOrder.has(request.auctionId) && !isMovingEnd(request)) return 'out_of_order'
    const outcome = isDueRequest(request) ? decider.runDue(request.auctionId) : decider.run(request)
    return outcome ?? 'no_auction'
  })
  const writes = decider.writes()
  // Before the commit, for the batch behind: should it fail, no row will ever name this revision.
  for (const { after, revision } of writes.auctions) services.stateCache.remember(after, revision)
  const { written, committed } = writeAndCommit(client, services, { requests, results, writes })
  const changedIds = writes.auctions.map(({ after }) => after.auctionId)
  return {
    results,
    written,
    committed: committed.then(() => {
      if (changedIds.length > 0) services.announce(changedIds)
    }),
  }
}

/** Ends whatever transaction is open; a connection that cannot even do that is thrown away. */
export async function rollbackAndRelease(client: DatabaseClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}

type Decided = {
  readonly requests: readonly Request[]
  readonly results: readonly RequestResult[]
  readonly writes: BatchWrites
}

/**
 * Writes and commit travel together; a write that failed turns the commit into a rollback and is
 * thrown. What other areas write has to wait for its own reads, so then the commit goes later.
 */
function writeAndCommit(
  client: DatabaseClient,
  services: BatchServices,
  { requests, results, writes }: Decided,
): Pick<SentBatch, 'written' | 'committed'> {
  const hasOwnWrites = requests.some((request) => !isDueRequest(request) && request.inTransaction)
  const react = services.reactionTo(writes)
  if (!hasOwnWrites && !react) {
    return pipeline(client, () => {
      const written = writeBatch(client, writes, services.secretsKey)
      return { written, committed: afterBoth(written, client.query('commit')) }
    })
  }
  const last = pipeline(client, () =>
    awaitAll([writeBatch(client, writes, services.secretsKey), react?.(client)]),
  ).then(async ([, sendLast]) => {
    await writeForRequests(client, requests, results)
    return pipeline(client, () => {
      const written = sendLast?.() ?? Promise.resolve()
      return { written, committed: afterBoth(written, client.query('commit')) }
    })
  })
  return {
    written: last.then(({ written }) => written),
    committed: last.then(({ committed }) => committed),
  }
}

async function afterBoth(...steps: readonly Promise<unknown>[]): Promise<void> {
  await awaitAll(steps)
}

async function writeForRequests(
  client: DatabaseClient,
  requests: readonly Request[],
  results: readonly RequestResult[],
): Promise<void> {
  for (const [index, request] of requests.entries()) {
    const result = results[index]
    if (typeof result !== 'object' || isDueRequest(request) || !request.inTransaction) continue
    const { decision } = result
    // A repeat has had its effect.
    if (decision.isAccepted && !decision.isRepeat) await request.inTransaction(client, result)
  }
}
