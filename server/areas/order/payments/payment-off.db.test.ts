import { beforeAll, expect, test } from 'vitest'
import type { Order, Purchases } from '#contract/endpoints/order.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { addDealer, addOperator } from '#database/testing/market-of-test.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { createWriteOrderDocuments } from '../documents/write-order-documents.ts'
import { owedValues } from '../notify-of-order.ts'
import { documentServices, orderOf, sellVehicle } from '../testing/orders-of-test.ts'
import { payOrder } from './pay-order.ts'

/** What a dealer is told of a payment of another amount than the invoice (rules 10). */

const { pool, browser } = await appOfTest()
const services = await documentServices(pool)
const [dealer, operator] = [browser(), browser()]
let anna: Awaited<ReturnType<typeof addDealer>>

beforeAll(async () => {
  anna = await addDealer(pool, 'anna')
  await addOperator(pool, 'operator')
  await dealer.logIn('anna@test.example')
  await operator.logIn('operator@test.example')
})

async function boughtByAnna(): Promise<{ orderId: number; grossCents: number }> {
  const orderId = await sellVehicle(services)
  await pool.query(
    'update orders set buyer_merchant_id = $2, buyer_customer_id = $3 where order_id = $1',
    [orderId, anna.merchantId, anna.customerId],
  )
  const { amounts } = await orderOf(services, orderId)
  return { orderId, grossCents: amounts.commissionNetCents + amounts.commissionVatCents }
}

/** A line without the invoice's number, which the operator assigns. */
async function assign(orderId: number, amountCents: number): Promise<void> {
  const euros = (amountCents / 100).toFixed(2).replace('.', ',')
  const text = `Buchungstag;Zahlungspflichtiger;Verwendungszweck;Betrag\n20.11.2026;Anna;Wohnmobil ${orderId};${euros}\n`
  const body = { fileName: 'november.csv', text }
  await operator.call({ method: 'POST', path: '/api/operator/bank/files', body })
  const { rows } = await pool.query(`select line_id as id from bank_lines where purpose = $1`, [
    `Wohnmobil ${orderId}`,
  ])
  const path = `/api/operator/bank/lines/${rows[0].id}/assign`
  const { status } = await operator.call({ method: 'POST', path, body: { orderId } })
  expect(status).toBe(200)
}

async function purchase(orderId: number): Promise<Omit<Order, 'product'> | undefined> {
  const path = '/api/private/customer/my-purchases/get'
  const { body } = await dealer.call({ method: 'GET', path })
  const { products } = body as Purchases // By the contract.
  return products.find(({ order }) => order.orderId === orderId)?.order
}

test.each([
  ['too little', -1_250, 'less', 1_250],
  ['too much', 1_250, 'more', 1_250],
  ['what was asked', 0, 'none', 0],
] as const)(
  'the dealer paid %s: what came, and by how much it is off (rules 10)',
  async (_says, off, kind, cents) => {
    const { orderId, grossCents } = await boughtByAnna()
    const amountCents = grossCents + off
    await assign(orderId, amountCents)
    expect(await purchase(orderId)).toMatchObject({
      status: 'paid',
      payment: { received: { amountCents, bookedOn: '2026-11-20', difference: { kind, cents } } },
    })
  },
)

test('of a payment that the operator noted by hand no amount is known (rules 10)', async () => {
  const { orderId } = await boughtByAnna()
  const path = `/api/operator/orders/${orderId}/paid`
  expect((await operator.call({ method: 'POST', path, body: {} })).status).toBe(200)
  expect((await purchase(orderId))?.payment?.received).toBeNull()
})

test('what is sent back with the whole commission is off nothing (rules 10)', async () => {
  const { orderId, grossCents } = await boughtByAnna()
  await assign(orderId, grossCents - 1)
  await pool.query(
    `update orders set status = 'canceled', cancellation_outcome = 'justified',
       cancellation_reason = 'Wasser im Heck', cancellation_requested_at = sold_at where order_id = $1`,
    [orderId],
  )
  expect((await purchase(orderId))?.payment?.received).toBeNull()
})

test('a notification asks nobody for what they have paid, nor for an amount that no invoice states (rules 10)', async () => {
  const orderId = await sellVehicle(services)
  await createWriteOrderDocuments(services)({ orderId })
  const before = await orderOf(services, orderId)
  const { dueOn: _day, ...rows } = owedValues(before)
  expect(owedValues(before)).toEqual({ ...rows, dueOn: before.invoiceDueOn, totalCents: 72_188 })
  await transaction(pool, (client) => payOrder(services, client, orderId))
  expect(owedValues(await orderOf(services, orderId))).toEqual(rows)
  const held = await sellVehicle(services, { vatIdState: 'unchecked' })
  expect(owedValues(await orderOf(services, held))).toEqual({})
})
