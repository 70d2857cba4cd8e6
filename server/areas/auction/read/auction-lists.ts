import type { FollowUp } from '#domain/auction/core/auction-outcomes.ts'
import type { Light } from '#domain/auction/core/events.ts'
import type { AuctionState, AuctionStatus } from '#domain/auction/core/state.ts'
import { bigints } from '../../../platform/database/array-parameters.ts'
import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'
import { totalOfList } from '../../../platform/http/total-of-list.ts'

/** Which auctions belong on a list; their states are loaded by id afterwards. */

export type IdPage = { readonly ids: readonly number[]; readonly total: number }

/** Market time in milliseconds: the database's clock plus the demo offset. */
export async function findMarketNow(db: Queryable): Promise<number> {
  const statement = { name: 'market-now', text: 'select market_now() as now' }
  return onlyRow(await db.query<{ now: Date }>(statement)).now.getTime()
}

/**
 * Archived bids that a later round of the ad carries, by the round that they were bid in (rules 6).
 * Rounds that were not handed on, or without such a bid, are not asked for.
 */
export async function listCarriedBids(
  db: Queryable,
  states: readonly AuctionState[],
): Promise<ReadonlyMap<number, FollowUp>> {
  const handedOn = states.filter((state) => state.hasNextRound && state.followUp !== null)
  if (handedOn.length === 0) return new Map()
  const { rows } = await db.query<{ listing_id: number; follow_up: FollowUp | null }>(
    `select distinct on (listing_id) listing_id, state -> 'followUp' as follow_up
     from auctions where listing_id = any($1::bigint[]) order by listing_id, round desc`,
    [handedOn.map(({ entityId }) => entityId)],
  )
  const byListing = new Map(rows.map((row) => [row.listing_id, row.follow_up]))
  return new Map(
    handedOn.flatMap(({ auctionId, entityId }) => {
      const carried = byListing.get(entityId)
      return carried ? [[auctionId, carried] as const] : []
    }),
  )
}

/** Listings whose newest auction has one of the statuses: what runs first, then the latest ends. */
export async function listListingIdsByStatus(
  db: Queryable,
  query: {
    readonly statuses: readonly string[] | null
    /** Null means any listing. */
    readonly listingIds: readonly number[] | null
    readonly limit: number
    readonly offset: number
  },
): Promise<IdPage> {
  const { rows } = await db.query<{ listing_id: number; total: number }>(
    `select listing_id, count(*) over ()::int as total from auctions a
     where ($1::text[] is null or status = any($1::text[]))
       and ($4::bigint[] is null or listing_id = any($4::bigint[]))
       and round = (select max(round) from auctions n where n.listing_id = a.listing_id)
     order by status in ('running', 'hotbidding') desc,
       case when status in ('running', 'hotbidding') then ends_at end,
       status = 'published' desc, case when status = 'published' then ends_at end,
       ends_at desc nulls last, auction_id desc limit $2 offset $3`,
    [query.statuses, query.limit, query.offset, query.listingIds],
  )
  const total = await totalOfList(rows, query, (first) => listListingIdsByStatus(db, first))
  return { ids: rows.map((row) => row.listing_id), total }
}

type NextDue = {
  readonly auctionId: number
  readonly entityId: number
  readonly status: AuctionStatus
  readonly dueAt: Date
}

/** What the market's clock acts on next. */
export async function findNextDue(db: Queryable): Promise<NextDue | undefined> {
  const { rows } = await db.query<NextDue>(
    `select auction_id as "auctionId", listing_id as "entityId", status, due_at as "dueAt"
     from auctions where due_at is not null order by due_at, auction_id limit 1`,
  )
  return rows[0]
}

/** Newest rounds only, so that the counts add up to what the list shows. */
export async function countByStatus(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from auctions a
     where round = (select max(round) from auctions n where n.listing_id = a.listing_id)
     group by status`,
  )
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

/** Bids by hour of day in Berlin over the last 24 hours and the 24 before them. */
export async function countBidsPerHour(
  db: Queryable,
): Promise<{ today: number[]; yesterday: number[] }> {
  const { rows } = await db.query<{ hour: number; is_today: boolean; bids: number }>(
    `select extract(hour from occurred_at at time zone 'Europe/Berlin')::int as hour,
       occurred_at > market_now() - interval '24 hours' as is_today, count(*)::int as bids
     from auction_events
     where kind = 'bid_placed' and occurred_at > market_now() - interval '48 hours'
     group by 1, 2`,
  )
  const hours = (isToday: boolean) =>
    Array.from({ length: 24 }, (_, hour) => {
      return rows.find((row) => row.hour === hour && row.is_today === isToday)?.bids ?? 0
    })
  return { today: hours(true), yesterday: hours(false) }
}

/** The ads to which these auctions belong. */
export async function listListingIdsOf(
  db: Queryable,
  auctionIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query<{ listing_id: number }>({
    name: 'listings-of-auctions',
    text: `select distinct listing_id from auctions where auction_id = any($1::bigint[])`,
    values: [auctionIds],
  })
  return rows.map((row) => row.listing_id)
}

/** What the catalog shows of an auction: no secret, no bidder, and no more than its columns. */
export type AuctionInBrief = Pick<AuctionState, 'auctionId' | 'entityId' | 'status'> & {
  readonly startPriceEur: number | null
  readonly buyNowPriceEur: number | null
  readonly currentBidEur: number | null
  /** Of a running auction. */
  readonly light: Light | null
  readonly publishedAt: number | null
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** Of a round `n`; a price from before its first bid is no bid. */
export const currentBid = 'case when n.leader_merchant_id is not null then n.current_bid_eur end'

/** Of a round `n`. The light moves with the bids alone, and each says which it left (rules 4). */
export const light = `case when n.status not in ('running', 'hotbidding') then null
    when n.leader_merchant_id is null then 'none'
    else (select e.event ->> 'light' from auction_events e
      where e.auction_id = n.auction_id and e.kind in ('bid_placed', 'bids_voided')
      order by e.version desc limit 1) end`

const columnsInBrief = `n.auction_id as "auctionId", n.listing_id as "entityId", n.status,
  n.start_price_eur as "startPriceEur", n.buy_now_price_eur as "buyNowPriceEur",
  ${currentBid} as "currentBidEur", ${light} as "light",
  (extract(epoch from n.starts_at) * 1000)::bigint as "startsAt",
  (extract(epoch from n.ends_at) * 1000)::bigint as "endsAt"`

/** An ad, and the round of it whose release is known. */
export type KnownRelease = {
  readonly entityId: number
  readonly auctionId: number | null
  readonly publishedAt: Date | null
}

/**
 * The newest round of each ad. The release of one that is known is not read again: it lies in the
 * state, and never changes.
 */
export async function listNewestInBrief(
  db: Queryable,
  ads: readonly KnownRelease[],
): Promise<AuctionInBrief[]> {
  const { rows } = await db.query<AuctionInBrief>({
    name: 'newest-in-brief',
    text: `select ${columnsInBrief},
             case when n.auction_id = ad.released_id then ad.published_at_ms
               else (n.state->'clock'->>'approvedAt')::bigint end as "publishedAt"
           from unnest($1::bigint[], $2::bigint[], $3::bigint[])
             as ad(listing_id, released_id, published_at_ms)
             -- By its index for each, however many there are: the limit keeps the planner from a join.
             cross join lateral (select * from auctions r where r.listing_id = ad.listing_id
               order by round desc limit 1) n`,
    values: [
      bigints(ads.map(({ entityId }) => entityId)),
      bigints(ads.map(({ auctionId, publishedAt }) => (publishedAt === null ? null : auctionId))),
      bigints(ads.map(({ publishedAt }) => publishedAt?.getTime() ?? null)),
    ],
  })
  return rows
}

/** Auctions that still take bids and in which a dealer has a part: all, or those of one owner. */
export async function listAuctionIdsOfMerchant(
  db: Queryable,
  part: { readonly merchantId: number; readonly ownerCustomerId?: number },
): Promise<number[]> {
  const { rows } = await db.query<{ auction_id: number }>(
    `select auction_id from auction_bidders join auctions using (auction_id)
     where merchant_id = $1 and status in ('running', 'hotbidding')
       and ($2::bigint is null or owner_customer_id = $2)`,
    [part.merchantId, part.ownerCustomerId ?? null],
  )
  return rows.map((row) => row.auction_id)
}
