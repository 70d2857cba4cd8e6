import { expect, test } from 'vitest'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addPublishedAuction,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { defaultSlotSettings } from '#domain/calendar/slots.ts'
import { findAuction } from '../auction/auction-store.ts'

/** What a dealer watches, as far as they may see it (rules 1). */

const { app, pool, browser } = await appOfTest()
const executor = executorOn(pool)
/** Not yet running, whatever day of the week it is: its owner may still take it out. */
const prices = {
  ...{ startPriceEur: 10_000, targetPriceEur: 20_000 },
  settings: { slots: { ...defaultSlotSettings, leadHours: 5 * 24 } },
}

test('an ad that is taken out of sight leaves the list, its pages and its count (rules 1)', async () => {
  const ownerCustomerId = await addCustomer(pool, 'owen')
  await addDealer(pool, 'wanda')
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
  const counts = '/api/private/customer/market-counts/get'
  expect((await wanda.call({ method: 'GET', path: counts })).body).toMatchObject({ watched: 2 })

  const owen = browser()
  await owen.logIn('owen@test.example')
  const path = `/api/private/auction/${goes}/withdraw`
  expect(
    await owen.call({ method: 'POST', path, body: {}, idempotencyKey: newKey() }),
  ).toMatchObject({ status: 200 })
  await waitUntil(async () => (await listed()).total === 1)
  expect(await listed()).toEqual({ ids: [stays], total: 1 })
  expect((await wanda.call({ method: 'GET', path: counts })).body).toMatchObject({ watched: 1 })
  expect(await owen.call({ method: 'GET', path: counts })).toMatchObject({ status: 403 })
})

test('a watch can be taken back whatever has become of the ad (rules 1)', async () => {
  const ownerCustomerId = await addCustomer(pool, 'olaf')
  await addDealer(pool, 'walt')
  const auctionId = await addPublishedAuction(pool, executor, { ...prices, ownerCustomerId })
  await app.market.catalog.loadAll()
  const [walt, olaf] = [browser(), browser()]
  await walt.logIn('walt@test.example')
  await olaf.logIn('olaf@test.example')
  const entityId = (await findAuction(pool, auctionId, testKeys.auctionSecrets))?.entityId
  const path = `/api/private/customer/watchlist/${entityId}`
  expect(await walt.call({ method: 'PUT', path })).toMatchObject({ status: 200 })
  const withdraw = `/api/private/auction/${auctionId}/withdraw`
  expect(
    await olaf.call({ method: 'POST', path: withdraw, body: {}, idempotencyKey: newKey() }),
  ).toMatchObject({ status: 200 })
  await waitUntil(() => !app.market.catalog.has(entityId ?? 0))
  expect(await walt.call({ method: 'PUT', path })).toMatchObject({ status: 404 })
  expect(await walt.call({ method: 'DELETE', path })).toMatchObject({
    ...{ status: 200, body: { isWatched: false } },
  })
  const { rows } = await pool.query('select from watched_listings where listing_id = $1', [
    entityId,
  ])
  expect(rows).toEqual([])
})
