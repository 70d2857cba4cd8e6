import { expect, test } from 'vitest'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { createWriteOrderDocuments } from '../areas/order/documents/write-order-documents.ts'
import { documentServices } from '../areas/order/testing/orders-of-test.ts'
import { addJob, startJobs } from '../platform/jobs/jobs.ts'

/** A verdict's documents and notifications come before what a seed or a closing has queued. */

test('the sides of a canceled sale do not wait for a batch of documents and mails (rules 10)', async () => {
  const { app, pool, browser } = await appOfTest({ ROLES: 'web' })
  const ownerCustomerId = await addCustomer(pool, 'owner')
  await addOperator(pool, 'operator')
  await addDealer(pool, 'anna')
  await pool.query(
    `update customers set profile = '{"country": "DE", "companyName": "Wohnmobile Nord GmbH"}'`,
  )
  const [anna, operator] = [browser(), browser()]
  await anna.logIn('anna@test.example')
  await operator.logIn('operator@test.example')
  const post = async (from: typeof anna, path: string, body: object) => {
    const answer = await from.call({ method: 'POST', path, body, idempotencyKey: newKey() })
    expect(answer.status, answer.text).toBe(200)
  }
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, app.market.executor, {
    ...{ ...prices, ownerCustomerId },
  })
  await post(anna, `/api/private/auction/${auctionId}/bid`, { amountEur: 20_000 })
  const { rows } = await pool.query('select ends_at as at from auctions where auction_id = $1', [
    auctionId,
  ])
  await moveClockTo(pool, rows[0].at.getTime())
  await app.market.clock.catchUp()
  const sold = await pool.query('select order_id as id from orders')
  const orderId: number = sold.rows[0].id
  const write = createWriteOrderDocuments(await documentServices(pool))
  await write({ orderId })
  await pool.query('delete from graphile_worker._private_jobs')
  for (const batched of [1, 2, 3]) {
    await addJob(pool, 'write-order-documents', { batched })
    await addJob(pool, 'send-mail', { notification: 'batched' })
  }
  await post(anna, `/api/private/order/${orderId}/request-cancellation`, {
    reason: 'Wasser im Heck.',
  })
  await post(operator, `/api/operator/orders/${orderId}/answer-cancellation`, {
    ...{ verdict: 'justified', answer: 'Wir haben es geprüft.' },
  })

  const done: string[] = []
  const jobs = await startJobs({
    ...{ pool, log: app.services.log, concurrency: 1 },
    tasks: {
      'send-mail': async ({ notification }: { readonly notification: string }) =>
        void done.push(notification),
      'write-order-documents': async (wanted: { readonly orderId?: number }) => {
        done.push(wanted.orderId === orderId ? 'documents' : 'batched')
        if (wanted.orderId === orderId) await write({ orderId })
      },
    },
  })
  await expect.poll(() => done.length).toBe(11)
  await jobs.stop()
  expect(done.slice(0, 5).toSorted()).toEqual(
    [
      ...['cancellation_requested_dealer', 'cancellation_requested_seller', 'documents'],
      ...['order_canceled_dealer', 'order_canceled_seller'],
    ].toSorted(),
  )
})
