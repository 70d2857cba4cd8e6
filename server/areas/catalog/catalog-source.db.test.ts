import { expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { filterOfQuery } from '#domain/catalog/filter-query.ts'
import { findAuction } from '../auction/auction-store.ts'
import { type CatalogIndex, createCatalogIndex } from './catalog-index.ts'
import { catalogSource } from './catalog-source.ts'

/** What the catalogue holds follows the auctions, whichever of their facts it has read before. */

const { pool } = await testDatabase()
const executor = executorOn(pool)
const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }

/** As a dealer finds it: the ads at this price, the latest release first, and how many end until then. */
function find(catalog: CatalogIndex, priceEur: number, endingUntil = 0) {
  const range = { price_from: priceEur, price_to: priceEur }
  return catalog.search({
    ...{ filter: filterOfQuery(range), sort: 'newest', viewer: 'dealer' },
    ...{ offset: 0, limit: 10, endingUntil },
  })
}

test('an ad has its release and its bids, loaded at the start or added later (spec 4)', async () => {
  const dealer = await addDealer(pool, 'anna')
  const early = await addRunningAuction(pool, executor, prices)
  const catalog = createCatalogIndex(catalogSource({ pool }))
  await catalog.loadAll()
  const late = await addRunningAuction(pool, executor, prices)
  const entityIds: number[] = []
  for (const auctionId of [early, late]) {
    await catalog.refresh({ auctionIds: [auctionId] })
    await executor.execute(bidOf(dealer, { auctionId, amountEur: 10_500 }))
    // Its release is known by now, and a change may be announced twice.
    await catalog.refresh({ auctionIds: [auctionId, auctionId] })
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    entityIds.unshift(state?.entityId ?? 0)
    const endsAt = state?.clock?.endsAt ?? 0
    expect(find(catalog, 10_500, endsAt)).toMatchObject({
      ...{ entityIds, endingCount: entityIds.length },
    })
    expect(find(catalog, 10_500, endsAt - 1).endingCount).toBeLessThan(entityIds.length)
  }
  expect(find(catalog, 10_000).total).toBe(0)
})

test('a change of the round before, whose release is known, does not cost the newest its own', async () => {
  const last = await addRunningAuction(pool, executor, { ...prices, startPriceEur: 11_000 })
  const catalog = createCatalogIndex(catalogSource({ pool }))
  const other = await addRunningAuction(pool, executor, { ...prices, startPriceEur: 11_000 })
  await catalog.loadAll()
  const newest = await addRunningAuction(pool, executor, { ...prices, startPriceEur: 11_000 })
  await pool.query(
    `update auctions set round = 2, listing_id = (select listing_id from auctions where auction_id = $2)
     where auction_id = $1`,
    [newest, last],
  )
  await catalog.refresh({ auctionIds: [last] })
  const idOf = async (auctionId: number) =>
    (await findAuction(pool, auctionId, testKeys.auctionSecrets))?.entityId
  // By the release of its second round it is the latest; by none it would be the last.
  expect(find(catalog, 11_000).entityIds).toEqual([await idOf(last), await idOf(other)])
})

test('what changes while all is being loaded is not lost behind what was read before', async () => {
  const dealer = await addDealer(pool, 'berta')
  const auctionId = await addRunningAuction(pool, executor, { ...prices, startPriceEur: 12_000 })
  const source = catalogSource({ pool })
  const catalog: CatalogIndex = createCatalogIndex({
    ...source,
    loadAll: async (use) => {
      const others = await source.loadAll(use)
      await executor.execute(bidOf(dealer, { auctionId, amountEur: 12_500 }))
      await catalog.refresh({ auctionIds: [auctionId] })
      return others
    },
  })
  await catalog.loadAll()
  expect([find(catalog, 12_000).total, find(catalog, 12_500).total]).toEqual([0, 1])
})
