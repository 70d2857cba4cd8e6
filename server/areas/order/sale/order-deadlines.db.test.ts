import { expect, test, vi } from 'vitest'
import { moveClockTo } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { endOfBerlinDay } from '#domain/calendar/deadlines.ts'
import { hourMs } from '#domain/calendar/instant.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changeOrder } from '../change-order.ts'
import { createWriteOrderDocuments } from '../documents/write-order-documents.ts'
import { orderStateOf } from '../order-state.ts'
import { lockOrder } from '../order-store.ts'
import { payOrder } from '../payments/pay-order.ts'
import { documentServices, orderOf, queuedJobs, sellVehicle } from '../testing/orders-of-test.ts'
import { runDueOrders } from './order-deadlines.ts'
import { findNextOrderDueInMs } from './order-due-store.ts'

async function start() {
  const { pool } = await testDatabase()
  const services = await documentServices(pool)
  const orderId = await sellVehicle(services)
  await createWriteOrderDocuments(services)({ orderId })
  const { invoiceDueAt } = orderStateOf(await orderOf(services, orderId))
  /** Days of the calendar, of which one has 23 hours and one has 25. */
  const daysAfterDue = (days: number) => endOfBerlinDay(invoiceDueAt, days)
  const goTo = async (days: number, laterMs = 0) => {
    await moveClockTo(pool, daysAfterDue(days) + 1 + laterMs)
    while ((await runDueOrders(services)) > 0);
  }
  const stopped = async () => {
    const { rows } = await pool.query('select bidding_stopped_at as at from merchants')
    return rows.map(({ at }) => at !== null)
  }
  const notifications = async () =>
    (await queuedJobs(services, 'send-mail')).map(({ payload }) => payload.notification).slice(2)
  return { services, pool, orderId, daysAfterDue, goTo, stopped, notifications }
}

test('reminder at four days, stop at ten, bidding again with the payment (rules 10)', async () => {
  const { services, pool, orderId, goTo, stopped, notifications } = await start()
  await goTo(4, -hourMs)
  expect(await notifications()).toEqual([])
  await goTo(4)
  expect(await notifications()).toEqual(['invoice_reminder'])
  await goTo(10, -hourMs)
  expect(await stopped()).toEqual([false])
  await goTo(10)
  expect(await stopped()).toEqual([true])
  expect((await queuedJobs(services, 'end-agents')).map(({ payload }) => payload)).toHaveLength(1)
  await goTo(60)
  expect(await notifications()).toEqual(['invoice_reminder', 'bidding_stopped'])
  await transaction(pool, (client) => payOrder(services, client, orderId))
  expect(await stopped()).toEqual([false])
  expect((await notifications()).at(-1)).toBe('bidding_stop_lifted')
})

test('an invoice without its file is not reminded of, and four days after it came it is (rules 10)', async () => {
  const { pool } = await testDatabase()
  const services = await documentServices(pool)
  const orderId = await sellVehicle(services)
  const invoice = () => Promise.reject(new Error('the pdfWorker is broken'))
  const broken = { ...services, pdfWorker: { ...services.pdfWorker, invoice } }
  await expect(createWriteOrderDocuments(broken)({ orderId })).rejects.toThrow('broken')
  const { invoiceDueAt } = orderStateOf(await orderOf(services, orderId))
  const remindedAt = async () => (await orderOf(services, orderId)).remindedAt
  await moveClockTo(pool, endOfBerlinDay(invoiceDueAt, 20) + 1)
  while ((await runDueOrders(services)) > 0);
  // Whatever else is done with the order plans nothing either.
  await transaction(pool, (client) =>
    changeOrder(client, orderId, { type: 'note_handover', by: 'buyer' }),
  )
  while ((await runDueOrders(services)) > 0);
  expect(await remindedAt()).toBeNull()

  await createWriteOrderDocuments(services)({ orderId })
  expect(await runDueOrders(services)).toBe(0)
  await moveClockTo(pool, endOfBerlinDay(invoiceDueAt, 25) + 1)
  while ((await runDueOrders(services)) > 0);
  expect((await remindedAt())?.getTime()).toBe(endOfBerlinDay(invoiceDueAt, 25))
  const [reminder] = (await queuedJobs(services, 'send-mail')).slice(2)
  expect(reminder?.payload).toMatchObject({ notification: 'invoice_reminder', attachments: [{}] })
})

test('whoever has paid does not wait for what a batch has queued (rules 10)', async () => {
  const { services, pool, orderId } = await start()
  await transaction(pool, (client) => payOrder(services, client, orderId))
  const { rows } = await pool.query(
    `select j.payload ->> 'notification' as notification from graphile_worker._private_jobs j
     where j.payload ->> 'notification' is not null order by j.priority, j.id limit 1`,
  )
  expect(rows).toEqual([{ notification: 'order_paid_dealer' }])
})

test.each([
  [1, 'order_paid_otherwise_dealer'],
  [undefined, 'order_paid_dealer'],
])(
  'thanked is who paid what was asked: of %s cents the notification is %s (rules 10)',
  async (cents, notification) => {
    const { services, pool, orderId } = await start()
    await transaction(pool, (client) => payOrder(services, client, orderId, cents))
    const [notified] = (await queuedJobs(services, 'send-mail')).slice(-1)
    expect(notified?.payload).toMatchObject({ notification })
  },
)

test('a dealer who pays too little while stopped reads of both, the stop and the difference (rules 10)', async () => {
  const { services, pool, orderId, goTo, notifications } = await start()
  await goTo(10)
  await transaction(pool, (client) => payOrder(services, client, orderId, 1))
  expect((await notifications()).slice(2)).toEqual([
    'bidding_stop_lifted',
    'order_paid_otherwise_dealer',
  ])
})

test('a clock that was away does both at their own instants, six days apart (rules 3, 10)', async () => {
  const { services, pool, orderId, daysAfterDue, goTo } = await start()
  await goTo(60)
  const { remindedAt, biddingStoppedAt } = orderStateOf(await orderOf(services, orderId))
  expect(remindedAt).toBe(daysAfterDue(4))
  expect(biddingStoppedAt).toBe(daysAfterDue(10))
  const { rows } = await pool.query<{ code: string; at: Date }>(
    `select notification as code, created_at as at from messages
     where notification in ('invoice_reminder', 'bidding_stopped') order by created_at`,
  )
  expect(rows.map(({ code, at }) => [code, at.getTime()])).toEqual([
    ['invoice_reminder', daysAfterDue(4)],
    ['bidding_stopped', daysAfterDue(10)],
  ])
})

test('two processes that meet one deadline act on it once (rules 10)', async () => {
  const { services, pool, daysAfterDue, notifications } = await start()
  await moveClockTo(pool, daysAfterDue(4) + 1)
  await Promise.all([1, 2, 3, 4].map(() => runDueOrders(services)))
  expect(await notifications()).toEqual(['invoice_reminder'])
})

test('an order that fails is postponed and holds up no other (rules 10)', async () => {
  const { services, pool, orderId: failing, daysAfterDue, goTo, notifications } = await start()
  const other = await sellVehicle(services)
  await createWriteOrderDocuments(services)({ orderId: other })
  await pool.query(
    `create function fail() returns trigger language plpgsql as $$
     begin raise exception 'this order fails'; end $$`,
  )
  await pool.query(
    `create trigger fail before update on orders for each row
     when (new.order_id = ${failing} and new.reminded_at is not null) execute function fail()`,
  )
  await goTo(4)
  expect((await orderOf(services, other)).remindedAt).not.toBeNull()
  expect(await findNextOrderDueInMs(pool)).toBeGreaterThan(0)
  expect(await runDueOrders(services)).toBe(0)
  await pool.query('drop trigger fail on orders')
  await goTo(4, hourMs)
  expect((await orderOf(services, failing)).remindedAt?.getTime()).toBe(daysAfterDue(4))
  expect(
    (await notifications()).filter((notification) => notification === 'invoice_reminder'),
  ).toHaveLength(2)
})

test('an order that somebody holds is left to them, and the clock does not wait (rules 10)', async () => {
  const { services, pool, orderId, daysAfterDue, notifications } = await start()
  await moveClockTo(pool, daysAfterDue(4) + 1)
  const failed = vi.spyOn(services.log, 'error')
  await transaction(pool, async (client) => {
    await lockOrder(client, orderId)
    expect(await runDueOrders(services)).toBe(0)
  })
  expect([failed.mock.calls, await notifications()]).toEqual([[], []])
  expect(await runDueOrders(services)).toBe(1)
  expect(await notifications()).toEqual(['invoice_reminder'])
})

test('a second unpaid order keeps the stop when the first is paid (rules 10)', async () => {
  const { services, pool, orderId, goTo, stopped } = await start()
  const second = await sellVehicle(services)
  await createWriteOrderDocuments(services)({ orderId: second })
  await pool.query(
    `update orders set buyer_merchant_id = (select buyer_merchant_id from orders where order_id = $1)
     where order_id = $2`,
    [orderId, second],
  )
  await goTo(11)
  await transaction(pool, (client) => payOrder(services, client, orderId))
  expect(await stopped()).toContain(true)
  await transaction(pool, (client) => payOrder(services, client, second))
  expect(await stopped()).not.toContain(true)
})

test('while a request to cancel is open nothing is due (rules 10)', async () => {
  const { services, pool, orderId, goTo, notifications } = await start()
  const request = { type: 'request_cancellation', reason: 'Wasserschaden' } as const
  await transaction(pool, (client) => changeOrder(client, orderId, request))
  await goTo(60)
  expect(await notifications()).toEqual([])
  const answer = { type: 'answer_cancellation', outcome: 'rejected', answer: 'Nein.' } as const
  await transaction(pool, (client) => changeOrder(client, orderId, answer))
  await goTo(60)
  expect(await notifications()).toEqual(['invoice_reminder'])
  const { biddingStoppedAt } = orderStateOf(await orderOf(services, orderId))
  expect(biddingStoppedAt).toBeNull()
})
