import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { hourMs, minuteMs } from '#domain/calendar/instant.ts'
import { documentsMissingFrom } from '#domain/order/order-documents.ts'
import { onlyRow } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderDocumentServices } from '../order-document-services.ts'
import { orderWithDocuments } from '../order-state.ts'
import { runDueOrders } from '../sale/order-deadlines.ts'
import { documentServices, orderOf, sellVehicle } from '../testing/orders-of-test.ts'
import { createWriteOrderDocuments } from './write-order-documents.ts'

/** What the console counts is what the rule says of the order, after whatever changed it. */

const blank = async () => new TextEncoder().encode('%PDF-1.7')
const broken = async () => {
  throw new Error('the pdfWorker is broken')
}
const request = { type: 'request_cancellation', reason: 'Wasserschaden' } as const
const answer = {
  type: 'answer_cancellation',
  outcome: 'justified',
  answer: 'Das Wasser war da.',
} as const

async function start(vatIdState: 'valid' | 'unchecked' = 'valid') {
  const { pool } = await testDatabase()
  const services = await documentServices(pool)
  const orderId = await sellVehicle(services, { vatIdState })
  const soldAt = (await orderOf(services, orderId)).soldAt.getTime()
  const pdfWorker = (invoice: () => Promise<Uint8Array>) =>
    createWriteOrderDocuments({ ...services, pdfWorker: { contract: blank, invoice } })({ orderId })
  return {
    ...{ services, orderId, soldAt, pdfWorker },
    from: () => keptFrom(services, orderId),
    step: async (change: Parameters<typeof changeOrder>[2]) => {
      const { at } = await transaction(pool, (client) => changeOrder(client, orderId, change))
      return at
    },
  }
}

async function keptFrom(services: OrderDocumentServices, orderId: number): Promise<number | null> {
  const row = onlyRow(
    await services.pool.query<{ from: Date | null }>(
      'select documents_missing_from as "from" from orders where order_id = $1',
      [orderId],
    ),
  )
  const from: number | null = row.from?.getTime() ?? null
  expect(from).toBe(documentsMissingFrom(orderWithDocuments(await orderOf(services, orderId))))
  return from
}

test('documents are missing five minutes after the sale, numbered or not, until they are out (rules 10)', async () => {
  const { pdfWorker, from, soldAt } = await start()
  expect(await from()).toBe(soldAt + 5 * minuteMs)
  await expect(pdfWorker(broken)).rejects.toThrow('the pdfWorker is broken')
  expect(await from()).toBe(soldAt + 5 * minuteMs)
  await pdfWorker(blank)
  expect(await from()).toBeNull()
})

test('a reversal is missing from the verdict on until it is out (rules 10)', async () => {
  const { pdfWorker, from, step } = await start()
  await pdfWorker(blank)
  await step(request)
  expect(await from()).toBeNull()
  const answeredAt = await step(answer)
  expect(await from()).toBe(answeredAt + 5 * minuteMs)
  await pdfWorker(blank)
  expect(await from()).toBeNull()
})

test('a held invoice is missing after its hold, whatever the clock does meanwhile (rules 10)', async () => {
  const { services, pdfWorker, from, soldAt } = await start('unchecked')
  await pdfWorker(blank)
  const heldUntil = soldAt + 72 * hourMs
  expect(await from()).toBe(heldUntil + 5 * minuteMs)
  await services.pool.query(`update orders set due_at = market_now()`)
  expect(await runDueOrders(services)).toBe(1)
  expect(await from()).toBe(heldUntil + 5 * minuteMs)
  await services.pool.query(`update merchants set vat_id_state = 'confirmed'`)
  await pdfWorker(blank)
  expect(await from()).toBeNull()
})
