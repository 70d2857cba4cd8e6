import { beforeAll, expect, test } from 'vitest'
import type { Order, Purchases } from '#contract/endpoints/order.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { addDealer } from '#database/testing/market-of-test.ts'
import { endOfBerlinDay } from '#domain/calendar/deadlines.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changeOrder } from '../change-order.ts'
import { createWriteOrderDocuments } from '../documents/write-order-documents.ts'
import { nextStepOf } from '../plan-order.ts'
import { documentServices, orderOf, sellVehicle } from '../testing/orders-of-test.ts'

/** What a dealer's page says of the commission: whose VAT nobody knows yet, which stops the bidding (rules 10). */

// Without a registry: the server's own jobs would ask it, and the documents would wait for nothing.
const { pool, browser } = await appOfTest({ VIES_MODE: 'off' })
const services = await documentServices(pool)
const dealer = browser()
let anna: Awaited<ReturnType<typeof addDealer>>

beforeAll(async () => {
  anna = await addDealer(pool, 'anna')
  await dealer.logIn('anna@test.example')
})

async function shown(orderId: number): Promise<Omit<Order, 'product'> | undefined> {
  await pool.query('update orders set buyer_customer_id = $2 where order_id = $1', [
    orderId,
    anna.customerId,
  ])
  const path = '/api/private/customer/my-purchases/get'
  const { body } = await dealer.call({ method: 'GET', path })
  const { products } = body as Purchases // By the contract.
  return products.find(({ order }) => order.orderId === orderId)?.order
}

async function commissionShown(orderId: number): Promise<Order['commission'] | undefined> {
  return (await shown(orderId))?.commission
}

test('while the documents wait for the VAT id the page says until when and names no sum, afterwards it names both (rules 10)', async () => {
  const orderId = await sellVehicle(services, { vatIdState: 'unchecked' })
  const { soldAt } = await orderOf(services, orderId)
  const heldUntil = new Date(soldAt.getTime() + 72 * 3_600_000).toISOString()
  expect(await shown(orderId)).toMatchObject({
    commission: { netCents: 72_188, heldUntil },
    vehicle: null,
  })
  await pool.query(
    `update merchants set vat_id_state = 'valid' where merchant_id =
       (select buyer_merchant_id from orders where order_id = $1)`,
    [orderId],
  )
  await createWriteOrderDocuments(services)({ orderId })
  expect(await shown(orderId)).toMatchObject({
    commission: { grossCents: 72_188, heldUntil: null },
    vehicle: { vatCase: 'private_without_vat', payableCents: 4_125_000 },
  })
})

test('of a commission that is owed no more none waits (rules 10)', async () => {
  const orderId = await sellVehicle(services, { vatIdState: 'unchecked' })
  await pool.query(
    `update orders set status = 'canceled', cancellation_outcome = 'justified',
       cancellation_reason = 'Wasser im Heck', cancellation_requested_at = sold_at where order_id = $1`,
    [orderId],
  )
  expect(await commissionShown(orderId)).toMatchObject({ heldUntil: null })
})

test('the page names the stop that the clock will make, and none while it rests (rules 10)', async () => {
  const orderId = await sellVehicle(services)
  await createWriteOrderDocuments(services)({ orderId })
  const step = (change: Parameters<typeof changeOrder>[2], at: number) =>
    transaction(pool, (client) => changeOrder(client, orderId, change, at))
  const stopAt = async () => (await shown(orderId))?.payment?.stopAt
  const byTheClock = async () => {
    const next = nextStepOf(await orderOf(services, orderId))
    return next && new Date(next.at).toISOString()
  }
  const soldAt = (await orderOf(services, orderId)).soldAt.getTime()
  const day = (days: number) => endOfBerlinDay(soldAt, days)
  await step({ type: 'remind' }, day(18))
  expect([await stopAt(), await byTheClock()]).toEqual(
    Array(2).fill(new Date(day(24)).toISOString()),
  )
  await step({ type: 'request_cancellation', reason: 'Wasser im Heck' }, day(20))
  expect([await stopAt(), await byTheClock()]).toEqual([null, null])
  const answer = { type: 'answer_cancellation', outcome: 'rejected', answer: 'Nein.' } as const
  await step(answer, day(30))
  expect([await stopAt(), await byTheClock()]).toEqual(
    Array(2).fill(new Date(day(30)).toISOString()),
  )
})
