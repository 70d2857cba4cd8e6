import { expect, test } from 'vitest'
import type { SimilarSales } from '#contract/endpoints/valuation/similar-sales.ts'
import { inventedSales } from '#database/seeds/invented-sales/invented-sales.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  addSubmittedAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { trainModel } from '#domain/valuation/model/train-model.ts'
import { monthNumber } from '#domain/valuation/valued-vehicle.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { insertModel } from '../training/model-store.ts'

/** Sold prices of similar vehicles on the page of an ad: for dealers, by classes alone (rules 1). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
const { merchantId } = await addDealer(pool, 'buys')
await addCustomer(pool, 'sells-only')
const auctionId = await addRunningAuction(pool, executor, {
  startPriceEur: 10_000,
  targetPriceEur: 40_000,
  ownerCustomerId: await addCustomer(pool, 'owns'),
})
const { rows } = await pool.query<{ listing_id: number }>(
  'select listing_id from auctions where auction_id = $1',
  [auctionId],
)
const entityId = rows[0]?.listing_id ?? 0
const path = `/api/private/product/similar-sales/${entityId}`

async function callerOf(name: string): Promise<Browser> {
  const caller = browser()
  await caller.logIn(`${name}@test.example`)
  return caller
}

async function ask(caller: Browser, asked = path) {
  const { status, body } = await caller.call({ method: 'GET', path: asked })
  return { status, body: body as { found: SimilarSales | null; code?: string } } // The contract's answer, or a problem.
}

test('rules 1: without a model, or of a vehicle that is not described, nothing is said', async () => {
  expect((await ask(await callerOf('buys'))).body.found).toBeNull()
  const sales = inventedSales(3000)
  const { model, compared } = trainModel(sales, '2026-Q3', monthNumber(2026, 10))
  await insertModel(pool, {
    ...{ model, saleCount: sales.length, now: new Date() },
    compared: [...compared.values()].flat(),
  })
  expect((await ask(await callerOf('buys'))).body.found).toBeNull()
})

test('rules 1: an accepted dealer is told classes of eight sales or more, and no sale', async () => {
  await pool.query(`update listings set vehicle_values = $1 where listing_id = $2`, [
    exampleMotorhome,
    entityId,
  ])
  const { status, body } = await ask(await callerOf('buys'))
  expect(status).toBe(200)
  expect(Object.keys(body.found ?? {}).sort()).toEqual([
    ...['classes', 'comparedCount', 'firstRegisteredInMonth', 'isInvented', 'likelyEur'],
  ])
  const classes = body.found?.classes ?? []
  expect(classes.length).toBeGreaterThan(0)
  for (const each of classes) {
    expect(each.count).toBeGreaterThanOrEqual(8)
    expect(each.likelyEur % 500).toBe(0)
  }
})

test('rules 1: nobody else is told anything, and an ad that is not shown does not exist', async () => {
  expect((await ask(browser())).status).toBe(401)
  expect((await ask(await callerOf('sells-only'))).body.code).toBe('NOT_A_MERCHANT')
  const dealer = await callerOf('buys')
  const draft = await pool.query<{ listing_id: number }>(
    `insert into listings (customer_id, product_type, vehicle_values)
     select customer_id, product_type, vehicle_values from listings where listing_id = $1
     returning listing_id`,
    [entityId],
  )
  const underReview = await addSubmittedAuction(pool, executor)
  for (const unseen of [999_999, draft.rows[0]?.listing_id, underReview.entityId]) {
    expect((await ask(dealer, path.replace(String(entityId), String(unseen)))).status).toBe(404)
  }
  await pool.query(`update merchants set admission = 'in_review' where merchant_id = $1`, [
    merchantId,
  ])
  expect((await ask(dealer)).body.found).toBeNull()
})
