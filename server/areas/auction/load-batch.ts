import type { AuctionState } from '#domain/auction/state.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { listMarketPeople } from '../account/list-market-people.ts'
import { openState } from './auction-store.ts'
import { keyName, type LoadedFacts } from './decide-batch.ts'
import { listBiddingLogs } from './list-bidding-logs.ts'
import { type DueRequest, isDueRequest, type MarketRequest } from './market-request.ts'

/**
 * Begins the transaction of a batch and loads what its rules need, all in one round trip: the
 * statements are sent together and run one after the other, so that clock, people and keys are read
 * after the locks are held and never before.
 */
export async function loadBatch(
  client: DatabaseClient,
  batch: {
    readonly requests: readonly (MarketRequest | DueRequest)[]
    readonly secretsKey: Buffer
    readonly termsValidFrom: Date
  },
): Promise<{ readonly states: readonly AuctionState[]; readonly loaded: LoadedFacts }> {
  const auctionIds = [...new Set(batch.requests.map(({ auctionId }) => auctionId))]
  const commands = batch.requests.filter(
    (request): request is MarketRequest => !isDueRequest(request),
  )
  const [, states, clock, people, knownKeys, biddingLogs] = await Promise.all([
    client.query('begin'),
    lockAuctions(client, auctionIds, batch.secretsKey),
    client.query({ name: 'market-now', text: 'select market_now() as now' }),
    listMarketPeople(client, {
      customerIds: commands.flatMap(({ actor }) => ('customerId' in actor ? actor.customerId : [])),
      auctionIds,
      termsValidFrom: batch.termsValidFrom,
      now: new Date(),
    }),
    listKnownKeys(client, commands),
    listBiddingLogs(client, batch.requests, batch.secretsKey),
  ])
  const loaded: LoadedFacts = {
    now: clock.rows[0].now.getTime(),
    viewerOf: (actor, state) =>
      actor.kind === 'customer' || actor.kind === 'merchant'
        ? people.viewerOf(actor.customerId, state.ownerCustomerId)
        : actor.kind === 'operator'
          ? actor
          : { kind: 'visitor' },
    knownKeys,
    biddingLogs,
  }
  return { states, loaded }
}

async function lockAuctions(
  client: DatabaseClient,
  auctionIds: readonly number[],
  key: Buffer,
): Promise<AuctionState[]> {
  const { rows } = await client.query({
    name: 'batch-lock',
    text: `select state, secrets from auctions where auction_id = any($1::bigint[])
           order by auction_id for update`,
    values: [auctionIds],
  })
  return rows.map((row) => openState(row, key))
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
