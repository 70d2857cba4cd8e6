import {
  buyersTurn,
  openRenegotiationStatus,
  secondBiddersTurn,
  statusesThat,
} from '#domain/auction/core/part-order.ts'
import { unlistedStatuses } from '#domain/auction/core/state.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { totalOfList } from '../../../platform/http/total-of-list.ts'

/** In which auctions a dealer has a part (rules 1), for the dealer's own list of them. */

export type PartPage = {
  /** Of each ad one round: the newest, or the one with the bid that the newest carries invisibly. */
  readonly auctions: readonly { readonly listingId: number; readonly auctionId: number }[]
  readonly total: number
}

/**
 * By a bid, a late offer, a purchase, or an archived bid that binds on (rules 6). Under review the round
 * that carries such a bid is not visible to the dealer, and the round it was bid in stands for it. In the order
 * of `part-order.ts`, of each the next to end first, but of what is over the latest.
 */
export async function listPartsOfMerchant(
  db: Queryable,
  query: { readonly merchantId: number; readonly limit: number; readonly offset: number },
): Promise<PartPage> {
  const { rows } = await db.query<{ listingId: number; auctionId: number; total: number }>(
    `with parts as (
       select auction_id from auction_bidders where merchant_id = $1
       union
       select auction_id from auction_events
       where kind in ('late_offer_made', 'auction_sold') and (event ->> 'merchantId')::bigint = $1
     ), newest as (
       select distinct on (listing_id) a.*, status = any($4::text[]) as is_unseen,
         coalesce((state -> 'followUp' ->> 'merchantId')::bigint = $1, false) as is_carrying
       from auctions a
       where listing_id in (select listing_id from auctions join parts using (auction_id))
       order by listing_id, round desc
     ), shown as (
       select listing_id, auction_id, status, ends_at, is_carrying,
         coalesce((state -> 'renegotiation' ->> 'merchantId')::bigint = $1
           and status = $5, false) as is_talking,
         coalesce(state -> 'renegotiation' ->> 'turn' = $6, false) as is_buyers_turn,
         coalesce((state -> 'secondChance' ->> 'merchantId')::bigint = $1
           and state -> 'secondChance' ->> 'turn' = $7, false) as is_asked,
         -- Another's offer in reserve shows as an end; a late one as nothing but late offers.
         coalesce((state -> 'reservation' ->> 'merchantId')::bigint = $1
           or state -> 'reservation' ->> 'lateOfferId' is not null, false) as is_reserved,
         -- An offer of somebody else that still waits after 14 days must not show by the place.
         exists (select from auction_events e
           where e.auction_id = newest.auction_id and kind = 'late_offers_closed')
         and not exists (select from json_array_elements(state -> 'lateOffers') offer
           where (offer ->> 'merchantId')::bigint = $1 and offer ->> 'status' = 'pending')
         as is_closed
       from newest
       where not is_unseen and (is_carrying or auction_id in (select auction_id from parts))
       union all
       select n.listing_id, b.auction_id, b.status, b.ends_at, true, false, false, false, false, false
       from newest n cross join lateral (
         select * from auctions join parts using (auction_id)
         where listing_id = n.listing_id and round < n.round order by round desc limit 1) b
       where is_unseen and is_carrying
     ), ranked as (
       select listing_id, auction_id, ends_at, case
           when is_asked or (is_talking and is_buyers_turn) then 0
           when status = any($8::text[]) then 1
           when is_closed then 3
           when is_talking or is_carrying or is_reserved or status = any($9::text[]) then 2
           else 3 end as rank
       from shown
     )
     select listing_id as "listingId", auction_id as "auctionId", count(*) over ()::int as total
     from ranked
     order by rank, case when rank < 3 then ends_at end, ends_at desc, auction_id
     limit $2 offset $3`,
    [
      query.merchantId,
      query.limit,
      query.offset,
      unlistedStatuses,
      openRenegotiationStatus,
      buyersTurn,
      secondBiddersTurn,
      statusesThat('runs'),
      statusesThat('waits'),
    ],
  )
  return {
    auctions: rows.map(({ listingId, auctionId }) => ({ listingId, auctionId })),
    total: await totalOfList(rows, query, (first) => listPartsOfMerchant(db, first)),
  }
}

/**
 * Of the auctions that take bids, those in which a dealer is among the bidders; and what waits for them: a lead that they lost
 * there, or their turn afterwards, which always has a deadline.
 */
export async function countParts(
  db: Queryable,
  merchantId: number,
): Promise<{ runningBids: number; tasks: number }> {
  const { rows } = await db.query<{ runningBids: number; tasks: number }>(
    `select (count(*) filter (where runs))::int as "runningBids",
       (count(*) filter (where case when runs
         then standing_bid_eur is not null and leader_merchant_id <> $1
         else ((state -> 'renegotiation' ->> 'merchantId')::bigint = $1 and status = $3
             and state -> 'renegotiation' ->> 'turn' = $4)
           or ((state -> 'secondChance' ->> 'merchantId')::bigint = $1
             and state -> 'secondChance' ->> 'turn' = $5)
         end))::int as tasks
     from auction_bidders join auctions using (auction_id)
       cross join lateral (select status = any($2::text[]) as runs) phase
     where merchant_id = $1 and due_at is not null`,
    [merchantId, statusesThat('runs'), openRenegotiationStatus, buyersTurn, secondBiddersTurn],
  )
  return rows[0] ?? { runningBids: 0, tasks: 0 }
}

/** The latest round of an ad, before another one, in which a dealer has bid. */
export async function findRoundBidIn(
  db: Queryable,
  part: { readonly entityId: number; readonly merchantId: number; readonly before: number },
): Promise<number | undefined> {
  const { rows } = await db.query<{ auction_id: number }>(
    `select auction_id from auctions join auction_bidders using (auction_id)
     where listing_id = $1 and merchant_id = $2 and round < $3 order by round desc limit 1`,
    [part.entityId, part.merchantId, part.before],
  )
  return rows[0]?.auction_id
}
