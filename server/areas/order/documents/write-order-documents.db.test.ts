import { expect, test } from 'vitest'
import { moveClockTo } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import { formatFor } from '#locales/format.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { findMarketNow } from '../../auction/read/auction-lists.ts'
import { changeOrder } from '../change-order.ts'
import { commissionOf } from '../invoices-of-order.ts'
import type { OrderDocumentServices } from '../order-document-services.ts'
import { runDueOrders } from '../sale/order-deadlines.ts'
import {
  documentServices,
  orderOf,
  queuedJobs,
  readPdf,
  sellVehicle,
  squeezed,
} from '../testing/orders-of-test.ts'
import { createWriteOrderDocuments, queueUndecidedInvoices } from './write-order-documents.ts'

async function start() {
  const { pool } = await testDatabase()
  const services = await documentServices(pool)
  return { services, write: createWriteOrderDocuments(services) }
}

/** Numbers begin anew with each year of the market's calendar. */
async function yearOf({ pool }: OrderDocumentServices): Promise<string> {
  return berlinDate(await findMarketNow(pool)).slice(0, 4)
}

test('documents and notifications are written once, however often and however parallel the job runs (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services)
  await Promise.all([write({ orderId }), write({ orderId })])
  await write({ orderId })
  const order = await orderOf(services, orderId)
  expect(order.documents.map(({ kind }) => kind)).toEqual(['contract', 'commission_invoice'])
  const notifications = await queuedJobs(services, 'send-mail')
  expect(notifications.map(({ payload }) => payload.notification)).toEqual([
    'order_documents_seller',
    'order_documents_dealer',
  ])
  const { rows } = await services.pool.query('select series, last_number from invoice_counters')
  expect(rows).toEqual(
    expect.arrayContaining([
      { series: 'CM24-C', last_number: 1 },
      { series: 'CM24-R', last_number: 1 },
    ]),
  )
})

test('the documents show the cents of the order and both sides, each in its reader’s language (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services)
  await write({ orderId })
  const order = await orderOf(services, orderId)
  const { commissionNetCents, commissionVatCents } = order.amounts
  expect(commissionNetCents).toBe(72_188)
  const invoice = await readPdf(services, order, 'commission_invoice')
  const polish = formatFor('pl')
  for (const cents of [commissionNetCents, commissionVatCents, order.amounts.netHammerCents]) {
    expect(invoice).toContain(squeezed(polish.moneyCents(cents)))
  }
  const year = await yearOf(services)
  expect(invoice).toContain(`CM24-R-${year}-00001`)
  const contract = await readPdf(services, order, 'contract')
  for (const part of [
    ...[`CM24-C-${year}-00001`, 'Ingrid Jürgensen', 'Kampery Łódź Sp. z o.o.', 'Zdzisław Wójcik'],
    ...['ZFA25000002K12345', '05/2019', '84.000 km', 'Strandallee 12, 24103 Kiel'],
    'Heck: Kratzer, Delle (Nur optisch, 12 cm). Unter der linken Rückleuchte.',
    formatFor('de').money(order.hammerPriceEur),
  ]) {
    expect(contract).toContain(squeezed(part))
  }
})

test('an invoice explains itself by the rate of its own round, whatever came after (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services)
  const { auctionId } = await orderOf(services, orderId)
  await services.pool.query(
    `insert into auctions (listing_id, round, owner_customer_id, status, state, settings, secrets)
     select listing_id, round + 1, owner_customer_id, status, state, settings, secrets
     from auctions where auction_id = $1`,
    [auctionId],
  )
  await services.pool.query(
    `update auctions set settings = jsonb_set(settings::jsonb, '{commission,minCents}', '12345'),
       revision = gen_random_uuid() where auction_id = $1`,
    [auctionId],
  )
  await write({ orderId })
  const invoice = await readPdf(services, await orderOf(services, orderId), 'commission_invoice')
  expect(invoice).toContain(squeezed(formatFor('pl').moneyCents(12_345)))
})

test('the seller’s notification carries the contract alone, the dealer’s the invoice too (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services)
  await write({ orderId })
  const [toSeller, toDealer] = (await queuedJobs(services, 'send-mail')).map(
    ({ payload }) => payload,
  )
  expect(toSeller?.attachments).toHaveLength(1)
  expect(toDealer?.attachments).toHaveLength(2)
  expect(toSeller?.values).toMatchObject({
    partnerCompany: 'Kampery Łódź Sp. z o.o.',
    partnerCountry: 'PL',
    hammerPriceEur: 41_250,
  })
  expect(JSON.stringify(toSeller)).not.toContain('totalCents')
  expect(toDealer?.values).toMatchObject({ totalCents: 72_188, partnerName: 'Ingrid Jürgensen' })
})

test('twenty orders at once, one of which fails, leave no gap in the numbers (rules 10)', async () => {
  const { services } = await start()
  const orderIds: number[] = []
  for (let index = 0; index < 20; index += 1) orderIds.push(await sellVehicle(services))
  const unlucky = orderIds[7]
  // Blank sheets: this is about numbers, and setting forty documents would be about the machine.
  const blank = async () => new TextEncoder().encode('%PDF-1.7')
  const write = createWriteOrderDocuments({
    ...services,
    pdfWorker: {
      contract: blank,
      invoice: async (invoice) => {
        if (invoice.orderNumber === String(unlucky)) throw new Error('the pdfWorker is broken')
        return blank()
      },
    },
  })
  const outcomes = await Promise.allSettled(orderIds.map((orderId) => write({ orderId })))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  await createWriteOrderDocuments(services)({ orderId: unlucky ?? 0 })
  const { rows } = await services.pool.query(
    `select kind, array_agg(right(number, 5)::int order by number) as numbers
     from order_documents group by kind order by kind`,
  )
  const gapless = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(rows).toEqual([
    { kind: 'commission_invoice', numbers: gapless },
    { kind: 'contract', numbers: gapless },
  ])
})

test('contract and invoice wait for the VAT id, and charge VAT when the hold ends (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services, { vatIdState: 'unchecked' })
  await write({ orderId })
  const held = await orderOf(services, orderId)
  expect(held.documents).toEqual([])
  const heldUntil = held.soldAt.getTime() + 72 * 3_600_000
  await moveClockTo(services.pool, heldUntil + 40 * 24 * 3_600_000)
  await runDueOrders(services)
  const due = (await queuedJobs(services, 'write-order-documents')).at(-1)
  expect(due?.payload).toEqual({ orderId, writtenAt: heldUntil })
  await write({ orderId, writtenAt: heldUntil })
  await write({ orderId })
  const settled = await orderOf(services, orderId)
  expect(settled.documents.map(({ kind }) => kind)).toEqual(['contract', 'commission_invoice'])
  expect(settled.documents[1]?.stated?.issuedOn).toBe(berlinDate(heldUntil))
  expect(settled.amounts).toMatchObject({
    commissionVatCase: 'charged_abroad',
    commissionVatCents: 13_716,
    commissionNetCents: 72_188,
  })
  const invoice = await readPdf(services, settled, 'commission_invoice')
  expect(invoice).toContain(squeezed(formatFor('pl').moneyCents(85_904)))
  // The clock came so late that the due date was over: the dealer has four days from now on.
  expect(await runDueOrders(services)).toBe(0)
  await moveClockTo(services.pool, heldUntil + 46 * 24 * 3_600_000)
  await runDueOrders(services)
  const notifications = (await queuedJobs(services, 'send-mail')).map(({ payload }) => payload)
  expect(notifications.map(({ notification }) => notification)).toEqual([
    ...['order_documents_held_seller', 'order_documents_held_dealer'],
    ...['order_documents_seller', 'order_documents_dealer', 'invoice_reminder'],
  ])
  for (const { values, attachments } of notifications.slice(0, 2)) {
    expect(values).toMatchObject({ heldUntil })
    expect(attachments).toBeUndefined()
  }
  expect(notifications[3]?.attachments).toHaveLength(2)
  expect(notifications[4]?.values).toMatchObject({ invoiceNumber: settled.documents[1]?.number })
  expect(notifications[4]?.attachments).toHaveLength(1)
})

test('whatever happens to an order, its held invoice is written when the hold ends (rules 10)', async () => {
  const { services, write } = await start()
  const { pool } = services
  const step = (orderId: number, changed: Parameters<typeof changeOrder>[2]) =>
    transaction(pool, (client) => changeOrder(client, orderId, changed))
  const sell = async () => {
    const orderId = await sellVehicle(services, { vatIdState: 'unchecked' })
    await write({ orderId })
    return orderId
  }
  const [handedOver, asked, paid] = [await sell(), await sell(), await sell()]
  await step(handedOver, { type: 'note_handover', by: 'seller' })
  await step(asked, { type: 'request_cancellation', reason: 'Wasserschaden' })
  await step(paid, { type: 'mark_paid' })
  const last = (await orderOf(services, paid)).soldAt.getTime() + 72 * 3_600_000
  await moveClockTo(pool, last - 60_000)
  await runDueOrders(services)
  const wanted = async () =>
    (await queuedJobs(services, 'write-order-documents')).filter(
      ({ payload }) => 'writtenAt' in payload,
    )
  expect(await wanted()).toEqual([])
  await moveClockTo(pool, last)
  await runDueOrders(services)
  expect((await wanted()).map(({ payload }) => payload.orderId).toSorted()).toEqual(
    [handedOver, asked, paid].toSorted(),
  )
})

test('a VAT id found valid within the hold frees the invoice without VAT (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services, { vatIdState: 'unchecked' })
  await write({ orderId })
  await services.pool.query(`update merchants set vat_id_state = 'confirmed'`)
  await write({ orderId })
  const { amounts } = await orderOf(services, orderId)
  expect(amounts).toMatchObject({ commissionVatCase: 'reverse_charge', commissionVatCents: 0 })
})

test('a VAT id found valid too late: reversal and a new invoice, three numbers without a gap (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services, { vatIdState: 'unchecked' })
  await write({ orderId })
  const { soldAt } = await orderOf(services, orderId)
  await moveClockTo(services.pool, soldAt.getTime() + 72 * 3_600_000)
  await write({ orderId })
  await services.pool.query(`update merchants set vat_id_state = 'valid'`)
  await queueUndecidedInvoices(services, (await orderOf(services, orderId)).buyerMerchantId)
  expect(await queuedJobs(services, 'write-order-documents')).toHaveLength(1)
  await write({ orderId })
  await write({ orderId })
  const order = await orderOf(services, orderId)
  const documents = order.documents.slice(1)
  const year = await yearOf(services)
  expect(documents.map(({ kind, number }) => [kind, number])).toEqual([
    ['commission_invoice', `CM24-R-${year}-00001`],
    ['reversal_invoice', `CM24-R-${year}-00002`],
    ['commission_invoice', `CM24-R-${year}-00003`],
  ])
  const [first, reversal, corrected] = documents.map(({ stated }) => stated)
  expect([first?.netCents, first?.vatCents]).toEqual([72_188, 13_716])
  expect([reversal?.netCents, reversal?.vatCents]).toEqual([-72_188, -13_716])
  expect([corrected?.netCents, corrected?.vatCents]).toEqual([72_188, 0])
  expect(commissionOf(order)).toEqual({ netCents: 72_188, vatCents: 0, grossCents: 72_188 })
  const text = await readPdf(services, order, 'reversal_invoice')
  expect(text).toContain(`CM24-R-${year}-00001`)
  expect(text).toContain(squeezed(formatFor('pl').moneyCents(-85_904)))
  const notification = (await queuedJobs(services, 'send-mail')).at(-1)?.payload
  expect(notification).toMatchObject({
    notification: 'order_invoice_corrected_dealer',
    values: { reversalNumber: `CM24-R-${year}-00002`, totalCents: 72_188 },
  })
  expect(notification?.attachments).toHaveLength(2)
})

test('an id found wrong in time is charged and never corrected by itself (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services, { vatIdState: 'invalid' })
  await write({ orderId })
  await services.pool.query(`update merchants set vat_id_state = 'valid'`)
  await queueUndecidedInvoices(services, (await orderOf(services, orderId)).buyerMerchantId)
  await write({ orderId })
  const { documents } = await orderOf(services, orderId)
  expect(documents.map(({ kind }) => kind)).toEqual(['contract', 'commission_invoice'])
})

test('a held invoice that nobody owes any more is looked at no more (rules 10)', async () => {
  const { services } = await start()
  const orderId = await sellVehicle(services, { vatIdState: 'unchecked' })
  const steps = [
    { type: 'request_cancellation', reason: 'Wasserschaden' },
    { type: 'answer_cancellation', outcome: 'justified', answer: 'Das Wasser war da.' },
  ] as const
  for (const step of steps) {
    await transaction(services.pool, (client) => changeOrder(client, orderId, step))
  }
  const queued = (await queuedJobs(services, 'write-order-documents')).length
  await services.pool.query('delete from graphile_worker._private_jobs')
  const { buyerMerchantId } = await orderOf(services, orderId)
  await queueUndecidedInvoices(services, buyerMerchantId)
  expect([queued, (await queuedJobs(services, 'write-order-documents')).length]).toEqual([1, 0])
})

test('the checksum of an ad does not move with what only its owner may know (rules 1)', async () => {
  const { services, write } = await start()
  const ids = [await sellVehicle(services), await sellVehicle(services)]
  await services.pool.query(
    `update listings set vehicle_values = vehicle_values || '{"target_price": 50000}'
     where listing_id = (select max(listing_id) from listings)`,
  )
  const hashes = new Set<string>()
  for (const orderId of ids) {
    await write({ orderId })
    const text = await readPdf(services, await orderOf(services, orderId), 'contract')
    hashes.add(/SHA-256([0-9a-f]{64})/.exec(text)?.[1] ?? '')
  }
  expect(hashes.size).toBe(1)
  expect([...hashes][0]).toHaveLength(64)
})

test('a contract printed late names both sides as they were at the sale, the notification as they are (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services)
  const { sellerCustomerId, buyerCustomerId } = await orderOf(services, orderId)
  await services.pool.query(
    `update customers set profile_type = case customer_id when $1 then 'COMMERCIAL' else profile_type end,
       profile = profile || '{"street": "Neuer Weg 1", "companyName": "Neue Firma"}'
     where customer_id in ($1, $2)`,
    [sellerCustomerId, buyerCustomerId],
  )
  await write({ orderId })
  const order = await orderOf(services, orderId)
  const contract = await readPdf(services, order, 'contract')
  expect(contract).toContain(squeezed('Strandallee 12, 24103 Kiel'))
  expect(contract).toContain(squeezed('Kampery Łódź Sp. z o.o.'))
  expect(contract).toContain(squeezed('Der Verkäufer verkauft als Privatperson'))
  for (const later of ['Neuer Weg 1', 'Neue Firma']) {
    expect(contract).not.toContain(squeezed(later))
    expect(await readPdf(services, order, 'commission_invoice')).toContain(squeezed(later))
  }
  const [toSeller] = (await queuedJobs(services, 'send-mail')).map(({ payload }) => payload)
  expect(toSeller?.values).toMatchObject({ partnerCompany: 'Neue Firma' })
})

test('where the sale is exempt from VAT both notifications name what the buyer pays the seller (rules 10)', async () => {
  const { services, write } = await start()
  const orderId = await sellVehicle(services, {
    review: { vatRegime: 'reportable', vatRateBasisPoints: 1_900 },
    seller: { vatRegNo: 'DE123456789' },
    hammerPriceEur: 11_900,
  })
  await write({ orderId })
  const notifications = (await queuedJobs(services, 'send-mail')).map(({ payload }) => payload)
  expect(notifications.map(({ values }) => values)).toEqual([
    expect.objectContaining({ hammerPriceEur: 11_900, payableCents: 1_000_000 }),
    expect.objectContaining({ hammerPriceEur: 11_900, payableCents: 1_000_000 }),
  ])
  const others = await sellVehicle(services)
  await write({ orderId: others })
  const [toSeller] = (await queuedJobs(services, 'send-mail'))
    .map(({ payload }) => payload)
    .filter(({ cause }) => String(cause).startsWith(`order/${others}/`))
  expect(toSeller?.values).not.toHaveProperty('payableCents')
})
