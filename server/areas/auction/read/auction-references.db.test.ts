import { expect, test } from 'vitest'
import { listLostReferences } from '#database/testing/lost-references.ts'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'

/** What the database does not ask of each row of a bid, and what it refuses instead (decision 0037, rules 9). */

const { pool } = await testDatabase()
const executor = executorOn(pool)

async function auctionWithBid(): Promise<number> {
  const prices = { startPriceEur: 5_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, prices)
  const dealer = await addDealer(pool, `dealer-${auctionId}`)
  await executor.execute(bidOf(dealer, { auctionId, amountEur: 5_000 }))
  return auctionId
}

test('every row that a bid leaves belongs to an auction', async () => {
  await auctionWithBid()
  expect(await listLostReferences(pool)).toEqual([])
})

test('a row without its auction is found', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`insert into market_keys (auction_id, customer_id, idempotency_key, fingerprint)
                      values (1, 1, 'without-auction', '')`)
  // Inside the transaction, so that no other test meets the row.
  expect(await listLostReferences(client)).toEqual(['market_keys.auction_id: 1'])
  await client.query('rollback')
  client.release()
})

test('an auction is neither deleted nor given another number', async () => {
  const auctionId = await auctionWithBid()
  const remove = pool.query('delete from auctions where auction_id = $1', [auctionId])
  await expect(remove).rejects.toThrow(/neither deleted/)
  const renumber = `update auctions set auction_id = 1, revision = gen_random_uuid()
                    where auction_id = $1`
  await expect(pool.query(renumber, [auctionId])).rejects.toThrow(/another number/)
})

test('a journal is only added to (rules 9)', async () => {
  const auctionId = await auctionWithBid()
  const change = `update auction_journal set payload = '{}' where auction_id = $1`
  await expect(pool.query(change, [auctionId])).rejects.toThrow(/only added to/)
  const remove = 'delete from auction_journal where auction_id = $1'
  await expect(pool.query(remove, [auctionId])).rejects.toThrow(/only added to/)
})
