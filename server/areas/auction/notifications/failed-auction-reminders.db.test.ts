import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { addSubmittedAuction, executorOn } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { prepareJobs } from '#server/platform/jobs/jobs.ts'
import {
  createRemindOfFailedAuction,
  queueRemindersOfFailure,
  type RemindOfFailedAuction,
} from './failed-auction-reminders.ts'

/** Mails about an auction that sold nothing (rules 12). */

const { pool } = await testDatabase()
const executor = executorOn(pool)
const now = new Date('2026-11-23T16:00:00Z')
const remind = createRemindOfFailedAuction({
  pool,
  describeVehicles: async (_db, { entityIds }) => new Map(entityIds.map((id) => [id, 'Hymer'])),
})

beforeAll(async () => prepareJobs(pool, pino({ level: 'silent' })))

async function addFailed(status: string) {
  const { auctionId, entityId } = await addSubmittedAuction(pool, executor)
  const { rows } = await pool.query(
    `update auctions set status = $2, revision = gen_random_uuid() where auction_id = $1
     returning owner_customer_id as "customerId"`,
    [auctionId, status],
  )
  return { auctionId, entityId, customerId: Number(rows[0].customerId) }
}

async function queued(auctionId: number) {
  const { rows } = await pool.query<{ payload: RemindOfFailedAuction; run_at: Date }>(
    `select payload, run_at from graphile_worker._private_jobs
     where key like 'remind-of-failed-auction:' || $1 || ':%' order by id`,
    [auctionId],
  )
  return rows
}

async function mailsOf(entityId: number): Promise<number> {
  const { rowCount } = await pool.query(
    `select from messages where listing_id = $1 and notification = 'failed_auction_reminder'`,
    [entityId],
  )
  return rowCount ?? 0
}

test('come after 1, 5 and 14 days, one each, and then no more (rules 12)', async () => {
  const failed = await addFailed('failed')
  await queueRemindersOfFailure(pool, { ...failed, code: 'auction_failed_owner', now })
  for (const [step, days] of [1, 5, 14].entries()) {
    const job = (await queued(failed.auctionId)).at(-1)
    expect(job?.run_at.getTime()).toBe(now.getTime() + days * dayMs)
    await remind(job?.payload as RemindOfFailedAuction)
    await remind(job?.payload as RemindOfFailedAuction)
    expect(await mailsOf(failed.entityId)).toBe(step + 1)
  }
  expect(await queued(failed.auctionId)).toHaveLength(3)
})

test.each([
  ['failed', 1],
  ['declined_late_offer', 1],
  ['recd_late_offer', 0],
  ['inactive', 0],
  ['sold', 0],
  ['failed_na', 0],
])('of an auction that is %s by then: %i mail', async (status, count) => {
  const failed = await addFailed(status)
  await remind({ ...failed, step: 0, since: now.toISOString() })
  expect(await mailsOf(failed.entityId)).toBe(count)
})

test('what tells no owner of a failure queues none', async () => {
  const failed = await addFailed('failed')
  await queueRemindersOfFailure(pool, { ...failed, code: 'auction_failed_dealer', now })
  expect(await queued(failed.auctionId)).toEqual([])
})
