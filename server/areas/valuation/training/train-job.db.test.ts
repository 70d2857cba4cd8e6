import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { createLog } from '#server/platform/log/log.ts'
import { documentServices, sellVehicle } from '../../order/testing/orders-of-test.ts'
import { createKnownModel } from './known-model.ts'
import { createTrainValuationModel } from './train-job.ts'

const { pool } = await testDatabase()
const log = createLog({ level: 'error' })
const stopping = new AbortController().signal
const train = createTrainValuationModel({ pool, log, now: () => new Date(), stopping })
const known = createKnownModel({ pool, log })

/** Sales like one that was closed, with other mileages and prices: what matters are these columns. */
async function addSalesLike(orderId: number, count: number): Promise<void> {
  await pool.query(
    `with copied as (
       insert into listings (customer_id, product_type, vehicle_values)
       select l.customer_id, l.product_type,
         l.vehicle_values || jsonb_build_object('mileage', 20000 + each * 400)
       from orders o join listings l using (listing_id), generate_series(1, $2) as each
       where order_id = $1 returning listing_id),
     held as (
       insert into auctions (listing_id, owner_customer_id, status, state, settings, secrets)
       select copied.listing_id, a.owner_customer_id, 'sold', a.state, a.settings, a.secrets
       from copied, orders o join auctions a using (auction_id) where order_id = $1
       returning auction_id, listing_id)
     insert into orders (auction_id, listing_id, seller_customer_id, buyer_merchant_id,
       buyer_customer_id, hammer_price_eur, amounts, parties, sold_at, invoice_due_on)
     select held.auction_id, held.listing_id, o.seller_customer_id, o.buyer_merchant_id,
       o.buyer_customer_id, 30000 + (held.listing_id % 100) * 100, o.amounts, o.parties,
       date_trunc('quarter', market_now()) - interval '10 days', o.invoice_due_on
     from held, orders o where order_id = $1`,
    [orderId, count],
  )
}

test('a version is trained from sales of quarters that are over, once, and looked after again a day later', async () => {
  const services = await documentServices(pool)
  const orderId = await sellVehicle(services, { hammerPriceEur: 40_000 })
  await train()
  expect(await known(), 'one sale makes no version').toBeNull()
  await addSalesLike(orderId, 230)
  await pool.query(
    `update orders set status = 'canceled' where order_id in
    (select order_id from orders where order_id <> $1 order by order_id limit 5)`,
    [orderId],
  )
  await train()
  await train()
  const { rows } = await pool.query<{ sale_count: number; sales: number }>(
    `select sale_count, (select count(*) from valuation_sales s where s.version = m.version) as sales
     from valuation_models m`,
  )
  expect(rows, 'neither canceled ones nor that of this quarter').toEqual([
    { sale_count: 225, sales: 225 },
  ])
  expect((await known())?.model.kinds.motorhome?.sales).toBe(225)
  const jobs = await pool.query<{ waits: boolean }>(
    `select run_at > now() + interval '23 hours' as waits from graphile_worker.jobs
     where key = 'train-valuation-model'`,
  )
  expect(jobs.rows).toEqual([{ waits: true }])
})
