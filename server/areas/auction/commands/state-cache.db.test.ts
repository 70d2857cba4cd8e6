import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  type Dealer,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { newAuction } from '#domain/auction/core/new-auction.ts'
import { createPool } from '../../../platform/database/pool.ts'
import { findAuction } from '../auction-store.ts'
import { createStateCache } from './state-cache.ts'

/** What a process remembers of auctions, beside processes that write the same rows. */

const { pool, connection } = await testDatabase()
const lockLimitMs = 150
const hastyPool = createPool(connection, { size: 4, isPipelined: true, lockLimitMs })
const executor = executorOn(hastyPool)
const prices = { startPriceEur: 5_000, targetPriceEur: 20_000 }
let anna: Dealer
let ben: Dealer

beforeAll(async () => {
  anna = await addDealer(pool, 'anna')
  ben = await addDealer(pool, 'ben')
})

afterAll(() => hastyPool.end())

function bid(auctionId: number, bidder: Dealer, amountEur: number) {
  return bidOf(bidder, { auctionId, amountEur })
}

test('what another process has written is read anew, whatever is remembered', async () => {
  const auctionId = await addRunningAuction(pool, executor, prices)
  const other = executorOn(pool)
  await executor.execute(bid(auctionId, anna, 5_000))
  await other.execute(bid(auctionId, ben, 7_000))
  const tooLow = await executor.execute(bid(auctionId, anna, 6_000))
  expect(tooLow.decision).toMatchObject({ refusal: { code: 'BID_TOO_LOW' } })
  const raised = await executor.execute(bid(auctionId, anna, 8_000))
  expect(raised.state).toMatchObject({ bidCount: 3, highest: { amountEur: 8_000 } })
  expect(raised.state).toEqual(await findAuction(pool, auctionId, testKeys.auctionSecrets))
})

test('a bid that was rolled back is not remembered', async () => {
  const auctionId = await addRunningAuction(pool, executor, prices)
  const failing = {
    ...bid(auctionId, anna, 9_000),
    inTransaction: () => Promise.reject(new Error()),
  }
  await expect(executor.execute(failing)).rejects.toThrow()
  const { state } = await executor.execute(bid(auctionId, ben, 5_000))
  expect(state).toMatchObject({ bidCount: 1, highest: { amountEur: 5_000 } })
})

test('nobody stores another state under the revision of the one before', async () => {
  const auctionId = await addRunningAuction(pool, executor, prices)
  const change = `update auctions set state = '{"bidCount": 9}' where auction_id = $1`
  await expect(pool.query(change, [auctionId])).rejects.toThrow(/another revision/)
})

test('an auction that another process holds keeps no other waiting, and is bid on later', async () => {
  const [held, ...free] = await Promise.all([
    addRunningAuction(pool, executor, prices),
    addRunningAuction(pool, executor, prices),
    addRunningAuction(pool, executor, prices),
  ])
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from auctions where auction_id = $1 for update', [held])
  const late = executor.execute(bid(held, anna, 5_000))
  const others = free.map((auctionId) => executor.execute(bid(auctionId, ben, 5_000)))
  for (const { decision } of await Promise.all(others)) expect(decision.isAccepted).toBe(true)
  await holder.query('rollback')
  holder.release()
  expect((await late).decision.isAccepted).toBe(true)
})

test('beyond the limit the auction untouched for longest is forgotten', () => {
  const stateCache = createStateCache(2)
  const states = [1, 2, 3].map((auctionId) =>
    newAuction({ auctionId, entityId: 1, ownerCustomerId: 1, ownerMerchantId: null, at: 0 }),
  )
  for (const state of states) stateCache.remember(state, `revision of ${state.auctionId}`)
  expect(stateCache.find(1)).toBeUndefined()
  expect(stateCache.find(3)).toEqual({ revision: 'revision of 3', state: states[2] })
})
