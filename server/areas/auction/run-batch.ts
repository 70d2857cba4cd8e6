import { allAnswers } from '../../platform/database/all-answers.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import { BatchDecider } from './decide-batch.ts'
import { refuseEndsOutOfTurn } from './ends-first.ts'
import { type BatchLoading, loadBatch } from './load-batch.ts'
import {
  type DueRequest,
  isDueRequest,
  type MarketRequest,
  type Outcome,
} from './market-request.ts'
import type { OutageWatch } from './outage-watch.ts'
import { type BatchWrites, writeBatch } from './write-batch.ts'

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
export class MarketSlept extends Error {
  override readonly name = 'MarketSlept'
}

type Request = MarketRequest | DueRequest

/**
 * One transaction for a batch: lock the rows in id order, read the clock after the locks, decide,
 * write once per table, commit. Answers in the order of the requests; null where no auction was.
 */
export async function runBatch(
  services: BatchServices,
  requests: readonly Request[],
): Promise<(Outcome | null)[]> {
  await services.outages.ready()
  const client = await services.pool.connect()
  let broken: Error | undefined
  try {
    const { states, loaded } = await loadBatch(client, { requests, ...services })
    if (!services.outages.isReady()) throw new MarketSlept()
    refuseEndsOutOfTurn(requests, states, loaded.now)
    const decider = new BatchDecider(states, loaded, services.secretsKey)
    const outcomes = requests.map((request) =>
      isDueRequest(request) ? decider.runDue(request.auctionId) : decider.run(request),
    )
    const writes = decider.writes()
    await writeAndCommit(client, services, { requests, outcomes, writes })
    for (const { after, revision } of writes.auctions) services.remembered.remember(after, revision)
    const changedIds = writes.auctions.map(({ after }) => after.auctionId)
    if (changedIds.length > 0) services.announce(changedIds)
    return outcomes
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.release(broken)
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
async function writeAndCommit(
  client: DatabaseClient,
  services: BatchServices,
  { requests, outcomes, writes }: Decided,
): Promise<void> {
  const written = writeBatch(client, writes, services.secretsKey)
  const hasAlongside = requests.some((request) => !isDueRequest(request) && request.alongside)
  if (!hasAlongside && !services.isReacting(writes)) {
    await allAnswers([written, client.query('commit')])
    return
  }
  await written
  await services.react(client, writes)
  await runAlongside(client, requests, outcomes)
  await client.query('commit')
}

async function runAlongside(
  client: DatabaseClient,
  requests: readonly Request[],
  outcomes: readonly (Outcome | null)[],
): Promise<void> {
  for (const [index, request] of requests.entries()) {
    const outcome = outcomes[index]
    if (!outcome || isDueRequest(request) || !request.alongside) continue
    const { decision } = outcome
    // A repeat has had its effect.
    if (decision.isAccepted && !decision.isRepeat) await request.alongside(client, outcome)
  }
}
