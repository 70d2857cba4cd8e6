import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  type Dealer,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { createPool } from '../../../platform/database/pool.ts'
import { findAuction } from '../auction-store.ts'
import { executeCommand } from './execute-command.ts'

/**
 * The process of PostgreSQL that serves the executor is stopped, as on a machine that hangs: its
 * connection stands, and nothing answers. The answer's limit is short here, so that no test waits for
 * ten seconds.
 */

const { pool, connection } = await testDatabase()
const batchPool = createPool(connection, { size: 1, isPipelined: true })
const executor = executorOn(batchPool, { answerWithinMs: 300 })
const preparing = executorOn(pool)
let anna: Dealer
let auctionId: number
let process: number

beforeAll(async () => {
  anna = await addDealer(pool, 'anna')
  auctionId = await newAuction()
  const { rows } = await batchPool.query<{ pid: number }>('select pg_backend_pid() as pid')
  process = rows[0]?.pid ?? 0
})

afterAll(() => batchPool.end())

const newAuction = () =>
  addRunningAuction(pool, preparing, { startPriceEur: 5_000, targetPriceEur: 50_000 })

const send = (bid: { auctionId: number; amountEur: number; idempotencyKey: string }) =>
  executeCommand({ executor }, bidOf(anna, bid))

const nobodyKnows = { refusal: { code: 'OUTCOME_UNKNOWN' } }

async function whileStopped<Result>(work: () => Promise<Result>): Promise<Result> {
  globalThis.process.kill(process, 'SIGSTOP')
  try {
    return await work()
  } finally {
    globalThis.process.kill(process, 'SIGCONT')
  }
}

async function bidsOf(id: number): Promise<number | undefined> {
  return (await findAuction(pool, id, testKeys.auctionSecrets))?.bidCount
}

test('a bid is answered while the database hangs, and has one effect under its key (rules 4)', async () => {
  const bid = { auctionId, amountEur: 6_000, idempotencyKey: 'bid-while-it-hangs' }
  await whileStopped(() => expect(send(bid)).rejects.toMatchObject(nobodyKnows))
  const again = await send(bid)
  expect(again.decision.isAccepted).toBe(true)
  expect(await bidsOf(auctionId)).toBe(1)
})

test('a commit that comes after the answer counts, and the same key is its repetition (rules 4)', async () => {
  const id = await newAuction()
  const bid = { auctionId: id, amountEur: 6_000, idempotencyKey: 'bid-that-commits-late' }
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from auctions where auction_id = $1 for update', [id])
  const answered = send(bid)
  await waitUntil(isWaitingForLock)
  await whileStopped(() => expect(answered).rejects.toMatchObject(nobodyKnows))
  await holder.query('commit')
  holder.release()
  await waitUntil(async () => (await bidsOf(id)) === 1)
  const again = await send(bid)
  expect(again.decision).toMatchObject({ isAccepted: true, isRepeat: true })
  expect(await bidsOf(id)).toBe(1)
})

test('a bid that had not begun when its caller was answered is never begun', async () => {
  const [first, second] = [await newAuction(), await newAuction()]
  const ahead = { auctionId: first, amountEur: 6_000, idempotencyKey: 'bid-ahead' }
  const behind = { auctionId: second, amountEur: 6_000, idempotencyKey: 'bid-behind' }
  await whileStopped(async () => {
    const answered = expect(send(ahead)).rejects.toMatchObject(nobodyKnows)
    // The batch of the first is taken after one turn of the event loop.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    await expect(send(behind)).rejects.toMatchObject(nobodyKnows)
    await answered
  })
  await executor.drain()
  expect([await bidsOf(first), await bidsOf(second)]).toEqual([1, 0])
})

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`,
    [process],
  )
  return rows.length > 0
}
