import { claimedFigures, type MarketFigures } from '#domain/publishing/market-figures.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'

/** What texts say of the market, and the counts that it follows from. */

export async function loadMarketFigures(db: Queryable): Promise<MarketFigures> {
  const { rows } = await db.query<MarketFigures>(
    `select dealers_at_least as "dealersAtLeast", bidders_at_least as "biddersAtLeast"
     from market_figures`,
  )
  return rows[0] ?? claimedFigures
}

/** The same figures again write nothing, because a row written makes kept pages void. */
export async function saveMarketFigures(db: Queryable, figures: MarketFigures): Promise<void> {
  await db.query(
    `insert into market_figures (dealers_at_least, bidders_at_least) values ($1, $2)
     on conflict (is_only) do update
       set dealers_at_least = excluded.dealers_at_least, bidders_at_least = excluded.bidders_at_least
       where (market_figures.dealers_at_least, market_figures.bidders_at_least)
         <> (excluded.dealers_at_least, excluded.bidders_at_least)`,
    [figures.dealersAtLeast, figures.biddersAtLeast],
  )
}

/** Dealers as the directory has them, and how many of them have bid. */
export async function countDealersAndBidders(
  db: Queryable,
): Promise<{ dealers: number; bidders: number }> {
  const { rows } = await db.query<{ dealers: number; bidders: number }>(
    `select count(*)::int as dealers,
       (count(*) filter (where exists (
         select from auction_bidders b where b.merchant_id = m.merchant_id)))::int as bidders
     from merchants m join customers c using (customer_id)
     where m.admission = 'accepted' and m.blocked_at is null and c.deactivated_at is null`,
  )
  return rows[0] ?? { dealers: 0, bidders: 0 }
}
