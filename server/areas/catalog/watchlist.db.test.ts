import { expect, test, vi } from 'vitest'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addPublishedAuction,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { findAuction } from '../auction/auction-store.ts'

/** What a dealer keeps an eye on, as far as it is there for him (rules 1). */

const { app, pool, browser } = await appOfTest()
const executor = executorOn(pool)

test('an ad that is taken out of sight leaves the list, its pages and its count (rules 1)', async () => {
  const ownerCustomerId = await addCustomer(pool, 'owen')
  await addDealer(pool, 'wanda')
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const [stays, goes] = [
    await addPublishedAuction(pool, executor, { ...prices, ownerCustomerId }),
    await addPublishedAuction(pool, executor, { ...prices, ownerCustomerId }),
  ]
  await app.market.catalog.loadAll()
  const wanda = browser()
  await wanda.logIn('wanda@test.example')
  for (const auctionId of [stays, goes]) {
    const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
    const path = `/api/private/customer/watchlist/${state?.entityId}`
    expect(await wanda.call({ method: 'PUT', path })).toMatchObject({ status: 200 })
  }
  const listed = async (query = '') => {
    const path = `/api/private/customer/watchlist/get${query}`
    const { body } = await wanda.call({ method: 'GET', path })
    const { products, total } = body as {
      products: { auction: { auctionId: number } | null }[]
      total: number
    }
    return { ids: products.map(({ auction }) => auction?.auctionId), total }
  }
  expect(await listed()).toEqual({ ids: [goes, stays], total: 2 })
  expect(await listed('?page=2&itemsPerPage=1')).toEqual({ ids: [stays], total: 2 })

  const owen = browser()
  await owen.logIn('owen@test.example')
  const path = `/api/private/auction/${goes}/withdraw`
  expect(
    await owen.call({ method: 'POST', path, body: {}, idempotencyKey: newKey() }),
  ).toMatchObject({ status: 200 })
  await vi.waitUntil(async () => (await listed()).total === 1)
  expect(await listed()).toEqual({ ids: [stays], total: 1 })
})
