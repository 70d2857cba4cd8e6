import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { valuationQualityEndpoints } from '#contract/endpoints/valuation/valuation-quality.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'

/** Valuations beside what their vehicles were sold for: for the owner, and for operators. */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
const operatorId = await addOperator(pool, 'olga')
const sellerId = await addCustomer(pool, 'sells')
const buyer = await addDealer(pool, 'buys')

/** An ad that was valued and then sold, written by itself: what matters are its figures. */
async function addSoldVehicle(hammerEur: number, fromEur: number): Promise<number> {
  const auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 40_000,
    ownerCustomerId: sellerId,
  })
  const { rows } = await pool.query<{ listing_id: number }>(
    'select listing_id from auctions where auction_id = $1',
    [auctionId],
  )
  const listingId = rows[0]?.listing_id ?? 0
  const answer = JSON.stringify({ fromEur, toEur: fromEur + 4000, words: 'Gut.' })
  const computed = JSON.stringify({
    kind: 'range',
    version: '2026-Q3',
    likelyEur: fromEur + 2000,
    range: { fromEur, toEur: fromEur + 4000 },
  })
  await pool.query(
    `insert into valuations (listing_id, locale, report_id, status, valuated_at, answer, computed)
     values ($1, 'de', $2, 'valuated', market_now() - interval '9 days', $3, $4)`,
    [listingId, `report-of-${listingId}-of-this-test`, answer, computed],
  )
  await pool.query(
    `insert into operator_actions (operator_id, action, subject) values ($1, 'answer_valuation', $2)`,
    [operatorId, `listing:${listingId}`],
  )
  await pool.query(
    `insert into orders (auction_id, listing_id, seller_customer_id, buyer_merchant_id, buyer_customer_id,
       hammer_price_eur, amounts, parties, sold_at, invoice_due_on)
     values ($1, $2, $3, $4, $5, $6, '{}', '{}', market_now(), current_date)`,
    [auctionId, listingId, sellerId, buyer.merchantId, buyer.customerId, hammerEur],
  )
  return listingId
}

test('after a sale the owner sees valuation, target and hammer; nobody else does (rules 1)', async () => {
  const entityId = await addSoldVehicle(41_000, 38_000)
  const path = `/api/private/valuation/after-sale/${entityId}`
  const owner = browser()
  await owner.logIn('sells@test.example')
  expect((await owner.call({ method: 'GET', path })).body).toEqual({
    valuation: { fromEur: 38_000, toEur: 42_000 },
    targetEur: null,
    hammerEur: 41_000,
  })
  const other = browser()
  await other.logIn('buys@test.example')
  expect((await other.call({ method: 'GET', path })).status).toBe(404)
  expect((await browser().call({ method: 'GET', path })).status).toBe(401)
  const operator = browser()
  await operator.logIn('olga@test.example')
  expect((await operator.call({ method: 'GET', path })).status).toBe(404)
})

test('operators see how near valuations came, by who answered and by version; nobody else does', async () => {
  await addSoldVehicle(50_000, 38_000)
  const path = '/api/operator/valuation-quality'
  const operator = browser()
  await operator.logIn('olga@test.example')
  const { body } = await operator.call({ method: 'GET', path })
  const quality = body as z.infer<typeof valuationQualityEndpoints.quality.output> // Or a problem.
  const score = { sales: 2, within: 1, medianOffPercent: 2.4 }
  expect(quality.months.map(({ people, model }) => ({ people, model }))).toEqual([
    { people: score, model: score },
  ])
  expect(quality.operators).toEqual([{ operator: 'olga@test.example', score }])
  expect(quality.versions).toEqual([{ version: '2026-Q3', score }])
  const owner = browser()
  await owner.logIn('sells@test.example')
  expect((await owner.call({ method: 'GET', path })).status).toBe(404)
})
