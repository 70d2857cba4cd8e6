import { expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addOperator,
  addSubmittedAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { hourMs } from '#domain/calendar/instant.ts'

/** Until when a review is promised stands on the seller's own card and nowhere else (rules 12). */

const { pool, browser } = await appOfTest()

test('its owner sees it while the ad waits; not afterwards, and nobody else does', async () => {
  const ownerCustomerId = await addCustomer(pool, 'owner')
  const { entityId } = await addSubmittedAuction(pool, executorOn(pool), { ownerCustomerId })
  const submittedAt = Date.parse('2027-01-21T09:00:00.000Z')
  await pool.query('update listings set submitted_at = $2 where listing_id = $1', [
    ...[entityId, new Date(submittedAt)],
  ])
  const owner = browser()
  await owner.logIn('owner@test.example')
  const card = async () => {
    const path = '/api/private/customer/products/get'
    return (await owner.call({ method: 'GET', path })).body
  }

  const reviewDueAt = new Date(submittedAt + 24 * hourMs).toISOString()
  expect(await card()).toMatchObject({ products: [{ reviewDueAt }] })

  await addOperator(pool, 'operator')
  const operator = browser()
  await operator.logIn('operator@test.example')
  const queue = await operator.call({ method: 'GET', path: '/api/operator/reviews' })
  expect(queue.body).toMatchObject({
    queue: [{ dueAt: reviewDueAt, product: { reviewDueAt: null } }],
  })

  await operator.call({
    method: 'POST',
    path: `/api/operator/reviews/${entityId}/send-back`,
    body: { remarks: 'The third picture is dark.' },
  })
  expect(await card()).toMatchObject({ products: [{ reviewDueAt: null }] })
})
