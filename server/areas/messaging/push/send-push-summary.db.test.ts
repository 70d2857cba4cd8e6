import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChannelJob, SummaryJob } from '../channel/channel-job.ts'
import { settings, startPushWorld } from '../testing/push-world.ts'
import { createSendPush } from './send-push.ts'
import { createSendPushSummary } from './send-push-summary.ts'

/** What was held during quiet hours goes in the morning, and is lost neither by a push service nor by a change. */

const world = await startPushWorld()
const { services, standIn, arrivedAt, dealerWithDevice, outbid, setMarketTime, work } = world
afterAll(() => standIn.stop())
beforeEach(world.startAnew)

const evening = '2026-11-23T20:30:00Z'
const morning = '2026-11-24T06:00:00Z'
const nextDay = { endsAt: '2026-11-24T14:00:00Z' }

/** Held in the evening. */
async function hold(customerId: number, count: number, change = nextDay): Promise<string[]> {
  await setMarketTime(evening)
  const causes: string[] = []
  for (let held = 0; held < count; held += 1) {
    const cause = await outbid(customerId, change)
    await work(cause)
    causes.push(cause)
  }
  return causes
}

async function waiting(customerId: number) {
  const { rows } = await services.pool.query<{ payload: SummaryJob; run_at: Date }>(
    `select payload, run_at from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where identifier = 'send-push-summary' and (payload->>'customerId')::bigint = $1`,
    [customerId],
  )
  return rows
}

async function heldOf(customerId: number): Promise<string[]> {
  const { rows } = await services.pool.query<{ cause: string }>(
    'select cause from held_pushes where customer_id = $1 order by held_at, cause',
    [customerId],
  )
  return rows.map(({ cause }) => cause)
}

async function singleJobs(cause: string): Promise<ChannelJob[]> {
  const { rows } = await services.pool.query<{ payload: ChannelJob }>(
    'select payload from graphile_worker._private_jobs where key = $1',
    [`push:${cause}:held`],
  )
  return rows.map(({ payload }) => payload)
}

describe('the summary of what was held', () => {
  test('stays with a push service that has no time, and arrives once', async () => {
    const { customerId, target } = await dealerWithDevice('hanna@example.org')
    const causes = await hold(customerId, 2)
    await setMarketTime(morning)
    standIn.answer({ status: 429, retryAfterSeconds: 40 }, target)
    await createSendPushSummary(services)({ customerId })
    expect(await heldOf(customerId)).toEqual(causes)
    const [again] = await waiting(customerId)
    expect((again?.run_at.getTime() ?? 0) - services.now().getTime()).toBe(40_000)
    standIn.answer(null, target)
    await createSendPushSummary(services)(again?.payload as SummaryJob)
    await createSendPushSummary(services)(again?.payload as SummaryJob)
    expect(arrivedAt(target)).toHaveLength(1)
    expect(await heldOf(customerId)).toEqual([])
  })

  test('is given up after its tries', async () => {
    const { customerId, target } = await dealerWithDevice('ida@example.org')
    await hold(customerId, 2)
    await setMarketTime(morning)
    standIn.answer({ status: 500 }, target)
    const firstTriedAt = services.now().getTime()
    await createSendPushSummary(services)({ customerId, tries: 5, firstTriedAt })
    expect(await heldOf(customerId)).toEqual([])
  })

  test('waits on where quiet hours were made longer; what would end in them goes', async () => {
    const { browser, customerId, target } = await dealerWithDevice('jan@example.org')
    const [soon = ''] = await hold(customerId, 1, { endsAt: '2026-11-24T07:30:00Z' })
    const later = await hold(customerId, 2)
    const longer = { isOn: true, fromHour: 20, toHour: 9, hasWeekends: true }
    await browser.call('PUT', `${settings}/quiet-hours`, longer)
    await setMarketTime(morning)
    await createSendPushSummary(services)({ customerId })
    expect(await heldOf(customerId)).toEqual(later)
    const [again] = await waiting(customerId)
    const waitMs = (again?.run_at.getTime() ?? 0) - services.now().getTime()
    expect(Math.round(waitMs / 60_000)).toBe(120)
    const [single] = await singleJobs(soon)
    await createSendPush(services)(single as ChannelJob)
    expect(arrivedAt(target)).toHaveLength(1)
  })

  test('of a single push is that push, which is held anew only after it was let go', async () => {
    const { customerId } = await dealerWithDevice('kim@example.org')
    const [cause = ''] = await hold(customerId, 1)
    await setMarketTime(morning)
    const blocker = await services.pool.connect()
    await blocker.query('begin')
    await blocker.query('select from held_pushes where cause = $1 for update', [cause])
    const summary = createSendPushSummary(services)({ customerId })
    await expect.poll(waitsForRow).toBe(true)
    expect(await singleJobs(cause)).toEqual([])
    await blocker.query('commit')
    blocker.release()
    await summary
    expect([await heldOf(customerId), (await singleJobs(cause)).length]).toEqual([[], 1])
  })

  test('names the first four and asks for no text of the others, however many there are', async () => {
    const { customerId, target } = await dealerWithDevice('lea@example.org')
    await hold(customerId, 7)
    await setMarketTime(morning)
    const asked: number[] = []
    await createSendPushSummary({
      ...services,
      describeVehicles: (db, vehicles) => {
        asked.push(vehicles.entityIds.length)
        return services.describeVehicles(db, vehicles)
      },
    })({ customerId })
    expect(JSON.parse(arrivedAt(target)[0]?.payload ?? '{}').title).toMatch(/^7 /)
    expect(asked).toEqual([1, 1, 1, 1])
  })
})

async function waitsForRow(): Promise<boolean> {
  const { rows } = await services.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query like 'delete from held_pushes%'`,
  )
  return rows.length > 0
}
