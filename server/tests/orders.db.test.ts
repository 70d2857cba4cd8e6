import { beforeAll, describe, expect, test } from 'vitest'
import type { Order, Purchases } from '#contract/endpoints/order.ts'
import { appOfTest, type Browser, logInAll, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { dayMs, minuteMs } from '#domain/calendar/instant.ts'

/** Orders from outside: who may see, download and change what, through the calls of the server. */

const { app, pool, browser } = await appOfTest()
const targetPriceEur = 20_000
const reason = 'Wasser im Heck, nicht in der Anzeige.'

type Person = 'owner' | 'anna' | 'ben' | 'carla' | 'operator' | 'visitor'
let as: (person: Person) => Browser
let ownerCustomerId: number

beforeAll(async () => {
  ownerCustomerId = await addCustomer(pool, 'owner')
  await addOperator(pool, 'operator')
  for (const name of ['anna', 'ben', 'carla']) await addDealer(pool, name)
  await pool.query(
    `update customers set profile = '{"country": "DE", "city": "Kiel", "companyName": "Wohnmobile Nord GmbH"}'`,
  )
  const customer = await logInAll(browser, ['owner', 'anna', 'ben', 'carla', 'operator'])
  const visitor = browser()
  as = (person) => (person === 'visitor' ? visitor : customer(person))
})

/** Anna buys at the target; contract and invoice are there. */
async function sell(): Promise<Order> {
  const { executor } = app.market
  const auctionId = await addRunningAuction(pool, executor, {
    ...{ startPriceEur: 10_000, targetPriceEur, ownerCustomerId },
  })
  const bid = await as('anna').call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/bid`,
    body: { amountEur: targetPriceEur },
    idempotencyKey: newKey(),
  })
  expect(bid.status, bid.text).toBe(200)
  const { rows } = await pool.query('select ends_at as at from auctions where auction_id = $1', [
    auctionId,
  ])
  await moveClockTo(pool, rows[0].at.getTime())
  await app.market.clock.catchUp()
  return written(await orderOfAuction(auctionId), 2)
}

async function orderOfAuction(auctionId: number): Promise<number> {
  const { rows } = await pool.query(
    'select order_id as id from orders where auction_id = $1 order by order_id desc',
    [auctionId],
  )
  return rows[0].id
}

/** As soon as so many documents are written: that is a job. */
async function written(orderId: number, documents: number): Promise<Order> {
  await expect.poll(async () => (await show(orderId)).documents.length).toBe(documents)
  return show(orderId)
}

async function show(orderId: number): Promise<Order> {
  const { body } = await as('operator').call({
    method: 'GET',
    path: `/api/operator/orders/${orderId}`,
  })
  return body as Order // The answers are checked against the contract by the server.
}

async function post(person: Person, path: string, body: object = {}) {
  const { status, body: answer } = await as(person).call({ method: 'POST', path, body })
  return { status, body: answer as Order & { readonly code?: string } }
}

describe('a document whose file is missing (rules 10)', () => {
  test('nor has a number, as its job failed before it took one: marked, counted and found', async () => {
    const whole = await sell()
    const { orderId } = await sell()
    const soldAt = Date.parse((await show(orderId)).soldAt)
    // As the sale leaves it where no job ever took a number.
    await pool.query('delete from order_documents where order_id = $1', [orderId])
    await pool.query(
      `update orders set documents_missing_from = sold_at + interval '5 minutes' where order_id = $1`,
      [orderId],
    )
    await moveClockTo(pool, soldAt + 4 * minuteMs)
    expect(await show(orderId)).toMatchObject({ missingDocuments: [] })
    await moveClockTo(pool, soldAt + 6 * minuteMs)
    const none = { documentId: null, number: null }
    const missingDocuments = ['contract', 'commission_invoice'].map((kind) => ({ ...none, kind }))
    expect(await show(orderId)).toMatchObject({
      missingDocuments,
      actions: { writeDocuments: true },
    })

    const path = '/api/operator/orders?documents=missing'
    const found = await as('operator').call({ method: 'GET', path })
    expect(found.body).toMatchObject({ total: 1, counts: { documents_missing: 1 } })
    expect(found.body).toMatchObject({ orders: [{ orderId, missingDocuments }] })
    const all = await as('operator').call({ method: 'GET', path: '/api/operator/orders' })
    expect((all.body as { orders: Order[] }).orders.map((order) => order.orderId)).toContain(
      whole.orderId,
    )
    const again = await post('operator', `/api/operator/orders/${orderId}/write-documents`)
    expect(again.status).toBe(200)
    expect(await written(orderId, 2)).toMatchObject({ missingDocuments: [] })
  })

  test('is the operator’s to see and to have written again, under the same number', async () => {
    const { orderId, documents, soldAt } = await sell()
    const invoice = documents.find(({ kind }) => kind === 'commission_invoice')
    const again = `/api/operator/orders/${orderId}/write-documents`
    expect(await show(orderId)).toMatchObject({
      missingDocuments: [],
      actions: { writeDocuments: false },
    })
    expect((await post('operator', again, {})).status).toBe(409)

    // As the pdfWorker leaves it after its last attempt: numbered, and its job is not tried any more.
    await pool.query(
      'update order_documents set storage_key = null, printed_at = null where document_id = $1',
      [invoice?.documentId],
    )
    await pool.query(
      `select graphile_worker.add_job('write-order-documents', json_build_object('orderId', $1::int),
         job_key := 'order-documents:' || $1, run_at := now() + interval '1 day', max_attempts := 1)`,
      [orderId],
    )
    await pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, run_at = now()
       where key = 'order-documents:' || $1`,
      [orderId],
    )
    await moveClockTo(pool, Date.parse(soldAt) + 4 * minuteMs)
    expect(await show(orderId)).toMatchObject({ missingDocuments: [] })
    await moveClockTo(pool, Date.parse(soldAt) + 6 * minuteMs)
    const missing = { documentId: invoice?.documentId, kind: 'commission_invoice' }
    const found = await as('operator').call({ method: 'GET', path: '/api/operator/orders' })
    const { orders } = found.body as { orders: Order[] } // By the contract.
    expect(orders.find((order) => order.orderId === orderId)).toMatchObject({
      missingDocuments: [{ ...missing, number: invoice?.number }],
      actions: { writeDocuments: true },
    })
    const bought = await as('anna').call({
      method: 'GET',
      path: '/api/private/customer/my-purchases/get',
    })
    const { products } = bought.body as Purchases // By the contract.
    expect(products.map(({ order }) => order)).toContainEqual(
      expect.objectContaining({ orderId, missingDocuments: [] }),
    )
    for (const person of ['anna', 'owner', 'carla'] as const) {
      expect((await post(person, again, {})).status).toBe(404)
    }

    const { rows: before } = await pool.query('select sum(last_number) from invoice_counters')
    expect(await post('operator', again, {})).toMatchObject({ status: 200 })
    const { documents: printed } = await written(orderId, 2)
    expect(printed).toContainEqual(invoice)
    expect((await pool.query('select sum(last_number) from invoice_counters')).rows).toEqual(before)
    expect((await post('operator', again, {})).status).toBe(409)
  })
})

describe('the documents of an order (rules 1, 10)', () => {
  // Who, and the status of contract and invoice.
  test.each([
    ['owner', 200, 404],
    ['anna', 200, 200],
    ['operator', 200, 200],
    ['ben', 404, 404],
    ['visitor', 401, 401],
  ] as const)(
    '%s gets the contract with %i, the invoice with %i',
    async (person, contract, invoice) => {
      const order = await firstOrder()
      const statuses = []
      for (const { documentId } of order.documents) {
        const path = `/api/private/order/${order.orderId}/document/${documentId}`
        statuses.push((await as(person).call({ method: 'GET', path })).status)
      }
      expect(statuses).toEqual([contract, invoice])
    },
  )

  test('a document of another order is not found under an own one', async () => {
    const [own, other] = [await firstOrder(), await sell()]
    const path = `/api/private/order/${own.orderId}/document/${other.documents[0]?.documentId}`
    expect((await as('owner').call({ method: 'GET', path })).status).toBe(404)
  })

  test('sales and purchases list one’s own and nobody else’s', async () => {
    const { orderId } = await firstOrder()
    const listed = async (person: Person, list: 'sales' | 'purchases') => {
      const path = `/api/private/customer/my-${list}/get`
      const { body } = await as(person).call({ method: 'GET', path })
      const { orders, products = [] } = body as Partial<Purchases & { orders: Order[] }> // Read as the list it is.
      return orders ?? products.map(({ order, ...product }) => ({ ...order, product }))
    }
    const [sold] = (await listed('owner', 'sales')).filter((each) => each.orderId === orderId)
    expect(sold).toMatchObject({ perspective: 'seller', commission: null, payment: null })
    expect((await listed('anna', 'purchases')).map((each) => each.orderId)).toContain(orderId)
    expect(await listed('ben', 'purchases')).toEqual([])
    const path = '/api/private/customer/my-purchases/get?order_status=canceled'
    const narrowed = (await as('anna').call({ method: 'GET', path })).body as Purchases // By the contract.
    expect(narrowed.products.every(({ order }) => order.status === 'canceled')).toBe(true)
    const [status] = narrowed.filters
    const { products } = (await as('anna').call({ method: 'GET', path: path.split('?')[0] ?? '' }))
      .body as Purchases // By the contract.
    expect(status?.options.reduce((sum, { count }) => sum + count, 0)).toBe(products.length)
    expect(await listed('anna', 'sales')).toEqual([])
  })
})

let first: Promise<Order> | undefined
function firstOrder(): Promise<Order> {
  first ??= sell()
  return first
}

describe('a cancellation (rules 10)', () => {
  test('only the buyer asks, only the operator answers, each once', async () => {
    const { orderId } = await sell()
    const ask = `/api/private/order/${orderId}/request-cancellation`
    const answer = `/api/operator/orders/${orderId}/answer-cancellation`
    const verdict = { verdict: 'rejected', answer: 'Es stand in der Anzeige.' }
    expect((await post('owner', ask, { reason })).status).toBe(404)
    expect((await post('ben', ask, { reason })).status).toBe(404)
    expect((await post('operator', answer, verdict)).body.code).toBe('ACTION_NOT_POSSIBLE_NOW')
    expect((await post('anna', ask, { reason })).body.status).toBe(
      'cancellation_requested_by_dealer',
    )
    expect((await post('anna', ask, { reason })).body.code).toBe('ACTION_NOT_POSSIBLE_NOW')
    for (const person of ['owner', 'anna', 'ben'] as const) {
      expect((await post(person, answer, verdict)).status).toBe(404)
    }
    // That they ask is told to the seller, what they wrote is between them and the operator.
    const sales = '/api/private/customer/my-sales/get'
    const { text } = await as('owner').call({ method: 'GET', path: sales })
    expect([text.includes('cancellation_requested_by_dealer'), text.includes(reason)]).toEqual([
      true,
      false,
    ])
    expect((await post('operator', answer, verdict)).body.status).toBe('pending')
    expect((await post('anna', ask, { reason })).body.code).toBe('ACTION_NOT_POSSIBLE_NOW')
    const { rows } = await pool.query(
      `select action, facts ->> 'verdict' as verdict from operator_actions where subject = $1
       and action = 'answer_cancellation'`,
      [`order:${orderId}`],
    )
    expect(rows).toEqual([{ action: 'answer_cancellation', verdict: 'rejected' }])
  })

  // Verdict, documents afterwards, what is still owed, notification to the dealer.
  test.each([
    ['justified', 3, false, 'order_canceled_dealer'],
    ['unjustified', 2, true, 'order_canceled_still_owed'],
  ] as const)(
    '%s: the sale is void, documents %i, owed %s',
    async (verdict, documents, isOwed, notification) => {
      const { orderId, auctionId } = await sell()
      await post('anna', `/api/private/order/${orderId}/request-cancellation`, { reason })
      const answer = { verdict, answer: 'Wir haben es geprüft.' }
      const answered = await post(
        'operator',
        `/api/operator/orders/${orderId}/answer-cancellation`,
        answer,
      )
      expect(answered.body.status).toBe('canceled')
      const { rows } = await pool.query('select status from auctions where auction_id = $1', [
        auctionId,
      ])
      expect(rows).toEqual([{ status: 'failed' }])
      const order = await written(orderId, documents)
      expect(order.payment?.isOwed).toBe(isOwed)
      const notified = await pool.query(
        'select notification from messages where cause like $1 and notification like $2',
        [`order/${orderId}/%`, 'order_canceled%'],
      )
      expect(notified.rows.map((row) => row.notification).toSorted()).toEqual(
        [notification, 'order_canceled_seller'].toSorted(),
      )
    },
  )

  test('two operators answer at once: one verdict counts', async () => {
    const { orderId } = await sell()
    await post('anna', `/api/private/order/${orderId}/request-cancellation`, { reason })
    const answers = await Promise.all(
      (['justified', 'unjustified'] as const).map((verdict) =>
        post('operator', `/api/operator/orders/${orderId}/answer-cancellation`, {
          ...{ verdict, answer: 'Wir haben es geprüft.' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('an operator’s look at documents and payers and their note of a handover are logged (rules 11)', async () => {
  const { orderId, documents } = await sell()
  const documentId = documents[0]?.documentId
  const document = `/api/private/order/${orderId}/document/${documentId}`
  const logged = async (subject: string) => {
    const { rows } = await pool.query(
      `select action, facts from operator_actions where subject = $1
       and action not like 'view_order' order by action_id`,
      [subject],
    )
    return rows
  }
  await as('anna').call({ method: 'GET', path: document })
  expect(await logged(`order:${orderId}`)).toEqual([])
  await as('operator').call({ method: 'GET', path: document })
  await post('operator', `/api/private/order/${orderId}/handed-over`)
  expect(await logged(`order:${orderId}`)).toEqual([
    { action: 'view_order_document', facts: { documentId } },
    { action: 'note_handover', facts: {} },
  ])
  const before = (await logged('bank')).length
  await as('operator').call({ method: 'GET', path: '/api/operator/bank/lines' })
  expect((await logged('bank')).slice(before)).toEqual([{ action: 'view_bank_lines', facts: {} }])
})

describe('a bank file (rules 10)', () => {
  const importing = (text: string) =>
    post('operator', '/api/operator/bank/files', { fileName: 'november.csv', text })
  const head = 'Buchungstag;Zahlungspflichtiger;Verwendungszweck;Betrag\n'

  test('pays what matches once, shows what does not, and lifts the bidding stop', async () => {
    const { orderId, commission, documents } = await sell()
    const { rows } = await pool.query('select due_at as at from orders where order_id = $1', [
      orderId,
    ])
    await moveClockTo(pool, rows[0].at.getTime() + 7 * dayMs)
    await app.market.clock.catchUp()
    expect((await show(orderId)).payment).toMatchObject({ stopsBidding: true })
    const other = await addRunningAuction(pool, app.market.executor, {
      ...{ startPriceEur: 10_000, targetPriceEur },
    })
    const bid = () => ({
      ...({ method: 'POST', path: `/api/private/auction/${other}/bid` } as const),
      ...{ body: { amountEur: 10_000 }, idempotencyKey: newKey() },
    })
    expect(await as('anna').call(bid())).toMatchObject({
      ...{ status: 403, body: { code: 'BIDDING_STOPPED' } },
    })
    // What else of hers is overdue stops her too, until it is paid.
    await payAllBut(orderId)
    expect((await as('anna').call(bid())).status).toBe(403)
    const number = documents.find(({ kind }) => kind === 'commission_invoice')?.number
    const euros = ((commission?.grossCents ?? 0) / 100).toFixed(2).replace('.', ',')
    const text = `${head}20.11.2026;Anna;${number};${euros}\n20.11.2026;Ben;Hallo;1,00\n`
    expect((await importing(text)).body).toEqual({ matched: 1, open: 1, known: 0 })
    expect((await importing(text)).body).toEqual({ matched: 0, open: 0, known: 2 })
    expect((await show(orderId)).status).toBe('paid')
    expect((await as('anna').call(bid())).status).toBe(200)
  })

  test('a line that did not match is assigned by hand, once; nobody else may', async () => {
    const { orderId } = await sell()
    await importing(`${head}21.11.2026;Anna;Wohnmobil;12,00\n`)
    const { body } = await as('operator').call({ method: 'GET', path: '/api/operator/bank/lines' })
    const { lines } = body as { lines: { lineId: number; purpose: string }[] } // By the contract.
    const lineId = lines.find(({ purpose }) => purpose === 'Wohnmobil')?.lineId
    const assign = `/api/operator/bank/lines/${lineId}/assign`
    expect((await post('anna', assign, { orderId })).status).toBe(404)
    expect(await post('operator', assign, { orderId })).toMatchObject({ status: 200 })
    expect((await post('operator', assign, { orderId })).status).toBe(409)
    expect((await show(orderId)).status).toBe('paid')
  })

  test('that is none is refused in words', async () => {
    const files = ['GIF89a', '', '\n \n', `${head}21.11.2026;Anna;Wohnmobil;viel\n`]
    const codes = await Promise.all(files.map(async (file) => (await importing(file)).body.code))
    expect(codes.map((code) => code?.slice(5, 9))).toEqual(['FILE', 'FILE', 'FILE', 'LINE'])
    expect(
      (await post('anna', '/api/operator/bank/files', { fileName: 'a', text: 'b' })).status,
    ).toBe(404)
  })
})

async function payAllBut(orderId: number): Promise<void> {
  const { rows } = await pool.query(
    `select order_id as id from orders where order_id <> $1 and paid_at is null
     and cancellation_outcome is distinct from 'justified'`,
    [orderId],
  )
  for (const { id } of rows) await post('operator', `/api/operator/orders/${id}/paid`)
}
