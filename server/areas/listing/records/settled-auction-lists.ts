import type { ComparableClass } from '#domain/pricing/odds/comparable-vehicles.ts'
import { defaultOddsSettings } from '#domain/pricing/odds/odds-settings.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** No more than these count; the oldest first, because they entered first. */
const mostAuctions = 500

/**
 * What the settled auctions of a class reached, 0 where nobody bid, in the order of their ends. Of each ad
 * its last settled round counts. The asking owner's own auctions are left out: their prices are known to
 * them, and would leave those of a few others.
 */
export async function listReachedPrices(
  db: Queryable,
  query: { readonly compared: ComparableClass; readonly ownerCustomerId: number | null },
): Promise<number[]> {
  const { compared, ownerCustomerId } = query
  const { rows } = await db.query<{ reachedEur: number }>({
    name: 'reached-prices',
    text: `select coalesce(s.current_bid_eur, 0) as "reachedEur"
           from catalog_ads c
           join lateral (
             select a.auction_id, a.ends_at, a.current_bid_eur, a.owner_customer_id from auctions a
             where a.listing_id = c.listing_id and a.status in
               ('sold', 'failed', 'failed_na', 'acpt_late_offer', 'recd_late_offer', 'declined_late_offer')
             order by a.round desc limit 1) s on true
           where c.kind = $1 and c.body_type = $2
             and c.first_registration_year between $3 and $4
             and c.length_mm between $5 and $6
             and ($7::int is null or c.mileage_km between $7 and $8)
             and s.ends_at >= (select date_trunc('quarter', market_now(), 'Europe/Berlin'))
               - make_interval(months => $9)
             and s.owner_customer_id is distinct from $10
           order by s.ends_at, s.auction_id limit ${mostAuctions}`,
    values: [
      ...[compared.kind, compared.bodyType],
      ...[compared.yearFrom, compared.yearTo],
      ...[compared.lengthFromMm, compared.lengthToMm],
      ...[compared.mileageFromKm, compared.mileageToKm],
      ...[defaultOddsSettings.quartersBack * 3, ownerCustomerId],
    ],
  })
  return rows.map(({ reachedEur }) => reachedEur)
}
