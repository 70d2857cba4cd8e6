import { comparableSales } from '#domain/pricing/suggested-start-price.ts'
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
