import { expect, test } from 'vitest'
import { appOfTest, logInAll } from '#database/testing/app-of-test.ts'
import { addOperator, addSubmittedAuction, executorOn } from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'

const { pool, browser } = await appOfTest()

test('the operator sees the greatest start price, and refused a greater one (rules 4)', async () => {
  await addOperator(pool, 'olga')
  const operator = (await logInAll(browser, ['olga']))('olga')
  const { entityId } = await addSubmittedAuction(pool, executorOn(pool))
  await pool.query(
    `update listings set product_type = 'motorhome',
     vehicle_values = '{"target_price": 20000}' where listing_id = $1`,
    [entityId],
  )
  const path = `/api/operator/reviews/${entityId}`
  const { body: review } = await operator.call({ method: 'GET', path })
  expect(review).toMatchObject({ leastStartPriceEur: null, mostStartPriceEur: 20_000 })

  const approval = {
    vatRegime: 'private',
    vin: vinOfTest(),
    isNewVehicle: false,
    startPriceReason: 'Vergleichbare Verkäufe',
  }
  const approve = (startPriceEur: number) => {
    const body = { ...approval, startPriceEur }
    return operator.call({ method: 'POST', path: `${path}/approve`, body })
  }
  expect(await approve(20_001)).toMatchObject({
    status: 422,
    body: { code: 'START_PRICE_TOO_HIGH', title: 'Startpreis zu hoch' },
  })
  expect(await approve(20_000)).toMatchObject({ status: 200, body: { status: 'published' } })
  const product = await operator.call({
    method: 'GET',
    path: `/api/private/product/get/${entityId}`,
  })
  expect(product.body).toMatchObject({ startPriceReason: approval.startPriceReason })
  const { rows } = await pool.query(
    `select event->>'startPriceReason' as reason from auction_events join auctions using (auction_id)
     where listing_id = $1 and event->>'type' = 'ad_approved'`,
    [entityId],
  )
  expect(rows).toEqual([{ reason: approval.startPriceReason }])
})
