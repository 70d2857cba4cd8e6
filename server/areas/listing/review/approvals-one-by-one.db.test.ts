import { beforeAll, expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { addOperator, addSubmittedAuction, executorOn } from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { createSlotLock } from '../../auction/rounds/slot-lock.ts'
import { lockSlots } from '../../auction/rounds/slot-store.ts'

/** What approvals that wait for their turn keep from others, and a turn that never ends (rules 3). */

const { pool, browser } = await appOfTest()
const executor = executorOn(pool)
/** More than there are connections. */
const approvalCount = 12

beforeAll(async () => {
  await addOperator(pool, 'olga')
})

async function adUnderReview(): Promise<number> {
  const { entityId } = await addSubmittedAuction(pool, executor)
  await pool.query(
    `update listings set vehicle_values = '{"target_price": 20000}'
     where listing_id = $1`,
    [entityId],
  )
  return entityId
}

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0].count
}

test('rules 3: approvals that wait for their turn leave the connections to everybody else', async () => {
  expect(approvalCount).toBeGreaterThan(pool.options.max ?? 0)
  const operator = browser()
  await operator.logIn('olga@test.example')
  const ads: number[] = []
  for (let count = 0; count < approvalCount; count += 1) ads.push(await adUnderReview())
  // As a server that stands still while it chooses a slot.
  const other = await pool.connect()
  await other.query('begin')
  await lockSlots(other)
  const approval = { vatRegime: 'private', vin: vinOfTest(), startPriceEur: 9_000 }
  const approvals = Promise.all(
    ads.map((entityId) =>
      operator.call({
        method: 'POST',
        path: `/api/operator/reviews/${entityId}/approve`,
        body: { ...approval, isNewVehicle: false, startPriceReason: 'Vergleichbare Verkäufe' },
      }),
    ),
  )
  try {
    await waitUntil(async () => (await countWaiting()) > 0)
    const found = operator.call({ method: 'GET', path: '/api/public/customer/get' })
    expect(await found).toMatchObject({ status: 200 })
    expect(await countWaiting()).toBe(1)
  } finally {
    await other.query('commit')
    other.release()
  }
  for (const answer of await approvals) expect(answer).toMatchObject({ status: 200 })
})

test('rules 3: an approval whose turn comes too late is refused', async () => {
  const patienceMs = 100
  const inTurn = createSlotLock(patienceMs)
  const other = await pool.connect()
  await other.query('begin')
  await lockSlots(other)
  const askedAt = performance.now()
  const [first, second] = [1, 2].map((name) => inTurn(pool, new Date(), async () => name))
  const refused = expect(second).rejects.toMatchObject({ refusal: { code: 'SERVICE_UNAVAILABLE' } })
  await waitUntil(() => performance.now() - askedAt > patienceMs)
  await other.query('commit')
  other.release()
  expect(await first).toBe(1)
  await refused
  expect(await inTurn(pool, new Date(), async () => 3)).toBe(3)
})

test('rules 3: a server that hangs in its turn loses it, and the one behind it comes', async () => {
  const [hanging, next] = [await pool.connect(), await pool.connect()]
  await hanging.query('begin')
  await lockSlots(hanging, 300)
  await next.query('begin')
  await lockSlots(next)
  await expect(hanging.query('select 1')).rejects.toThrow()
  const { rows } = await next.query('show idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '20s' }])
  await next.query('rollback')
  next.release()
  hanging.release(true)
})
