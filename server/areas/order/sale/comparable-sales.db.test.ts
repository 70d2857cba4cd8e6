import { expect, test } from 'vitest'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { documentServices, sellVehicle } from '../testing/orders-of-test.ts'
import { listComparableSales } from './comparable-sale-lists.ts'

const { pool } = await testDatabase()
const ownerId = await addCustomer(pool, 'owner')

async function addListing(values: object, kind = 'motorhome'): Promise<number> {
  const { rows } = await pool.query(
    `insert into listings (customer_id, product_type, vehicle_values)
     values ($3, $1, $2) returning listing_id`,
    [kind, JSON.stringify(values), ownerId],
  )
  return rows[0].listing_id
}

test('comparable is what has the make and the years and was really sold (rules 4)', async () => {
  const services = await documentServices(pool)
  for (const hammerPriceEur of [38_000, 41_000, 44_000]) {
    await sellVehicle(services, { hammerPriceEur })
  }
  const canceled = await sellVehicle(services, { hammerPriceEur: 99_000 })
  await pool.query(`update orders set status = 'canceled' where order_id = $1`, [canceled])
  const old = await sellVehicle(services, { hammerPriceEur: 77_000 })
  await pool.query(
    `update orders set sold_at = sold_at - interval '25 months' where order_id = $1`,
    [old],
  )
  const year = Number(exampleMotorhome.first_registration_year)
  const pricesFor = async (values: object, kind?: string) =>
    (await listComparableSales(pool, await addListing(values, kind))).sort()
  expect(await pricesFor(exampleMotorhome)).toEqual([38_000, 41_000, 44_000])
  expect(await pricesFor({ ...exampleMotorhome, first_registration_year: year + 3 })).toHaveLength(
    3,
  )
  expect(await pricesFor({ ...exampleMotorhome, first_registration_year: year + 4 })).toEqual([])
  expect(await pricesFor({ ...exampleMotorhome, make: 'another' })).toEqual([])
  expect(await pricesFor({ trailer_make: exampleMotorhome.make }, 'trailer')).toEqual([])
})
