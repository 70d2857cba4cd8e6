import type { VehicleValues } from '#domain/vehicle/values.ts'
import { writeCatalogAds } from '#server/areas/listing/records/catalog-ad-store.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { findPlace } from '#server/platform/embedded-postgres/place.ts'
import { connectionOf } from '#server/platform/embedded-postgres/start.ts'

/** So many are enough for "like most". */
const count = 20

/** Motorhomes of one model that others have submitted, all with the same answers. */
export async function addAdsOfModel(dataDir: string, values: VehicleValues): Promise<void> {
  const pool = createPool(connectionOf(findPlace(dataDir)), { size: 1 })
  await transaction(pool, async (client) => {
    const { rows } = await client.query<{ listing_id: number }>(
      `insert into listings (customer_id, product_type, vehicle_values, submitted_at)
       select (select min(customer_id) from customers), 'motorhome', $1, now()
       from generate_series(1, $2) returning listing_id`,
      [JSON.stringify({ product_type: 'motorhome', ...values }), count],
    )
    await writeCatalogAds(
      client,
      rows.map(({ listing_id }) => listing_id),
    )
  })
  await pool.end()
}
