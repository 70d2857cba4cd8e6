import type { AuctionState, Bidder } from '#domain/auction/core/state.ts'
import { bigints, texts, uuids } from '../../../platform/database/array-parameters.ts'
import { awaitAll } from '../../../platform/database/await-all.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { listMarketPeople, listMerchantsOfOwners, withOwnPeople } from '../../account/api.ts'
import { bidderColumns, openState, type StateRow } from '../auction-store.ts'
import { listBiddingLogs } from '../bidding-log-store.ts'
import { keyName, type LoadedFacts } from './decide-batch.ts'
import {
  type DueRequest,
  isDueRequest,
  type MarketRequest,
  needsBiddingLog,
  needsOwnersPeople,
} from './market-request.ts'
import type { CachedState, StateCache } from './state-cache.ts'

export type BatchLoading = {
  readonly secretsKey: Buffer
  readonly termsValidFrom: Date
  readonly stateCache: StateCache
}

/**
 * Begins the transaction of a batch and loads what its rules need, all in one round trip: the
 * statements are sent together and run one after the other, so that clock, people and keys are read
 * after the locks are held and never before.
 */
export async function loadBatch(
  client: DatabaseClient,
  batch: BatchLoading & { readonly requests: readonly (MarketRequest | DueRequest)[] },
): Promise<{ readonly states: readonly AuctionState[]; readonly loaded: LoadedFacts }> {
  const auctionIds = [...new Set(batch.requests.map(({ auctionId }) => auctionId))]
  const commands = batch.requests.filter(
    (request): request is MarketRequest => !isDueRequest(request),
  )
  const idsWithLog = batch.requests.filter(needsBiddingLog).map(({ auctionId }) => auctionId)
  const idsAnswered = batch.requests.filter(needsOwnersPeople).map(({ auctionId }) => auctionId)
  const [, states, { now, knownKeys }, people, biddingLogs, ownersPeople] = await awaitAll([
    client.query('begin'),
    lockAuctions(client, auctionIds, batch),
    readClockAndKeys(client, commands),
    listMarketPeople(client, {
      customerIds: commands.flatMap(({ actor }) => ('customerId' in actor ? actor.customerId : [])),
      personIds: commands.flatMap(({ personId }) => personId ?? []),
      auctionIds,
      termsValidFrom: batch.termsValidFrom,
      now: new Date(),
    }),
    listBiddingLogs(client, idsWithLog, batch.secretsKey),
    listMerchantsOfOwners(client, { auctionIds: idsAnswered }),
  ])
  const loaded: LoadedFacts = {
    now,
    viewerOf: ({ actor, personId }, state) =>
      actor.kind === 'customer' || actor.kind === 'merchant'
        ? withOwnPeople(
            people.viewerOf(actor.customerId, state.ownerCustomerId, personId),
            state.ownerCustomerId,
            ownersPeople,
          )
        : actor.kind === 'operator'
          ? actor
          : { kind: 'visitor' },
    knownKeys,
    biddingLogs,
  }
  return { states, loaded }
}

type LockedRow = { readonly auction_id: number; readonly revision: string } & (
  | StateRow
  | { readonly state: null }
)

/**
 * Locks the rows and reads whatever of them is not remembered. The bidders are read by a statement of
 * their own, because the first one sees other tables as they were before it had waited for the locks.
 */
async function lockAuctions(
  client: DatabaseClient,
  auctionIds: readonly number[],
  { secretsKey, stateCache }: BatchLoading,
): Promise<AuctionState[]> {
  // As they are remembered now: until the answer comes, others may be remembered in their place.
  const found = new Map(
    auctionIds.flatMap((auctionId) => {
      const one = stateCache.find(auctionId)
      return one ? [[auctionId, one]] : []
    }),
  )
  const known = [...found.values()].map(({ revision }) => revision)
  const locking = client.query<LockedRow>({
    name: 'batch-lock',
    text: `select auction_id, revision, case when not is_known then state end as state,
             case when not is_known then settings end as settings,
             case when not is_known then secrets end as secrets
           from (select *, revision = any($2::uuid[]) as is_known from auctions) a
           where auction_id = any($1::bigint[]) order by auction_id for update`,
    values: [bigints(auctionIds), uuids(known)],
  })
  // Sent along when a state is missing for sure; when another process wrote one, it is asked for after.
  const isMissing = known.length < auctionIds.length
  const [locked, sentAlong] = await awaitAll([
    locking,
    isMissing ? listBiddersOf(client, auctionIds, known) : null,
  ])
  const isRead = locked.rows.some(({ state }) => state !== null)
  const bidders = sentAlong ?? (isRead ? await listBiddersOf(client, auctionIds, known) : null)
  return locked.rows.map((row) => {
    if (row.state === null) return knownState(found, row)
    const state = openState({ ...row, bidders: bidders?.get(row.auction_id) ?? [] }, secretsKey)
    stateCache.remember(state, row.revision)
    return state
  })
}

/** The database leaves a state out only under one of the revisions it was asked with. */
function knownState(
  found: ReadonlyMap<number, CachedState>,
  row: Pick<LockedRow, 'auction_id' | 'revision'>,
): AuctionState {
  const cached = found.get(row.auction_id)
  if (cached?.revision !== row.revision) {
    throw new Error(`Auction ${row.auction_id} is not in the state cache`)
  }
  return cached.state
}

/** The bidders of those auctions whose revision is not known, in the order of their pseudonyms. */
async function listBiddersOf(
  client: DatabaseClient,
  auctionIds: readonly number[],
  knownRevisions: readonly string[],
): Promise<ReadonlyMap<number, Bidder[]>> {
  const { rows } = await client.query<Bidder & { readonly auctionId: number }>({
    name: 'batch-bidders-of',
    text: `select b.auction_id as "auctionId", ${bidderColumns}
           from auctions a join auction_bidders b using (auction_id)
           where a.auction_id = any($1::bigint[]) and not a.revision = any($2::uuid[])
           order by b.auction_id, b.pseudonym`,
    values: [bigints(auctionIds), uuids(knownRevisions)],
  })
  const bidders = new Map<number, Bidder[]>()
  for (const { auctionId, ...bidder } of rows) {
    const known = bidders.get(auctionId)
    if (known) known.push(bidder)
    else bidders.set(auctionId, [bidder])
  }
  return bidders
}

type KnownKey = {
  readonly auction_id: number
  readonly customer_id: number
  readonly idempotency_key: string
  readonly fingerprint: Buffer
}

type ClockAndKey = { readonly now: Date } & (KnownKey | { readonly fingerprint: null })

/** The market's time, and of these commands' keys those that were used before. */
async function readClockAndKeys(
  client: DatabaseClient,
  commands: readonly MarketRequest[],
): Promise<{ readonly now: number; readonly knownKeys: ReadonlyMap<string, Buffer> }> {
  const keyed = commands.filter(({ idempotencyKey }) => idempotencyKey !== null)
  const { rows } = await client.query<ClockAndKey>({
    name: 'batch-clock-and-keys',
    text: `select clock.now, k.*
           from (select market_now() as now) clock
           left join (
             unnest($1::bigint[], $2::bigint[], $3::text[]) as n(auction_id, customer_id, key)
             -- By its index for each, however many there are: the limit keeps the planner from a join.
             cross join lateral (
               select * from market_keys k where k.auction_id = n.auction_id
                 and k.customer_id = n.customer_id and k.idempotency_key = n.key limit 1) k) on true`,
    values: [
      bigints(keyed.map(({ auctionId }) => auctionId)),
      bigints(keyed.map(({ actor }) => ('customerId' in actor ? actor.customerId : 0))),
      texts(keyed.map(({ idempotencyKey }) => idempotencyKey)),
    ],
  })
  // One row at least, with nothing but the time when no key is known.
  const [first] = rows
  if (first === undefined) throw new Error('The clock has no row')
  const knownKeys = new Map<string, Buffer>()
  for (const row of rows) {
    if (row.fingerprint === null) continue
    const actor = { kind: 'customer', customerId: row.customer_id } as const
    const { auction_id: auctionId, idempotency_key: idempotencyKey } = row
    knownKeys.set(keyName({ auctionId, actor, idempotencyKey }), row.fingerprint)
  }
  return { now: first.now.getTime(), knownKeys }
}
