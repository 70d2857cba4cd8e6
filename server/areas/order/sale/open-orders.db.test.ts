import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  type Dealer,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { batchPoolOf, testDatabase } from '#database/testing/test-database.ts'
import { createMarketExecutor } from '../../../market-executor.ts'
import type { DatabaseClient, DatabasePool } from '../../../platform/database/pool.ts'
import { onlyRow } from '../../../platform/database/queryable.ts'
import { prepareJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log/log.ts'

/** What the orders of a batch's sales cost the closing that is waited for (rules 3, 10). */

const { pool } = await testDatabase()
const log = createLog({ level: 'silent' })
const asked = { statements: 0, roundTrips: 0 }
const executor = createMarketExecutor({
  pool: countedPool(batchPoolOf(pool)),
  log,
  keys: testKeys,
  termsValidFrom: new Date('2026-01-01T00:00:00Z'),
  announce: () => undefined,
})
let dealer: Dealer

beforeAll(async () => {
  await prepareJobs(pool, log)
  dealer = await addDealer(pool, 'anna')
})

afterAll(() => executor.stop())

/** Counts what is asked of its connections; what is sent before an answer is of the same round trip. */
function countedPool(batchPool: DatabasePool): DatabasePool {
  return withOwn(batchPool, 'connect', async () => counted(await batchPool.connect()))
}

function counted(client: DatabaseClient): DatabaseClient {
  let unanswered = 0
  return withOwn(client, 'query', (...statement: Parameters<DatabaseClient['query']>) => {
    asked.statements += 1
    if (unanswered === 0) asked.roundTrips += 1
    unanswered += 1
    return client.query(...statement).finally(() => {
      unanswered -= 1
    })
  })
}

/** The same object with one function of its own. */
function withOwn<Whole extends object>(whole: Whole, name: keyof Whole, own: unknown): Whole {
  return new Proxy(whole, {
    get: (_, property) => {
      if (property === name) return own
      const value: unknown = Reflect.get(whole, property)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}

/** So many auctions whose ends have come, and whose highest bid buys. */
async function addSold(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const prices = { startPriceEur: 5000, targetPriceEur: 10_000 }
    const auctionId = await addRunningAuction(pool, executor, prices)
    await executor.execute(bidOf(dealer, { auctionId, amountEur: 10_000 }))
  }
  const { endsAt } = onlyRow(
    await pool.query<{ endsAt: Date }>(
      `select max(ends_at) as "endsAt" from auctions where status in ('running', 'hotbidding')`,
    ),
  )
  await moveClockTo(pool, endsAt.getTime())
}

/** What the closing of so many auctions asks that are sold at once. */
async function closeSold(count: number) {
  await addSold(count)
  const before = await countOrders()
  Object.assign(asked, { statements: 0, roundTrips: 0 })
  await executor.due.runAll()
  return { ...asked, orders: (await countOrders()) - before }
}

async function countOrders(): Promise<number> {
  const answer = await pool.query<{ count: number }>('select count(*)::int as count from orders')
  return onlyRow(answer).count
}

async function countJobs(task: string): Promise<number> {
  const answer = await pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  )
  return onlyRow(answer).count
}

test('20 auctions that are sold at once ask no more of the database than one', async () => {
  const one = await closeSold(1)
  const twenty = await closeSold(20)
  expect([one.orders, twenty.orders]).toEqual([1, 20])
  expect(twenty.statements).toBe(one.statements)
  // The lock with what is due, loading, writing with what orders need, orders, jobs with the commit,
  // the lock again; then the sweep that finds nothing more.
  expect([one.roundTrips, twenty.roundTrips]).toEqual([8, 8])
  expect(await countJobs('write-order-documents')).toBe(21)
  expect(await countJobs('check-vat-id')).toBe(1)
})

test('a sale whose jobs cannot be queued is undone, and made by the next visit (rules 10)', async () => {
  await addSold(1)
  const before = await countOrders()
  await pool.query(
    `create function refuse_job() returns trigger language plpgsql as $$
     begin raise exception 'no job today'; end $$`,
  )
  await pool.query(
    `create trigger refuse_job before insert on graphile_worker._private_jobs
     for each row execute function refuse_job()`,
  )
  await executor.due.runAll()
  expect(await countUnsold()).toBe(1)
  expect(await countOrders()).toBe(before)
  await pool.query('drop function refuse_job cascade')
  await executor.due.runAll()
  expect(await countUnsold()).toBe(0)
  expect(await countOrders()).toBe(before + 1)
})

async function countUnsold(): Promise<number> {
  const answer = await pool.query<{ count: number }>(
    `select count(*)::int as count from auctions where status <> 'sold'`,
  )
  return onlyRow(answer).count
}
