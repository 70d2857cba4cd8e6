import type { AuctionEvent } from '#domain/auction/core/events.ts'
import type { AuctionState, Bidder } from '#domain/auction/core/state.ts'
import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import type { DatabaseClient } from '../../platform/database/pool.ts'
import { onlyRow, type Queryable } from '../../platform/database/queryable.ts'
import { seal, unseal } from '../../platform/secrets/keys.ts'

/**
 * The only SQL for auctions outside the command executor's write. What stands under `secrets` is
 * sealed before it reaches the database and opened after it was read (rules 5).
 */

/** A row's parts of the state; the bidders stand in rows of their own. */
export type StateRow = {
  readonly state: object
  readonly settings: AuctionState['settings']
  readonly secrets: Buffer
}

/** A bidder as the state has them; `b` is their row. */
export const bidderColumns = `b.merchant_id as "merchantId", b.pseudonym,
  b.standing_bid_eur as "standingBidEur", b.standing_sequence as "standingSequence",
  (extract(epoch from b.standing_at) * 1000)::bigint as "standingAt",
  b.is_ask_me_then as "isAskMeThen", b.is_barred as "isBarred"`

/** One snapshot of a whole state, for whoever does not hold the row's lock; `a` is the auction. */
const stateColumns = `a.state, a.settings, a.secrets, coalesce((
  select json_agg(one) from (select ${bidderColumns} from auction_bidders b
    where b.auction_id = a.auction_id order by b.pseudonym) one), '[]') as bidders`

type StoredState = StateRow & { readonly bidders: readonly Bidder[] }

export function openState(row: StoredState, key: Buffer): AuctionState {
  const { state, settings, bidders } = row
  const secrets = JSON.parse(unseal(row.secrets, key))
  return { ...state, settings, bidders, secrets } as AuctionState // As `documentOf` has written it.
}

/** What a bid changes of the row's document: neither settings nor secrets nor bidders. */
export function documentOf(state: AuctionState): string {
  const { secrets: _sealed, settings: _settings, bidders: _bidders, ...document } = state
  return JSON.stringify(document)
}

export function sealedSecrets(state: AuctionState, key: Buffer): Buffer {
  return seal(JSON.stringify(state.secrets), key)
}

export async function findAuction(
  db: Queryable,
  auctionId: number,
  key: Buffer,
): Promise<AuctionState | undefined> {
  const [found] = await listAuctions(db, [auctionId], key)
  return found
}

/** The auctions that exist of the given ids, in no order. */
export async function listAuctions(
  db: Queryable,
  auctionIds: readonly number[],
  key: Buffer,
): Promise<AuctionState[]> {
  const { rows } = await db.query<StoredState>({
    name: 'auctions-by-id',
    text: `select ${stateColumns} from auctions a where auction_id = any($1::bigint[])`,
    values: [auctionIds],
  })
  return rows.map((row) => openState(row, key))
}

/** The newest round of each listing. */
export async function listNewestAuctions(
  db: Queryable,
  listingIds: readonly number[],
  key: Buffer,
): Promise<AuctionState[]> {
  const { rows } = await db.query<StoredState>({
    name: 'newest-auctions',
    text: `select ${stateColumns} from auctions a where listing_id = any($1::bigint[])
             and round = (select max(round) from auctions n where n.listing_id = a.listing_id)`,
    values: [listingIds],
  })
  return rows.map((row) => openState(row, key))
}

/** Read by a statement of its own: the locking one sees the auction as it was before it waited. */
export async function lockNewestAuction(
  client: DatabaseClient,
  listingId: number,
  key: Buffer,
): Promise<AuctionState | undefined> {
  await client.query(
    `select from auctions where auction_id =
       (select auction_id from auctions where listing_id = $1 order by round desc limit 1) for update`,
    [listingId],
  )
  const [newest] = await listNewestAuctions(client, [listingId], key)
  return newest
}

/** Every round of each listing, in no order. */
export async function listRounds(
  db: Queryable,
  listingIds: readonly number[],
  key: Buffer,
): Promise<AuctionState[]> {
  const { rows } = await db.query<StoredState>(
    `select ${stateColumns} from auctions a where listing_id = any($1::bigint[])`,
    [listingIds],
  )
  return rows.map((row) => openState(row, key))
}

/** Creates the row of a new round from a state without identity, and answers its id. */
export async function insertAuction(
  db: Queryable,
  build: (auctionId: number) => AuctionState,
  key: Buffer,
): Promise<number> {
  const { auctionId } = onlyRow(
    await db.query<{ auctionId: number }>(
      `select nextval(pg_get_serial_sequence('auctions', 'auction_id')) as "auctionId"`,
    ),
  )
  const state = build(auctionId)
  await db.query(
    `insert into auctions (auction_id, listing_id, round, owner_customer_id, status, state, settings, secrets)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      auctionId,
      state.entityId,
      state.round,
      state.ownerCustomerId,
      state.status,
      documentOf(state),
      state.settings,
      sealedSecrets(state, key),
    ],
  )
  return auctionId
}

/** The newest events of the given kinds, so many at most, oldest first: the bid history. */
export async function listEvents(
  db: Queryable,
  query: {
    readonly auctionId: number
    readonly kinds: readonly AuctionEvent['type'][]
    /** Null for all there are. */
    readonly newest: number | null
  },
): Promise<AuctionEvent[]> {
  const { rows } = await db.query<{ event: AuctionEvent }>({
    name: 'auction-events',
    text: `select event from auction_events
           where auction_id = $1 and kind = any($2::text[]) order by version desc limit $3`,
    values: [query.auctionId, query.kinds, query.newest],
  })
  return rows.map((row) => row.event).reverse()
}

/** The same of many auctions, by their ids, in one statement; an auction without any is left out. */
export async function listEventsOfAuctions(
  db: Queryable,
  query: {
    readonly auctionIds: readonly number[]
    readonly kinds: readonly AuctionEvent['type'][]
    /** Of each auction. */
    readonly newest: number
  },
): Promise<ReadonlyMap<number, readonly AuctionEvent[]>> {
  const { rows } = await db.query<{ auctionId: number; events: AuctionEvent[] }>({
    name: 'auction-events-of-many',
    text: `select wanted.auction_id as "auctionId", json_agg(newest.event order by newest.version) as events
           from unnest($1::bigint[]) as wanted (auction_id)
           cross join lateral (
             select event, version from auction_events
             where auction_id = wanted.auction_id and kind = any($2::text[])
             order by version desc limit $3
           ) newest
           group by wanted.auction_id`,
    values: [query.auctionIds, query.kinds, query.newest],
  })
  return new Map(rows.map(({ auctionId, events }) => [auctionId, events]))
}

export async function listJournal(db: Queryable, auctionId: number): Promise<JournalEntry[]> {
  const { rows } = await db.query<JournalEntry>(
    `select sequence, previous_hash as "previousHash", hash, kind, payload,
       (extract(epoch from entered_at) * 1000)::bigint as at
     from auction_journal where auction_id = $1 order by sequence`,
    [auctionId],
  )
  return rows
}
