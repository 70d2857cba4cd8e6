import { addCustomer, addRunningAuction, executorOn } from '#database/testing/market-of-test.ts'
import { generatedRows } from '#domain/catalog/testing/generated-rows.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import type { BenchDatabase } from '../support/bench-market.ts'

const adsAtOnce = 2000

/** Running auctions of generated ads: copies of one that the market's own commands have made. */
export async function addAds({ pool, batchPool }: BenchDatabase, count: number): Promise<void> {
  const ownerCustomerId = await addCustomer(pool, 'owner')
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000, ownerCustomerId }
  const model = await addRunningAuction(pool, executorOn(batchPool), prices)
  const rows = generatedRows(count, 1)
  for (let from = 0; from < count; from += adsAtOnce) {
    const ads = rows.slice(from, from + adsAtOnce).map((row) => ({
      listing_id: row.entityId + 1_000_000,
      auction_id: row.auctionId + 1_000_000,
      start_price_eur: row.startPriceEur ?? 5000,
      ends_minutes: row.entityId % 10_000,
      vehicle_values: {
        ...exampleMotorhome,
        ...{ make: row.make, model: row.model, body_type: row.bodyType, beds: String(row.beds) },
        ...{ first_registration_year: row.firstRegistrationYear, mileage: row.mileageKm ?? 1 },
        ...{ length: row.lengthMm, licensed_weight: row.licensedWeightKg },
        location_country: row.country,
        location_zip: String(10_000 + ((row.entityId * 7919) % 90_000)),
      },
    }))
    await pool.query(
      `with ads as (select * from json_to_recordset($1) as a(listing_id bigint, auction_id bigint,
           start_price_eur int, ends_minutes int, vehicle_values jsonb)),
         added as (insert into listings (listing_id, customer_id, product_type, vehicle_values, damages,
             gallery, review, version, submitted_at)
           select a.listing_id, l.customer_id, 'motorhome', a.vehicle_values, l.damages,
             (select jsonb_agg(jsonb_build_object('value', md5(a.listing_id::text || n), 'position', n))
               from generate_series(0, 19) n), l.review, 1, now()
           from ads a, listings l join auctions m using (listing_id) where m.auction_id = $2
           returning listing_id)
       insert into auctions (auction_id, listing_id, owner_customer_id, status, starts_at, ends_at,
         start_price_eur, bid_count, version, state, settings, secrets)
       select a.auction_id, a.listing_id, m.owner_customer_id, m.status, m.starts_at,
         m.ends_at + a.ends_minutes * interval '1 minute', a.start_price_eur, 0, m.version,
         (m.state::jsonb || jsonb_build_object('auctionId', a.auction_id, 'entityId', a.listing_id,
           'startPriceEur', a.start_price_eur))::json, m.settings, m.secrets
       from ads a, auctions m where m.auction_id = $2`,
      [JSON.stringify(ads), model],
    )
  }
  await pool.query('analyze')
}
