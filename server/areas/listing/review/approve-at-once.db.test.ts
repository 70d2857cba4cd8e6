import { beforeAll, expect, test } from 'vitest'
import { appOn } from '#database/testing/app-of-test.ts'
import {
  addOperator,
  addPublishedAuction,
  addSubmittedAuction,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { defaultSlotSettings } from '#domain/calendar/slots.ts'
import { findAuction } from '../../auction/auction-store.ts'

/** Two servers on one database release ads in the same moment: each sees what the other took (rules 3). */

const database = await testDatabase()
const { pool } = database
const servers = [await appOn(database), await appOn(database)]
const executor = executorOn(pool)
const gate = 7

beforeAll(async () => {
  await addOperator(pool, 'olga')
  // The market is at the time of a slot, so that the next day lies ahead with all of its own.
  const auctionId = await addPublishedAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
  const ended = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  await moveClockTo(pool, ended?.clock?.endsAt ?? 0)
  // Whoever releases an ad stands here before the commit, until the test has seen the others come.
  await pool.query(`
    create function stand_at_the_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${gate});
      return null;
    end $$;
    create constraint trigger gate after update on auctions deferrable initially deferred
      for each row when (new.status = 'published') execute function stand_at_the_gate();`)
})

async function operatorAt(index: number) {
  const server = servers[index % servers.length]
  if (!server) throw new Error('There are two servers.')
  const operator = server.browser()
  await operator.logIn('olga@test.example')
  // Its key against foreign pages is fetched before the race begins.
  await operator.call({ method: 'PUT', path: '/api/private/nowhere' })
  return operator
}

async function adUnderReview(): Promise<number> {
  const { entityId } = await addSubmittedAuction(pool, executor)
  await pool.query(
    `update listings set vehicle_values = '{"target_price": 20000}'
     where listing_id = $1`,
    [entityId],
  )
  return entityId
}

async function approve(operator: Awaited<ReturnType<typeof operatorAt>>, entityId: number) {
  const approval = { vatRegime: 'private', vin: vinOfTest(), startPriceEur: 9_000 }
  const answer = await operator.call({
    method: 'POST',
    path: `/api/operator/reviews/${entityId}/approve`,
    body: { ...approval, isNewVehicle: false, startPriceReason: 'Vergleichbare Verkäufe' },
  })
  expect(answer).toMatchObject({ status: 200, body: { status: 'published' } })
}

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0].count
}

async function loads(): Promise<number[]> {
  const { rows } = await pool.query(
    `select count(*)::int as count from auctions where ends_at > market_now()
     group by ends_at order by ends_at`,
  )
  return rows.map(({ count }) => count)
}

test('rules 3: two approvals at once of two servers never share the last place of a slot', async () => {
  const { maxAuctionsPerSlot } = defaultSlotSettings
  const operators = await Promise.all([operatorAt(0), operatorAt(1)])
  for (let taken = 1; taken < maxAuctionsPerSlot; taken += 1) {
    await approve(operators[0], await adUnderReview())
  }
  expect(await loads()).toEqual([maxAuctionsPerSlot - 1])

  const ads = [await adUnderReview(), await adUnderReview()]
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock($1)', [gate])
  const approvals = Promise.all(operators.map((one, index) => approve(one, ads[index] ?? 0)))
  await waitUntil(async () => (await countWaiting()) === operators.length)
  await holder.query('select pg_advisory_unlock($1)', [gate])
  holder.release()
  await approvals
  expect(await loads()).toEqual([maxAuctionsPerSlot, 1])
})
