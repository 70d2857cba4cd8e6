import { awaitAll } from '../../../platform/database/await-all.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import type { DatabaseClient, DatabasePool } from '../../../platform/database/pool.ts'
import type { OutageWatch } from '../clock/outage-watch.ts'
import type { BatchWrites } from './batch-writes.ts'
import { BatchDecider } from './decide-batch.ts'
import { type BatchLoading, loadBatch } from './load-batch.ts'
import {
  type DueRequest,
  isDueRequest,
  type MarketRequest,
  type Outcome,
} from './market-request.ts'
import { refuseEndsOutOfTurn } from './out-of-order.ts'
import { writeBatch } from './write-batch.ts'

export type BatchServices = BatchLoading & {
  /** Pipelined, so that a batch costs two round trips and not one per statement. */
  readonly pool: DatabasePool
  /** What other areas write in the same transaction, for example the order of a sale. */
  readonly react: (client: DatabaseClient, writes: BatchWrites) => Promise<void>
  /** Whether `react` has anything to write for this batch. */
  readonly isReacting: (writes: BatchWrites) => boolean
  /** Told after the commit which auctions changed; must not throw. */
  readonly announce: (auctionIds: readonly number[]) => void
  /** Nothing is decided before an outage that came first has moved its ends (rules 3). */
  readonly outages: Pick<OutageWatch, 'ready' | 'isReady'>
}

/** Time passed unseen between the beginning of a batch and its locks: it has to begin again. */
export class ClockGapError extends Error {
  override readonly name = 'ClockGapError'
}

type Request = MarketRequest | DueRequest

/** Its transaction is begun, its locks and facts are asked for. */
export type BegunBatch = {
  readonly client: DatabaseClient
  readonly requests: readonly Request[]
  readonly loading: ReturnType<typeof loadBatch>
}

/** It is decided; its writes and their commit are on their way. Both promises have to be heard. */
export type SentBatch = {
  /** In the order of the requests; null where no auction was. Good for nothing before the commit. */
  readonly outcomes: readonly (Outcome | null)[]
  /** The database has taken every write and goes on to the commit. */
  readonly written: Promise<void>
  /** Announced as well. */
  readonly committed: Promise<void>
}

/**
 * One transaction for a batch, by itself: lock the rows in id order, read the clock after the locks,
 * decide, write once per table, commit.
 */
export async function runBatch(
  services: BatchServices,
  requests: readonly Request[],
): Promise<readonly (Outcome | null)[]> {
  await services.outages.ready()
  const client = await services.pool.connect()
  try {
    const { outcomes, written, committed } = await decideBatch(
      services,
      beginBatch(services, client, requests),
    )
    await awaitAll([written, committed])
    client.release()
    return outcomes
  } catch (error) {
    await rollbackAndRelease(client)
    throw error
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
): Promise<SentBatch> {
  const { states, loaded } = await loading
  if (!services.outages.isReady()) throw new ClockGapError()
  refuseEndsOutOfTurn(requests, states, loaded.now)
  const decider = new BatchDecider(states, loaded, services.secretsKey)
  const outcomes = requests.map((request) =>
    isDueRequest(request) ? decider.runDue(request.auctionId) : decider.run(request),
  )
  const writes = decider.writes()
  // Before the commit, for the batch behind: should it fail, no row will ever name this revision.
  for (const { after, revision } of writes.auctions) services.stateCache.remember(after, revision)
  const { written, committed } = writeAndCommit(client, services, { requests, outcomes, writes })
  const changedIds = writes.auctions.map(({ after }) => after.auctionId)
  return {
    outcomes,
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
  readonly outcomes: readonly (Outcome | null)[]
  readonly writes: BatchWrites
}

/**
 * Writes and commit travel together; a write that failed turns the commit into a rollback and is
 * thrown. What other areas write has to wait for its own reads, so then the commit comes apart.
 */
function writeAndCommit(
  client: DatabaseClient,
  services: BatchServices,
  { requests, outcomes, writes }: Decided,
): Pick<SentBatch, 'written' | 'committed'> {
  const hasInTransaction = requests.some(
    (request) => !isDueRequest(request) && request.inTransaction,
  )
  if (!hasInTransaction && !services.isReacting(writes)) {
    return pipeline(client, () => {
      const written = writeBatch(client, writes, services.secretsKey)
      return { written, committed: afterBoth(written, client.query('commit')) }
    })
  }
  const written = writeBatch(client, writes, services.secretsKey).then(async () => {
    await services.react(client, writes)
    await runInTransaction(client, requests, outcomes)
  })
  return { written, committed: written.then(() => afterBoth(client.query('commit'))) }
}

async function afterBoth(...steps: readonly Promise<unknown>[]): Promise<void> {
  await awaitAll(steps)
}

async function runInTransaction(
  client: DatabaseClient,
  requests: readonly Request[],
  outcomes: readonly (Outcome | null)[],
): Promise<void> {
  for (const [index, request] of requests.entries()) {
    const outcome = outcomes[index]
    if (!outcome || isDueRequest(request) || !request.inTransaction) continue
    const { decision } = outcome
    // A repeat has had its effect.
    if (decision.isAccepted && !decision.isRepeat) await request.inTransaction(client, outcome)
  }
}
