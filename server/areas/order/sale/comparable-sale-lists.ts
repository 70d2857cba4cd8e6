import { comparableSales } from '#domain/pricing/suggested-start-price.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/**
 * What vehicles of the same kind and make, registered within the same years, were sold for of late;
 * canceled sales and this very ad's left out (rules 4).
 */
export async function listComparableSales(db: Queryable, listingId: number): Promise<number[]> {
  const { rows } = await db.query<{ hammerPriceEur: number }>(
    `with this as (
       select listing_id, product_type, ${makeOf('listings')} as make, ${yearOf('listings')} as year
       from listings where listing_id = $1)
     select o.hammer_price_eur as "hammerPriceEur"
     from this join listings l on l.product_type = this.product_type
       and ${makeOf('l')} = this.make and abs(${yearOf('l')} - this.year) <= $2
     join orders o on o.listing_id = l.listing_id
     where o.status <> 'canceled' and l.listing_id <> this.listing_id
       and o.sold_at > (select market_now()) - make_interval(months => $3)
     order by o.sold_at desc limit 200`,
    [listingId, comparableSales.years, comparableSales.soldWithinMonths],
  )
  return rows.map(({ hammerPriceEur }) => hammerPriceEur)
}

function makeOf(table: string): string {
  return `coalesce(${table}.vehicle_values->>'make', ${table}.vehicle_values->>'trailer_make')`
}

function yearOf(table: string): string {
  return `(${table}.vehicle_values->>'first_registration_year')::int`
}

export type SettledSale = {
  readonly saleId: number
  readonly hammerEur: number
  readonly soldAt: Date
  readonly kind: VehicleKind
  readonly values: VehicleValues
}

/** All sales before an instant that were not canceled, in the order in which they were closed. */
export async function listSettledSales(db: Queryable, before: Date): Promise<SettledSale[]> {
  const { rows } = await db.query<SettledSale>(
    `select order_id as "saleId", hammer_price_eur as "hammerEur", sold_at as "soldAt",
       product_type as kind, vehicle_values as values
     from orders join listings using (listing_id)
     where status <> 'canceled' and sold_at < $1 order by sold_at, order_id`,
    [before],
  )
  return rows
}

/** Somebody's own sales, by their account or by the address of one. */
export async function listSaleIdsOf(
  db: Queryable,
  seller: { readonly customerId: number | null; readonly email: string | null },
): Promise<number[]> {
  const { rows } = await db.query<{ saleId: number }>(
    `select order_id as "saleId" from orders join customers on customer_id = seller_customer_id
     where customer_id = $1 or email = $2`,
    [seller.customerId, seller.email],
  )
  return rows.map(({ saleId }) => saleId)
}

/** The ads of sales, by the number of the sale. */
export async function listListingIdsOfSales(
  db: Queryable,
  saleIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ saleId: number; listingId: number }>(
    'select order_id as "saleId", listing_id as "listingId" from orders where order_id = any($1)',
    [saleIds],
  )
  return new Map(rows.map(({ saleId, listingId }) => [saleId, listingId]))
}

export type SaleOfAd = {
  readonly listingId: number
  readonly hammerEur: number
  readonly soldAt: Date
}

/** The last sale of each of these ads that was not canceled. */
export async function listSalesOfAds(
  db: Queryable,
  listingIds: readonly number[],
): Promise<SaleOfAd[]> {
  const { rows } = await db.query<SaleOfAd>(
    `select distinct on (listing_id) listing_id as "listingId", hammer_price_eur as "hammerEur",
       sold_at as "soldAt"
     from orders where listing_id = any($1) and status <> 'canceled'
     order by listing_id, sold_at desc`,
    [listingIds],
  )
  return rows
}
