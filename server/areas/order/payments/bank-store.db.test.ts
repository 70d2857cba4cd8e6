import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { commissionOf } from '../invoices-of-order.ts'
import { documentServices, orderOf, sellVehicle } from '../testing/orders-of-test.ts'
import { insertBankLine, listBankLines, saveBankLine } from './bank-store.ts'
import { payOrder } from './pay-order.ts'

async function bookedLine() {
  const { pool } = await testDatabase()
  const services = await documentServices(pool)
  const orderId = await sellVehicle(services)
  const { buyerCustomerId: someone } = await orderOf(services, orderId)
  const lineId = await transaction(pool, (client) =>
    insertBankLine(client, {
      ...{ fingerprint: 'one', fileName: 'november.csv', bookedOn: '2026-11-20' },
      ...{ amountCents: 1200, payer: 'Anna', purpose: 'Wohnmobil', uploadedBy: someone },
    }),
  )
  return { pool, services, orderId, someone, lineId: lineId ?? 0 }
}

test('a payment keeps what its order owed when it was counted as its own (rules 10)', async () => {
  const { pool, services, orderId, someone, lineId } = await bookedLine()
  const { grossCents } = commissionOf(await orderOf(services, orderId))
  await transaction(pool, async (client) => {
    const { owedCents } = await payOrder(services, client, orderId)
    const settled = { status: 'matched', doubt: 'no_number', settledBy: someone } as const
    await saveBankLine(client, { lineId, orderId, owedCents, ...settled })
  })
  const { lines } = await listBankLines(pool, { status: 'matched', limit: 10, offset: 0 })
  expect(lines).toMatchObject([{ lineId, amountCents: 1200, owedCents: grossCents }])
})

test('a page past the end still tells how many there are', async () => {
  const { pool } = await bookedLine()
  const past = await listBankLines(pool, { status: 'open', limit: 10, offset: 9980 })
  expect(past).toEqual({ lines: [], total: 1 })
  const none = await listBankLines(pool, { status: 'matched', limit: 10, offset: 9980 })
  expect(none.total).toBe(0)
})
