import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { prepareJobs } from '#server/platform/jobs/jobs.ts'
import { announceDeletions, deleteDrafts } from './abandoned-drafts.ts'

/** Drafts that nobody came back to (rules 11). */

const { pool } = await testDatabase()
await prepareJobs(pool, pino({ level: 'silent' }))
const ownerId = await addCustomer(pool, 'owner')

beforeEach(() =>
  pool.query('delete from listings where listing_id not in (select listing_id from auctions)'),
)

async function addDraft(days: number, owner: number | null = ownerId): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into listings (customer_id, visitor_uuid, product_type, updated_at)
     values ($1, gen_random_uuid(), 'motorhome', now() - $2 * interval '1 day') returning listing_id as id`,
    [owner, days],
  )
  return rows[0]?.id ?? 0
}

const left = async () =>
  (await pool.query<{ id: number }>('select listing_id as id from listings order by 1')).rows.map(
    ({ id }) => id,
  )

const messages = async () =>
  (
    await pool.query(
      `select listing_id as id from messages where notification = 'draft_deleted_soon' order by 1`,
    )
  ).rows.map(({ id }) => id)

const passDays = (days: number) =>
  pool.query(
    `update listings set updated_at = updated_at - $1 * interval '1 day',
       deletion_announced_at = deletion_announced_at - $1 * interval '1 day'`,
    [days],
  )

test('its owner is written to once, two weeks before it goes', async () => {
  const fresh = await addDraft(165)
  const old = await addDraft(167)
  await announceDeletions(pool)
  await announceDeletions(pool)
  expect(await messages()).toEqual([old])
  await passDays(13)
  expect(await deleteDrafts(pool)).toBe(0)
  await passDays(2)
  expect(await deleteDrafts(pool)).toBe(1)
  expect(await left()).toEqual([fresh])
})

test('whoever goes on with it keeps it, and is written to again', async () => {
  const draft = await addDraft(170)
  await announceDeletions(pool)
  await pool.query('update listings set updated_at = now()')
  await passDays(170)
  await pool.query(`update listings set deletion_announced_at = now() - interval '200 days'`)
  expect(await deleteDrafts(pool)).toBe(0)
  await announceDeletions(pool)
  expect((await messages()).filter((id) => id === draft)).toHaveLength(2)
})

test('without a letter none goes that has an owner, however old; a visitor’s has nobody to write to', async () => {
  const owned = await addDraft(400)
  await addDraft(181, null)
  const young = await addDraft(179, null)
  expect(await deleteDrafts(pool)).toBe(1)
  expect(await left()).toEqual([owned, young])
})

test('what was on the market and what a valuation waits for stays', async () => {
  const sold = await addDraft(900)
  await pool.query(
    `insert into auctions (listing_id, owner_customer_id, status, state, settings, secrets)
     values ($1, $2, 'editing', '{}', '{}', '')`,
    [sold, ownerId],
  )
  const valued = await addDraft(900, null)
  await pool.query(
    `insert into valuations (listing_id, status, locale, report_id) values ($1, 'under_review', 'de', 'a')`,
    [valued],
  )
  await announceDeletions(pool)
  expect(await deleteDrafts(pool)).toBe(0)
  expect(await messages()).not.toContain(sold)
})
