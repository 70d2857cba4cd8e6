import { beforeAll, describe, expect, test } from 'vitest'
import type { HandoverPage } from '#contract/endpoints/handover/handover.ts'
import type { Order } from '#contract/endpoints/order.ts'
import { appOfTest, type Browser, logInAll, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import { dayMs, hourMs } from '#domain/calendar/instant.ts'

/** From the sale to the handover, through the calls of the server (rules 10). */

const { app, pool, browser } = await appOfTest()
const targetPriceEur = 20_000

type Person = 'owner' | 'anna' | 'ben' | 'operator'
let as: (person: Person) => Browser
let ownerCustomerId: number
let soldAt: number

beforeAll(async () => {
  ownerCustomerId = await addCustomer(pool, 'owner')
  await addOperator(pool, 'operator')
  for (const name of ['anna', 'ben']) await addDealer(pool, name)
  // Without an address no invoice is written.
  await pool.query(
    `update customers set profile = '{"country": "DE", "city": "Kiel", "companyName": "Wohnmobile Nord GmbH"}'`,
  )
  as = await logInAll(browser, ['owner', 'anna', 'ben', 'operator'])
})

/** Anna buys at the target. */
async function sell(): Promise<number> {
  const auctionId = await addRunningAuction(pool, app.market.executor, {
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
  soldAt = rows[0].at.getTime()
  await goTo(soldAt)
  const orders = await pool.query('select order_id as id from orders where auction_id = $1', [
    auctionId,
  ])
  return orders.rows[0].id
}

async function goTo(instant: number): Promise<void> {
  await moveClockTo(pool, instant)
  await app.market.clock.catchUp()
}

type Answer = { readonly status: number; readonly body: Order & { readonly code?: string } }

async function post(person: Person, path: string, body: object = {}): Promise<Answer> {
  const { status, body: answer } = await as(person).call({ method: 'POST', path, body })
  return { status, body: answer as Answer['body'] } // Checked against the contract by the server.
}

async function notifiedOf(orderId: number): Promise<string[]> {
  const { rows } = await pool.query(
    `select case customer_id when $2 then 'owner ' else 'anna ' end || notification as notified
     from messages where cause like $1 and notification like 'handover%' order by message_id`,
    [`order/${orderId}/%`, ownerCustomerId],
  )
  return rows.map(({ notified }) => notified)
}

async function pageOf(person: Person, orderId: number) {
  const path = `/api/private/order/${orderId}/handover`
  return (await as(person).call({ method: 'GET', path })).body as HandoverPage // As above.
}

describe('the account to which the price goes', () => {
  const iban = 'DE89 3704 0044 0532 0130 00'
  const plain = 'DE89370400440532013000'
  const other = 'NL91ABNA0417164300'

  test('is given by the seller who has shown who they are, and shown to the two sides alone', async () => {
    const orderId = await sell()
    const path = `/api/private/order/${orderId}/bank-account`
    const given = { iban, holder: 'Wohnmobile Nord GmbH' }
    for (const person of ['anna', 'ben', 'operator'] as const) {
      expect((await post(person, path, given)).status, person).toBe(404)
    }
    await pool.query('update sessions set proved_at = null where customer_id = $1', [
      ownerCustomerId,
    ])
    expect((await post('owner', path, given)).body.code).toBe('IDENTITY_UNPROVED')
    await pool.query('update sessions set proved_at = now() where customer_id = $1', [
      ownerCustomerId,
    ])
    const wrong = await post('owner', path, { ...given, iban: iban.replace('89', '98') })
    expect(wrong).toMatchObject({
      ...{ status: 422, body: { fields: [{ field: 'iban', rule: 'iban' }] } },
    })
    expect((await pageOf('anna', orderId)).account.shown).toBeNull()
    for (const again of [1, 2])
      expect((await post('owner', path, given)).status, `${again}`).toBe(200)
    const { account } = await pageOf('anna', orderId)
    expect(account).toMatchObject({ shown: { iban: plain }, waiting: null, mayGive: false })
    expect((await pageOf('operator', orderId)).account.shown).toBeNull()

    await goTo(soldAt + hourMs)
    expect((await post('owner', path, { ...given, iban: other })).status).toBe(200)
    expect((await pageOf('anna', orderId)).account).toMatchObject({
      ...{ shown: { iban: plain }, waiting: { account: null } },
    })
    expect((await pageOf('owner', orderId)).account.waiting?.account?.iban).toBe(other)
    await goTo(soldAt + 25 * hourMs + 60_000)
    expect((await pageOf('anna', orderId)).account).toMatchObject({
      ...{ shown: { iban: other }, waiting: null },
    })

    const { rows } = await pool.query(
      `select notification, count(*)::int as count from messages
       where cause like $1 and notification like 'bank%' group by 1 order by 1`,
      [`order/${orderId}/%`],
    )
    expect(rows).toEqual([
      { notification: 'bank_account_changed', count: 1 },
      { notification: 'bank_account_changed_seller', count: 1 },
      { notification: 'bank_account_given', count: 1 },
      { notification: 'bank_account_given_seller', count: 1 },
    ])
    const spoken = await pool.query(
      `select from (select facts::text as said from messages
         union all select payload::text from graphile_worker._private_jobs) all_of_it
       where said like any($1::text[])`,
      [[plain, other].map((each) => `%${each.slice(-8)}%`)],
    )
    expect(spoken.rows).toEqual([])
  })

  test('stands in the contract that the two sides fetch, and not in the mailed one', async () => {
    const orderId = await sell()
    const contractOf = async (person: Person) => {
      const { rows } = await pool.query(
        `select document_id as id from order_documents where order_id = $1 and kind = 'contract'`,
        [orderId],
      )
      const path = `/api/private/order/${orderId}/document/${rows[0]?.id}`
      return (await as(person).call({ method: 'GET', path })).text
    }
    const isPrinted = async () => {
      const { rows } = await pool.query(
        'select contract_key as key from order_bank_accounts where order_id = $1',
        [orderId],
      )
      return rows[0]?.key !== null
    }
    const path = `/api/private/order/${orderId}/bank-account`
    expect((await post('owner', path, { iban, holder: 'Wohnmobile Nord GmbH' })).status).toBe(200)
    await expect.poll(isPrinted, { timeout: 60_000 }).toBe(true)
    const mailed = await contractOf('operator')
    expect(mailed.startsWith('%PDF')).toBe(true)
    for (const person of ['owner', 'anna'] as const) {
      expect((await contractOf(person)) === mailed, person).toBe(false)
    }
    // Paid: nobody gives another account for it.
    await post('owner', `/api/private/order/${orderId}/handover/money`, { isMarked: true })
    const late = await post('owner', path, { iban: other, holder: 'Wohnmobile Nord GmbH' })
    expect(late.body.code).toBe('ACTION_NOT_POSSIBLE_NOW')
  })
})

describe('two sides on their way to a handover', () => {
  test('agree on a date, are reminded of it, and say both that it is done', async () => {
    const orderId = await sell()
    const handover = `/api/private/order/${orderId}/handover`
    const date = { day: berlinDate(soldAt + 3 * dayMs), time: '10:30' }
    const proposed = await post('anna', `${handover}/propose-date`, date)
    const meetsAt = proposed.body.handover.proposal?.meetsAt ?? ''
    expect(proposed.body.actions).toMatchObject({ agreeDate: false, proposeDate: true })
    // Pressed twice: the owner is told once.
    expect((await post('anna', `${handover}/propose-date`, date)).status).toBe(200)
    expect((await post('anna', `${handover}/agree-date`, { meetsAt })).status).toBe(409)
    for (const again of [1, 2]) {
      const agreed = await post('owner', `${handover}/agree-date`, { meetsAt })
      expect(agreed.body.handover, `${again}`).toMatchObject({
        ...{ agreedMeetsAt: meetsAt, proposal: null, nextStep: 'give_account' },
      })
    }
    await post('anna', `${handover}/money`, { isMarked: true })
    const arrived = await post('owner', `${handover}/money`, { isMarked: true })
    expect(arrived.body.handover.nextStep).toBe('await_day')
    const ticked = await post('owner', `${handover}/item`, { item: 'keys', isDone: true })
    expect(ticked.body.handover.checklist).toContainEqual({ item: 'keys', isDone: true })

    await goTo(Date.parse(meetsAt) - 25 * hourMs)
    expect(await notifiedOf(orderId)).toEqual([
      ...[
        'owner handover_date_proposed',
        'owner handover_date_agreed',
        'anna handover_date_agreed',
      ],
    ])
    await goTo(Date.parse(meetsAt) - 20 * hourMs)
    // Who has confirmed is not reminded any more.
    await expect.poll(async () => (await notifiedOf(orderId)).length).toBe(5)
    const day = await as('owner').call({ method: 'GET', path: handover })
    expect(day.body).toMatchObject({ order: { handover: { otherChecklist: { done: 0 } } } })
    const handedOver = `/api/private/order/${orderId}/handed-over`
    const one = await post('owner', handedOver)
    expect(one.body.handover).toMatchObject({ handedOver: null, nextStep: 'await_confirmation' })
    expect((await post('owner', handedOver)).status).toBe(409)
    const both = await post('anna', handedOver)
    expect(both.body).toMatchObject({
      ...{ handover: { handedOver: { by: 'buyer' }, nextStep: 'done' } },
      actions: { requestCancellation: false, proposeDate: false, markItems: false },
    })
    expect((await notifiedOf(orderId)).slice(3)).toEqual([
      ...['owner handover_tomorrow', 'anna handover_tomorrow', 'anna handover_noted'],
      ...['owner handover_done', 'anna handover_done'],
    ])
  })

  test('a day that is over, one far away, others’ sales and a sale called off are refused', async () => {
    const orderId = await sell()
    const propose = (person: Person, day: string) =>
      post(person, `/api/private/order/${orderId}/handover/propose-date`, { day, time: '08:00' })
    const past = await propose('owner', berlinDate(soldAt))
    expect(past).toMatchObject({
      ...{ status: 422, body: { fields: [{ field: 'day', rule: 'future_date' }] } },
    })
    const far = await propose('owner', berlinDate(soldAt + 120 * dayMs))
    expect(far.body).toMatchObject({ fields: [{ field: 'day', rule: 'date_too_late' }] })
    const soon = berlinDate(soldAt + 2 * dayMs)
    // Another dealer, and an operator, who has no side in it.
    for (const person of ['ben', 'operator'] as const) {
      expect((await propose(person, soon)).status, person).toBe(404)
    }
    const page = { method: 'GET', path: `/api/private/order/${orderId}/handover` } as const
    expect((await as('ben').call(page)).status).toBe(404)
    const handedOver = `/api/private/order/${orderId}/handed-over`
    expect((await post('ben', handedOver)).status).toBe(404)
    expect((await propose('anna', soon)).status).toBe(200)

    const reason = 'Wasser im Heck, nicht in der Anzeige.'
    await post('anna', `/api/private/order/${orderId}/request-cancellation`, { reason })
    expect((await propose('owner', soon)).body.code).toBe('ACTION_NOT_POSSIBLE_NOW')
    const answer = { verdict: 'justified', answer: 'Wir haben es geprüft.' }
    const verdict = `/api/operator/orders/${orderId}/answer-cancellation`
    expect((await post('anna', verdict, answer)).status).toBe(404)
    await post('operator', verdict, answer)
    for (const path of [`/api/private/order/${orderId}/handover/money`, handedOver]) {
      expect((await post('owner', path, { isMarked: true })).body.code).toBe(
        'ACTION_NOT_POSSIBLE_NOW',
      )
    }
    expect((await as('owner').call(page)).body).toMatchObject({
      order: { handover: { nextStep: 'voided' } },
    })
  })
})
