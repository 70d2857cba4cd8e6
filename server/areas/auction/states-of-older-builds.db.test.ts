import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addRunningAuction, executorOn, testKeys } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { findAuction } from './auction-store.ts'

/** What an update does to auctions that an older build has stored. */

const { pool } = await testDatabase()
const migration = join(
  import.meta.dirname,
  '../../../database/migrations/0032-states-of-older-builds.sql',
)

test('an auction stored before later fields existed is complete after the update', async () => {
  const prices = { startPriceEur: 5_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executorOn(pool), prices)
  const before = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  await pool.query(
    `update auctions set revision = gen_random_uuid(), settings = settings - 'newDefect',
       state = jsonb_build_object('firstRoundEndedAt', 1790000000000) || (state
         - array['roundsEndedAt', 'voids', 'exits', 'secondChance', 'withdrawalRequest'])
     where auction_id = $1`,
    [auctionId],
  )
  const sql = await readFile(migration, 'utf8')
  await pool.query(sql)
  const after = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(after).toEqual({ ...before, roundsEndedAt: [1_790_000_000_000] })
})
