import type { AuctionState } from '#domain/auction/state.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { listMarketPeople } from '../account/list-market-people.ts'
import { openState } from './auction-store.ts'
import { BatchDecider, keyName, type LoadedFacts } from './decide-batch.ts'
import {
  type DueRequest,
  isDueRequest,
  type MarketRequest,
  type Outcome,
} from './market-request.ts'
import { type BatchWrites, writeBatch } from './write-batch.ts'

export type BatchServices = {
  readonly pool: DatabasePool
  readonly secretsKey: Buffer
  readonly termsValidFrom: Date
  /** What other areas write in the same transaction, for example the order of a sale. */
  readonly react: (client: DatabaseClient, writes: BatchWrites) => Promise<void>
  /** Told after the commit which auctions changed; must not throw. */
  readonly announce: (auctionIds: readonly number[]) => void
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
  const { outcomes, changedIds } = await transaction(services.pool, async (client) => {
    const states = await lockAuctions(client, requests, services.secretsKey)
    const loaded = await loadFacts(client, { requests, states, services })
    const decider = new BatchDecider(states, loaded, services.secretsKey)
    const decided = requests.map((request) =>
      isDueRequest(request) ? decider.runDue(request.auctionId) : decider.run(request),
    )
    const writes = decider.writes()
    await writeBatch(client, writes, services.secretsKey)
    await services.react(client, writes)
    await runAlongside(client, requests, decided)
    return { outcomes: decided, changedIds: writes.auctions.map(({ after }) => after.auctionId) }
  })
  if (changedIds.length > 0) services.announce(changedIds)
  return outcomes
}

async function lockAuctions(
  client: DatabaseClient,
  requests: readonly Request[],
  key: Buffer,
): Promise<AuctionState[]> {
  const ids = [...new Set(requests.map(({ auctionId }) => auctionId))]
  const { rows } = await client.query({
    name: 'batch-lock',
    text: `select state, secrets from auctions where auction_id = any($1::bigint[])
           order by auction_id for update`,
    values: [ids],
  })
  return rows.map((row) => openState(row, key))
}

async function loadFacts(
  client: DatabaseClient,
  batch: {
    readonly requests: readonly Request[]
    readonly states: readonly AuctionState[]
    readonly services: BatchServices
  },
): Promise<LoadedFacts> {
  const commands = batch.requests.filter(
    (request): request is MarketRequest => !isDueRequest(request),
  )
  // A statement of its own: read together with the lock it could be older than the lock.
  const clock = await client.query({ name: 'market-now', text: 'select market_now() as now' })
  const now: Date = clock.rows[0].now
  const people = await listMarketPeople(client, {
    customerIds: [
      ...commands.flatMap(({ actor }) => ('customerId' in actor ? actor.customerId : [])),
      ...batch.states.map((state) => state.ownerCustomerId),
    ],
    termsValidFrom: batch.services.termsValidFrom,
    now,
  })
  return {
    now: now.getTime(),
    viewerOf: (actor, state) =>
      actor.kind === 'customer' || actor.kind === 'merchant'
        ? people.viewerOf(actor.customerId, state.ownerCustomerId)
        : actor.kind === 'operator'
          ? actor
          : { kind: 'visitor' },
    knownKeys: await listKnownKeys(client, commands),
  }
}

async function listKnownKeys(
  client: DatabaseClient,
  commands: readonly MarketRequest[],
): Promise<Map<string, Buffer>> {
  const keyed = commands.filter(({ idempotencyKey }) => idempotencyKey !== null)
  if (keyed.length === 0) return new Map()
  const { rows } = await client.query({
    name: 'batch-known-keys',
    text: `select k.auction_id, k.customer_id, k.idempotency_key, k.fingerprint
           from unnest($1::bigint[], $2::bigint[], $3::text[]) as n(auction_id, customer_id, key)
           join market_keys k on k.auction_id = n.auction_id and k.customer_id = n.customer_id
             and k.idempotency_key = n.key`,
    values: [
      keyed.map(({ auctionId }) => auctionId),
      keyed.map(({ actor }) => ('customerId' in actor ? actor.customerId : 0)),
      keyed.map(({ idempotencyKey }) => idempotencyKey),
    ],
  })
  return new Map(
    rows.map((row) => [
      keyName({
        auctionId: row.auction_id,
        actor: { kind: 'customer', customerId: row.customer_id },
        idempotencyKey: row.idempotency_key,
      }),
      row.fingerprint,
    ]),
  )
}

async function runAlongside(
  client: DatabaseClient,
  requests: readonly Request[],
  outcomes: readonly (Outcome | null)[],
): Promise<void> {
  for (const [index, request] of requests.entries()) {
    const outcome = outcomes[index]
    if (!outcome || isDueRequest(request) || !request.alongside) continue
    if (outcome.decision.isAccepted) await request.alongside(client, outcome)
  }
}
