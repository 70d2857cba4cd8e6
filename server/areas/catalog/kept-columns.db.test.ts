import { beforeEach, expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { createCatalogIndex } from './catalog-index.ts'
import { catalogSource } from './catalog-source.ts'
import { readByColumn } from './testing/read-by-column.ts'

/** A start from the columns that an earlier start kept finds each ad as it is now. */

const { pool } = await testDatabase()
const executor = executorOn(pool)
const source = catalogSource({ pool })
const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
/** Of which an eighth may change before all rows are read again. */
const ads = 24

async function addAd(): Promise<number> {
  const auctionId = await addRunningAuction(pool, executor, prices)
  await source.loadChanged({ auctionIds: [auctionId], entityIds: [] })
  return auctionId
}

/** By the age of their ads. */
async function listedAds() {
  const { rows } = await pool.query<{ listingId: number; auctionId: number }>(
    'select listing_id as "listingId", auction_id as "auctionId" from catalog_ads order by listing_id',
  )
  return rows
}

/** Until what is running beside this test, in other databases too, is younger than all rows. */
async function waitForOlderTransactions(): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select pg_current_xact_id()::text as id')
  const isOver = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 as over'
  await expect
    .poll(async () => (await pool.query<{ over: boolean }>(isOver, [rows[0]?.id])).rows)
    .toEqual([{ over: true }])
}

async function keepAll(): Promise<void> {
  await pool.query('truncate kept_catalog_columns')
  const keep = await createCatalogIndex(source).loadAll()
  await keep?.()
}

type Database = Pick<typeof pool, 'query'>

const drive = (mileageKm: number, listingId: number | undefined, database: Database = pool) =>
  database.query('update catalog_ads set mileage_km = $1 where listing_id = $2', [
    mileageKm,
    listingId,
  ])

const readRow = async (listingId: number | undefined) =>
  (await readByColumn(source)).rows.find(({ entityId }) => entityId === listingId)

/** A process whose rows come from what is kept has nothing to keep. */
const isKept = async () => (await createCatalogIndex(source).loadAll()) === undefined

beforeEach(async () => {
  for (let more = (await listedAds()).length; more < ads; more += 1) await addAd()
  await waitForOlderTransactions()
  await keepAll()
})

test('what is kept are the ads as they were read', async () => {
  const fromKept = await readByColumn(source)
  expect(await isKept()).toBe(true)
  await pool.query('truncate kept_catalog_columns')
  expect(await isKept()).toBe(false)
  expect(fromKept).toEqual(await readByColumn(source))
  expect(fromKept.rows.length).toBe(ads)
})

test('rows that are written, left out or added afterwards are read as they are', async () => {
  const [written, deleted] = await listedAds()
  await drive(77_777, written?.listingId)
  await pool.query('delete from catalog_ads where listing_id = $1', [deleted?.listingId])
  const added = await addAd()
  const { rows, others } = await readByColumn(source)
  expect(await isKept()).toBe(true)
  expect(others).toEqual([deleted?.listingId])
  expect(new Set(rows.map(({ entityId }) => entityId)).size).toBe(ads)
  expect((await readRow(written?.listingId))?.mileageKm).toBe(77_777)
  const addedAd = (await listedAds()).find(({ auctionId }) => auctionId === added)
  expect(await readRow(addedAd?.listingId)).toBeDefined()
})

test('what a round says is never kept', async () => {
  const [ad, ended] = await listedAds()
  const dealer = await addDealer(pool, crypto.randomUUID())
  await executor.execute(bidOf(dealer, { auctionId: ad?.auctionId ?? 0, amountEur: 10_500 }))
  await pool.query(`update auctions set status = 'inactive' where auction_id = $1`, [
    ended?.auctionId,
  ])
  expect((await readRow(ad?.listingId))?.currentBidEur).toBe(10_500)
  expect(await readRow(ended?.listingId)).toBeUndefined()
  expect(await isKept()).toBe(true)
})

test('a row that was being written while the others were kept is read afterwards', async () => {
  const [ad] = await listedAds()
  const client = await pool.connect()
  await client.query('begin')
  await drive(88_888, ad?.listingId, client)
  await keepAll()
  expect((await readRow(ad?.listingId))?.mileageKm).not.toBe(88_888)
  await client.query('commit')
  client.release()
  expect((await readRow(ad?.listingId))?.mileageKm).toBe(88_888)
  expect(await isKept()).toBe(true)
})

test('all rows are read again once more than an eighth of them has been written', async () => {
  const some = (await listedAds()).slice(0, ads / 8)
  for (const { listingId } of some) await drive(1000, listingId)
  expect(await isKept()).toBe(true)
  await drive(1000, (await listedAds()).at(-1)?.listingId)
  expect(await isKept()).toBe(false)
})

test.each([
  ['of an earlier form', 'form = form - 1'],
  ['of another engine', `engine = 'other'`],
  ['of another database', 'database_system = database_system - 1'],
])('columns %s are not read', async (_name, change) => {
  await pool.query(`update kept_catalog_columns set ${change}`)
  expect(await isKept()).toBe(false)
})

test('where parts of what was kept are gone, each ad is found once all the same', async () => {
  const [ad] = await listedAds()
  await addCopies(ad?.listingId, 1100)
  await keepAll()
  const before = await readByColumn(source)
  expect(before.rows.length).toBeGreaterThan(1100)
  await pool.query('delete from kept_catalog_columns where place > 0')
  expect(await readByColumn(source)).toEqual(before)
})

/** More than one part holds. */
async function addCopies(listingId: number | undefined, copies: number): Promise<void> {
  const from = (table: string) =>
    `from ${table}, generate_series(1, $2::int) n where listing_id = $1`
  const tables = {
    listings: `select 900000 + n, customer_id, product_type, vehicle_values ${from('listings')}`,
    auctions: `select 900000 + n, 900000 + n, owner_customer_id, status, state, settings, secrets ${from('auctions')}`,
    catalog_ads: `select (jsonb_populate_record(c,
      jsonb_build_object('listing_id', 900000 + n, 'auction_id', 900000 + n))).* ${from('catalog_ads c')}`,
  }
  const columns = {
    listings: '(listing_id, customer_id, product_type, vehicle_values)',
    auctions: '(auction_id, listing_id, owner_customer_id, status, state, settings, secrets)',
    catalog_ads: '',
  }
  for (const table of ['listings', 'auctions', 'catalog_ads'] as const) {
    await pool.query(`insert into ${table} ${columns[table]} ${tables[table]}`, [listingId, copies])
  }
}
