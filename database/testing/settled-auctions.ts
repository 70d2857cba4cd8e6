import type { ComparableClass, ComparedVehicle } from '#domain/pricing/odds/comparable-vehicles.ts'
import { listSettledOfClass } from '#server/areas/listing/records/settled-auction-lists.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { addCustomer, addRunningAuction, executorOn } from './market-of-test.ts'

/** Settled auctions by the hundred thousand, for whoever measures what they are asked. */

/** Copies of one auction that the market's own commands have made. */
export async function addSettledAuctions(
  { pool, batchPool }: { readonly pool: DatabasePool; readonly batchPool: DatabasePool },
  vehicles: readonly ComparedVehicle[],
): Promise<void> {
  const ownerCustomerId = await addCustomer(pool, 'owner')
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000, ownerCustomerId }
  const model = await addRunningAuction(pool, executorOn(batchPool), prices)
  const ads = vehicles.map((vehicle, index) => ({ index, ...vehicle }))
  for (let from = 0; from < ads.length; from += 5000) {
    await pool.query(
      `with ads as (select * from json_to_recordset($1) as a(index int, "bodyType" text,
           "firstRegistrationYear" int, "lengthMm" int, "mileageKm" int)),
         added as (insert into listings (listing_id, customer_id, product_type, vehicle_values)
           select 2000000 + index, $2, 'motorhome', '{}' from ads),
         settled as (insert into auctions (auction_id, listing_id, owner_customer_id, status, starts_at,
             ends_at, current_bid_eur, state, settings, secrets)
           select 2000000 + index, 2000000 + index, $2, 'sold', m.starts_at,
             m.ends_at - make_interval(mins => index % 900000), 20000 + index * 7 % 30000, m.state,
             m.settings, m.secrets
           from ads, auctions m where m.auction_id = $3)
       insert into catalog_ads (listing_id, form, kind, make, make_name, model, body_type,
         first_registration_year, mileage_km, length_mm, country, is_private_auction, is_vat_reportable,
         updated_at)
       select 2000000 + index, 1, 'motorhome', 'knaus', 'Knaus', 'Sky', "bodyType",
         "firstRegistrationYear", "mileageKm", "lengthMm", 'DE', false, false, now() from ads`,
      [JSON.stringify(ads.slice(from, from + 5000)), ownerCustomerId, model],
    )
  }
  await pool.query('vacuum analyze')
}

/** As the owner of none of them. */
export async function askReachedPrices(
  pool: DatabasePool,
  compared: ComparableClass,
): Promise<number[]> {
  const settled = await listSettledOfClass(pool, { compared, ownerCustomerId: null })
  return settled.map(({ reachedEur }) => reachedEur)
}
