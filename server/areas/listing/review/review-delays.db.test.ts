import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { addSubmittedAuction, executorOn, moveClockTo } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { hourMs } from '#domain/calendar/instant.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { prepareJobs } from '../../../platform/jobs/jobs.ts'
import { findMarketNow } from '../../auction/read/auction-lists.ts'
import { reviewDelays } from './review-delays.ts'

/** A review older than 24 h is announced to its seller (rules 12). */

const { pool } = await testDatabase()
const executor = executorOn(pool)
const log = pino({ level: 'silent' })
const announced: number[] = []
const delays = reviewDelays({
  pool,
  log,
  announceCustomer: async (customerId) => void announced.push(customerId),
})
let submittedAt: number
let entityId: number

beforeAll(async () => {
  await prepareJobs(pool, log)
  entityId = (await addSubmittedAuction(pool, executor)).entityId
  submittedAt = await findMarketNow(pool)
  await submit()
})

async function putStatus(status: 'editing' | 'under_review'): Promise<void> {
  await pool.query('update auctions set status = $2 where listing_id = $1', [entityId, status])
}

async function submit(): Promise<void> {
  await putStatus('under_review')
  await pool.query(
    `update listings set submitted_at = $2, vehicle_values = $3
     where listing_id = $1`,
    [entityId, new Date(submittedAt), JSON.stringify(exampleMotorhome)],
  )
}

async function notified() {
  const { rows } = await pool.query(
    `select m.created_at as at, m.customer_id = l.customer_id as "isOwner", j.payload->>'notification' as mail
     from messages m join listings l using (listing_id)
       left join graphile_worker._private_jobs j on j.key = m.cause
     where m.notification = 'ad_review_delayed' order by m.message_id`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))
}

test('not before 24 h are over; then once, by message and mail, dated by that instant (rules 12)', async () => {
  await moveClockTo(pool, submittedAt + 23 * hourMs)
  expect(await delays.runDue()).toBe(0)
  expect((await delays.findNextInMs()) ?? 0).toBeGreaterThan(59 * 60_000)
  await moveClockTo(pool, submittedAt + 25 * hourMs)
  expect(await Promise.all([delays.runDue(), delays.runDue()])).toContain(1)
  expect(await notified()).toEqual([
    { isOwner: true, mail: 'ad_review_delayed', at: submittedAt + 24 * hourMs },
  ])
  expect(announced).toHaveLength(1)
  expect(await delays.runDue()).toBe(0)
  expect(await delays.findNextInMs()).toBeNull()
})

test('what was sent back and submitted again has its own 24 h (rules 12)', async () => {
  await putStatus('editing')
  await moveClockTo(pool, submittedAt + 60 * hourMs)
  expect(await delays.runDue()).toBe(0)
  submittedAt = await findMarketNow(pool)
  await submit()
  expect(await delays.runDue()).toBe(0)
  await moveClockTo(pool, submittedAt + 24 * hourMs)
  expect(await delays.runDue()).toBe(1)
  expect(await notified()).toHaveLength(2)
})
