import { beforeAll, expect, test } from 'vitest'
import { dayMs } from '#domain/calendar/instant.ts'
import {
  type AccountServer,
  enter,
  startAccountServer,
} from '../../account/testing/account-server.ts'
import { queueAdReminder, type RemindOfAd } from '../records/begun/queue-ad-reminder.ts'
import { insertListing } from '../records/listing-store.ts'
import { createRemindOfAd } from './remind-of-ad.ts'

/** Mails about an ad that nobody finishes (rules 12). */

let server: AccountServer
let customerId: number
let valuations: number[] = []

beforeAll(async () => {
  server = await startAccountServer()
  customerId = (await enter(server, 'owner@example.org')).customerId
})

async function addAd(change = ''): Promise<number> {
  const { pool } = server.services
  const owner = { customerId, visitorUuid: null, editKeyHash: null }
  const entityId = await insertListing(pool, { ...owner, kind: 'motorhome' })
  await pool.query('update listings set updated_at = $2 where listing_id = $1', [
    entityId,
    server.services.now(),
  ])
  if (change !== '')
    await pool.query(`update listings set ${change} where listing_id = ${entityId}`)
  return entityId
}

function remind(job: RemindOfAd): Promise<void> {
  const isValuation = async (_db: unknown, entityId: number) => valuations.includes(entityId)
  return createRemindOfAd({ ...server.services, isValuation })(job)
}

async function mailsOf(entityId: number): Promise<number> {
  const { rowCount } = await server.services.pool.query(
    `select from graphile_worker._private_jobs where key like 'ad-reminder/' || $1 || '/%'`,
    [entityId],
  )
  return rowCount ?? 0
}

async function nextOf(entityId: number) {
  const { rows } = await server.services.pool.query<{ payload: RemindOfAd; run_at: Date }>(
    `select payload, run_at from graphile_worker._private_jobs
     where key like 'remind-of-ad:' || $1 || ':%' order by id desc limit 1`,
    [entityId],
  )
  return rows[0]
}

test('come after 1, 3 and 7 days in which nobody wrote, and then no more (rules 12)', async () => {
  const entityId = await addAd()
  const since = server.services.now()
  await queueAdReminder(server.services.pool, { entityId, step: 0, since })
  let passed = 0
  for (const [step, days] of [1, 3, 7].entries()) {
    const next = await nextOf(entityId)
    expect(next?.run_at.getTime()).toBe(since.getTime() + days * dayMs)
    server.passTime((days - passed) * dayMs)
    passed = days
    await remind(next?.payload as RemindOfAd)
    expect(await mailsOf(entityId)).toBe(step + 1)
  }
  expect((await nextOf(entityId))?.payload.step).toBe(2)
})

test('wait for whoever goes on writing', async () => {
  const entityId = await addAd()
  await remind({ entityId, step: 0 })
  expect(await mailsOf(entityId)).toBe(0)
  expect((await nextOf(entityId))?.run_at.getTime()).toBe(server.services.now().getTime() + dayMs)
})

test.each([
  ['submitted', `submitted_at = now()`],
  ['a visitor’s', `customer_id = null, visitor_uuid = gen_random_uuid()`],
])('an ad that is %s has none', async (_what, change) => {
  const entityId = await addAd(change)
  server.passTime(2 * dayMs)
  await remind({ entityId, step: 0 })
  expect(await mailsOf(entityId)).toBe(0)
})

test('an ad that was begun for a valuation has the letters of that', async () => {
  const entityId = await addAd()
  valuations = [entityId]
  server.passTime(2 * dayMs)
  await remind({ entityId, step: 0 })
  expect(await mailsOf(entityId)).toBe(0)
})
