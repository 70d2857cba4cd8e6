import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { formatFor } from '#locales/format.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changeOrder } from '../change-order.ts'
import {
  documentServices,
  orderOf,
  queuedJobs,
  readPdf,
  sellVehicle,
  squeezed,
} from '../testing/orders-of-test.ts'
import { createWriteOrderDocuments } from './write-order-documents.ts'

async function start() {
  const { pool } = await testDatabase()
  const services = await documentServices(pool)
  return { services, write: createWriteOrderDocuments(services) }
}

/** A sale whose VAT, of the vehicle and of the commission, hangs on the buyer's VAT id. */
const reportable = {
  review: { vatRegime: 'reportable', vatRateBasisPoints: 1_900 },
  seller: { vatRegNo: 'DE123456789' },
  hammerPriceEur: 11_900,
} as const

test('contract, invoice and order follow one verdict on the VAT id, whenever it came (rules 10)', async () => {
  const { services, write } = await start()
  const early = await sellVehicle(services, { ...reportable, vatIdState: 'valid' })
  const late = await sellVehicle(services, { ...reportable, vatIdState: 'unchecked' })
  await write({ orderId: late })
  await services.pool.query(`update merchants set vat_id_state = 'valid'`)
  for (const orderId of [early, late]) {
    await write({ orderId })
    const order = await orderOf(services, orderId)
    expect(order.amounts).toMatchObject({
      ...{ buyerVatId: 'valid', vehicleVatCase: 'intra_community_exempt', payableCents: 1_000_000 },
      ...{ commissionVatCase: 'reverse_charge', commissionVatCents: 0 },
    })
    const contract = await readPdf(services, order, 'contract')
    expect(contract).toContain(squeezed(formatFor('de').moneyCents(1_000_000)))
  }
})

test('an id that turns out wrong within the hold is wrong in contract and invoice (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services, { ...reportable, vatIdState: 'unchecked' })
  await write({ orderId })
  await services.pool.query(`update merchants set vat_id_state = 'invalid'`)
  await write({ orderId })
  expect((await orderOf(services, orderId)).amounts).toMatchObject({
    ...{ buyerVatId: 'invalid', vehicleVatCase: 'domestic_with_vat', payableCents: 1_190_000 },
    commissionVatCase: 'charged_abroad',
  })
})

test('a sale canceled while its documents waited gets its invoice and no contract (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services, { ...reportable, vatIdState: 'unchecked' })
  const steps = [
    { type: 'request_cancellation', reason: 'Anders überlegt' },
    { type: 'answer_cancellation', outcome: 'unjustified', answer: 'Kein Grund.' },
  ] as const
  for (const step of steps) {
    await transaction(services.pool, (client) => changeOrder(client, orderId, step))
  }
  await services.pool.query(`update merchants set vat_id_state = 'valid'`)
  await write({ orderId })
  const { documents } = await orderOf(services, orderId)
  expect(documents.map(({ kind }) => kind)).toEqual(['commission_invoice'])
  expect((await queuedJobs(services, 'send-mail')).at(-1)?.payload).toMatchObject({
    notification: 'order_invoice_dealer',
  })
})
