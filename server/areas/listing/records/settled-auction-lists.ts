import type { ComparableClass } from '#domain/pricing/odds/comparable-vehicles.ts'
import { defaultOddsSettings } from '#domain/pricing/odds/odds-settings.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** No more than these count; the oldest first, because they entered first. */
const mostAuctions = 500

/** An auction that is over, with its vehicle as its ad describes it. */
export type SettledOfClass = {
  readonly auctionId: number
  /** 0 where nobody bid. */
  readonly reachedEur: number
  readonly endsAt: Date
  readonly values: VehicleValues
}

/**
 * The settled auctions of a class in the order of their ends. Of each ad its last settled round counts. The asking
 * owner's own auctions are left out: their prices are known to them, and would leave those of a few others.
 */
export async function listSettledOfClass(
  db: Queryable,
  query: { readonly compared: ComparableClass; readonly ownerCustomerId: number | null },
): Promise<SettledOfClass[]> {
  const { compared, ownerCustomerId } = query
  const { rows } = await db.query<SettledOfClass>({
    name: 'settled-of-class',
    text: `select s.auction_id as "auctionId", coalesce(s.current_bid_eur, 0) as "reachedEur",
             s.ends_at as "endsAt", l.vehicle_values as values
           from catalog_ads c
           join listings l using (listing_id)
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
  return rows
}

export type LastBidOfDealer = {
  readonly auctionId: number
  readonly merchantId: number
  readonly bidEur: number
}

/** What each dealer bid at last in each of these auctions; who was barred from one is left out. */
export async function listLastBidsOf(
  db: Queryable,
  auctionIds: readonly number[],
): Promise<LastBidOfDealer[]> {
  const { rows } = await db.query<LastBidOfDealer>({
    name: 'last-bids-of-auctions',
    text: `select auction_id as "auctionId", merchant_id as "merchantId", standing_bid_eur as "bidEur"
           from auction_bidders
           where auction_id = any($1) and standing_bid_eur is not null and not is_barred`,
    values: [auctionIds],
  })
  return rows
}

export type PaceOfQuarter = {
  /** `2026-Q3`. */
  readonly quarter: string
  readonly kind: VehicleKind
  readonly soldTenths: number
  readonly medianDays: number
}

/**
 * Of the quarters that are over, how many of ten auctions sold, and the days from an ad's submission to the end of its
 * auction; nothing of fewer than ten auctions (rules 1).
 */
export async function listPaceOfQuarters(db: Queryable): Promise<PaceOfQuarter[]> {
  const { rows } = await db.query<PaceOfQuarter>(
    `select to_char(quarter at time zone 'Europe/Berlin', 'YYYY"-Q"Q') as quarter, kind,
       round(10.0 * count(*) filter (where status = 'sold') / count(*))::int as "soldTenths",
       percentile_disc(0.5) within group (order by days)::int as "medianDays"
     from (
       select date_trunc('quarter', a.ends_at, 'Europe/Berlin') as quarter, l.product_type as kind,
         a.status, ceil(extract(epoch from a.ends_at - l.submitted_at) / 86400) as days
       from auctions a join listings l using (listing_id)
       where l.submitted_at is not null and a.status in
         ('sold', 'failed', 'failed_na', 'acpt_late_offer', 'recd_late_offer', 'declined_late_offer')
         and a.ends_at < date_trunc('quarter', market_now(), 'Europe/Berlin')) as ended
     group by quarter, kind having count(*) >= $1 order by quarter desc, kind limit 16`,
    [leastAuctionsShown],
  )
  return rows
}

const leastAuctionsShown = 10
