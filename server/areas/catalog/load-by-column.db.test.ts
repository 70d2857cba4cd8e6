import { expect, test } from 'vitest'
import {
  addDealer,
  addPublishedAuction,
  addRunningAuction,
  addSubmittedAuction,
  bidOf,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { emptyFilter } from '#domain/catalog/filters.ts'
import { exampleMotorhome, exampleTrailer } from '#domain/vehicle/example-vehicles.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { type CatalogIndex, createCatalogIndex } from './catalog-index.ts'
import { catalogSource } from './catalog-source.ts'
import { byId, readByColumn, withoutRoundAndPicture } from './testing/read-by-column.ts'

/** All ads read as columns are the same ads that are read by their ids. */

const { pool } = await testDatabase()
const executor = executorOn(pool)
const source = catalogSource({ pool })
const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }

const vehicles: readonly VehicleValues[] = [
  { ...exampleMotorhome, description: 'Größe für Gäste, süß — Ωμέγα; İstanbul, naïve Çelik 日本' },
  { ...exampleTrailer, description: 'words '.repeat(400) + 'ß'.repeat(300) },
  {
    ...exampleMotorhome,
    make: 'buerstner',
    model: 'Élégance "i" \\ 7',
    bed_types: ['french', 'pull_down'],
  },
  { product_type: 'motorhome', location_country: 'NL', location_zip: '1011' },
]

async function entityIdOf(auctionId: number): Promise<number> {
  const { rows } = await pool.query<{ listing_id: number }>(
    'select listing_id from auctions where auction_id = $1',
    [auctionId],
  )
  return rows[0]?.listing_id ?? 0
}

async function saveVehicle(auctionId: number, values: VehicleValues): Promise<void> {
  await pool.query(
    `update listings set vehicle_values = $2 where listing_id = (select listing_id from auctions where auction_id = $1)`,
    [auctionId, JSON.stringify(values)],
  )
}

/** Each vehicle before its start, while it runs, and with a bid. */
async function addMarket(): Promise<number[]> {
  const dealer = await addDealer(pool, crypto.randomUUID())
  const auctionIds: number[] = []
  for (const [index, values] of vehicles.entries()) {
    const more = { ...prices, startPriceEur: 10_000 + index, buyNowPriceEur: 40_000 }
    const published = await addPublishedAuction(pool, executor, prices)
    const running = await addRunningAuction(pool, executor, more)
    const withBid = await addRunningAuction(pool, executor, prices)
    await executor.execute(bidOf(dealer, { auctionId: withBid, amountEur: 10_500 }))
    for (const auctionId of [published, running, withBid]) await saveVehicle(auctionId, values)
    auctionIds.push(published, running, withBid)
  }
  return auctionIds
}

test('ads are the same by columns as by their ids, whatever their vehicles and rounds', async () => {
  const auctionIds = await addMarket()
  await addSubmittedAuction(pool, executor)
  // No row is there yet; the reading by id makes them.
  const { put } = await source.loadChanged({ auctionIds, entityIds: [] })
  const rows = byId(put)
  expect(rows.length).toBe(3 * vehicles.length)
  expect(new Set(rows.map(({ light }) => light)).size).toBeGreaterThan(2)
  expect(rows.some(({ descriptionWords }) => descriptionWords.length === 0)).toBe(true)
  expect(rows.some(({ mileageKm, gearbox }) => mileageKm === null && gearbox === null)).toBe(true)
  const loaded = await readByColumn(source)
  expect(loaded.rows).toEqual(rows.map(withoutRoundAndPicture))
  expect(loaded.others).toEqual([])
})

test('ads without a row, of an earlier form, or with another release are answered for reading by id', async () => {
  const before = await readByColumn(source)
  const [first, second, third] = before.rows.map(({ entityId }) => entityId)
  await pool.query('delete from catalog_ads where listing_id = $1', [first])
  await pool.query('update catalog_ads set form = 0 where listing_id = $1', [second])
  await pool.query(
    'update catalog_ads set auction_id = auction_id + 1000000 where listing_id = $1',
    [third],
  )
  const others = [first, second, third].map(Number)
  expect(await readByColumn(source)).toEqual({ rows: before.rows.slice(3), others })
  const catalog = createCatalogIndex(source)
  await catalog.loadAll()
  expect(others.map(catalog.has)).toEqual([true, true, true])
  expect(
    catalog.search({
      filter: emptyFilter,
      sort: 'newest',
      viewer: 'dealer',
      offset: 0,
      limit: 1,
      endingUntil: 0,
    }).total,
  ).toBe(before.rows.length)
})

test('an ad whose newest round is not to be found is not, whatever its round before', async () => {
  const [first, second] = [
    await addPublishedAuction(pool, executor, prices),
    (await addSubmittedAuction(pool, executor)).auctionId,
  ]
  const entityId = await entityIdOf(first)
  await source.loadChanged({ auctionIds: [first], entityIds: [] })
  const isFound = async () =>
    (await readByColumn(source)).rows.some((row) => row.entityId === entityId)
  expect(await isFound()).toBe(true)
  await pool.query('update auctions set round = 2, listing_id = $2 where auction_id = $1', [
    second,
    entityId,
  ])
  expect(await isFound()).toBe(false)
  expect((await readByColumn(source)).others).not.toContain(entityId)
})

test('an ad that changes while all are loaded is found as it is afterwards', async () => {
  const auctionId = await addRunningAuction(pool, executor, prices)
  const entityId = await entityIdOf(auctionId)
  const catalog: CatalogIndex = createCatalogIndex({
    ...source,
    loadAll: async (use) => {
      const others = await source.loadAll(use)
      await saveVehicle(auctionId, { ...exampleMotorhome, mileage: 123_456 })
      await catalog.refresh({ entityIds: [entityId] })
      return others
    },
  })
  await catalog.loadAll()
  const filter = { ...emptyFilter, ranges: { mileage: { from: 123_456, to: 123_456 } } }
  expect(
    catalog.search({
      filter,
      sort: 'newest',
      viewer: 'public',
      offset: 0,
      limit: 9,
      endingUntil: 0,
    }).entityIds,
  ).toEqual([entityId])
})

test('more ads than one part holds come each once', async () => {
  const before = await readByColumn(source)
  const entityId = before.rows[0]?.entityId
  await pool.query(
    `insert into listings (listing_id, customer_id, product_type, vehicle_values)
     select 900000 + n, customer_id, product_type, vehicle_values
     from listings, generate_series(1, 2500) n where listing_id = $1`,
    [entityId],
  )
  await pool.query(
    `insert into auctions (auction_id, listing_id, owner_customer_id, status, state, settings, secrets)
     select 900000 + n, 900000 + n, owner_customer_id, 'running', state, settings, secrets
     from auctions, generate_series(1, 2500) n where listing_id = $1`,
    [entityId],
  )
  expect((await readByColumn(source)).others.length).toBe(before.others.length + 2500)
  await createCatalogIndex(source).loadAll()
  const after = await readByColumn(source)
  expect(after.others).toEqual(before.others)
  const ids = new Set(after.rows.map((row) => row.entityId))
  expect([ids.size, after.rows.length]).toEqual([before.rows.length + 2500, ids.size])
})
