import { expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { findAuction } from '../auction/auction-store.ts'
import { createCatalogIndex } from './catalog-index.ts'
import { catalogSource } from './catalog-source.ts'

/** What the catalogue holds follows the auctions, whichever of their facts it has read before. */

const { pool } = await testDatabase()
const executor = executorOn(pool)
const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }

test('an ad has its release and its bids, loaded at the start or added later (spec 4)', async () => {
  const dealer = await addDealer(pool, 'anna')
  const early = await addRunningAuction(pool, executor, prices)
  const catalog = createCatalogIndex(catalogSource({ pool }))
  await catalog.loadAll()
  const late = await addRunningAuction(pool, executor, prices)
  for (const auctionId of [early, late]) {
    await catalog.refreshAuctions([auctionId])
    await executor.execute(bidOf(dealer, { auctionId, amountEur: 10_500 }))
    // Its release is known by now, and a change may be announced twice.
    await catalog.refreshAuctions([auctionId, auctionId])
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    const row = catalog.rows().find((one) => one.auctionId === auctionId)
    expect(row).toMatchObject({
      currentBidEur: 10_500,
      publishedAt: state?.clock?.approvedAt,
      endsAt: state?.clock?.endsAt,
    })
  }
})

test('a change of the round before, whose release is known, does not cost the newest its own', async () => {
  const last = await addRunningAuction(pool, executor, prices)
  const catalog = createCatalogIndex(catalogSource({ pool }))
  await catalog.loadAll()
  const newest = await addRunningAuction(pool, executor, prices)
  await pool.query(
    `update auctions set round = 2, listing_id = (select listing_id from auctions where auction_id = $2)
     where auction_id = $1`,
    [newest, last],
  )
  await catalog.refreshAuctions([last])
  const state = await findAuction(pool, newest, testKeys.auctionSecrets)
  const row = catalog.rows().find((one) => one.auctionId === newest)
  expect(row).toMatchObject({ publishedAt: state?.clock?.approvedAt })
})
