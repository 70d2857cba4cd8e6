import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addRunningAuction, executorOn, testKeys } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { findAuction } from './auction-store.ts'

/** What an update does to auctions that an older build has stored. */

const { pool } = await testDatabase()
const executor = executorOn(pool)

/** A migration with the types its columns had then. */
async function migrate(name: string): Promise<void> {
  await alterColumns('jsonb')
  await migrateAsIs(name)
  await alterColumns('json')
}

async function migrateAsIs(name: string): Promise<void> {
  const file = join(import.meta.dirname, `../../../database/migrations/${name}.sql`)
  await pool.query(await readFile(file, 'utf8'))
}

async function alterColumns(type: 'json' | 'jsonb'): Promise<void> {
  await pool.query(
    `drop trigger if exists auctions_new_revision on auctions;
     alter table auctions alter column state type ${type}, alter column settings type ${type};
     alter table auction_events alter column event type ${type}`,
  )
}

test('an auction stored before later fields existed is complete after the update', async () => {
  const prices = { startPriceEur: 5_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, prices)
  const before = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  await pool.query(
    `update auctions set revision = gen_random_uuid(), settings = settings::jsonb - 'newDefect',
       state = jsonb_build_object('firstRoundEndedAt', 1790000000000) || (state::jsonb
         - array['roundsEndedAt', 'voids', 'exits', 'secondChance', 'withdrawalRequest'])
     where auction_id = $1`,
    [auctionId],
  )
  await migrate('0032-states-of-older-builds')
  const after = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(after).toEqual({ ...before, roundsEndedAt: [1_790_000_000_000] })
})

test('one taken off the market before its state said why says so after the update', async () => {
  const prices = { startPriceEur: 5_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, prices)
  await executor.execute({
    auctionId,
    actor: { kind: 'operator', customerId: 2 },
    body: { type: 'withdraw', reason: 'vehicle_gone' },
    idempotencyKey: null,
  })
  const before = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  await pool.query(
    `update auctions set state = state::jsonb - 'withdrawal', revision = gen_random_uuid()
     where auction_id = $1`,
    [auctionId],
  )
  await migrate('0045-why-withdrawn')
  const after = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(after?.withdrawal).toMatchObject({ reason: 'vehicle_gone', operatorCustomerId: 2 })
  expect(after).toEqual(before)
})

test('a void stored without its cause gets that of its event, in the order of the voids (rules 5)', async () => {
  const prices = { startPriceEur: 5_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, prices)
  const marks = [12, 9].map((sequence) => ({
    ...{ sequence, at: 1_790_000_000_000, amountEur: 5_000, pseudonym: 1, removedSequences: [3] },
  }))
  await pool.query(
    `update auctions set revision = gen_random_uuid(),
       state = jsonb_set(state::jsonb, '{voids}', $2::jsonb) where auction_id = $1`,
    [auctionId, JSON.stringify(marks)],
  )
  await pool.query(
    `insert into auction_events (auction_id, version, kind, occurred_at, event)
     select $1, sequence + 1000, 'bids_voided', now(),
       jsonb_build_object('type', 'bids_voided', 'sequence', sequence, 'cause', cause)
     from (values (9, 'new_defect'), (12, 'operator')) as voids (sequence, cause)`,
    [auctionId],
  )
  await migrate('0048-causes-of-voids')
  const after = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  const causes = ['operator', 'new_defect']
  expect(after?.voids).toEqual(marks.map((mark, index) => ({ ...mark, cause: causes[index] })))
})

test('second chances that passed before the state kept them are told from their events (rules 10)', async () => {
  const prices = { startPriceEur: 5_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, prices)
  const [first, second] = [
    { merchantId: 7, amountEur: 19_500 },
    { merchantId: 8, amountEur: 19_200 },
  ]
  const events = [
    { type: 'second_chance_opened', at: 1_000, ...first },
    { type: 'second_chance_closed', at: 2_000, cause: 'owner_silent' },
    { type: 'second_chance_opened', at: 3_000, ...first },
    { type: 'second_chance_offered', at: 4_000 },
    { type: 'second_chance_closed', at: 5_000, cause: 'declined' },
    { type: 'second_chance_opened', at: 6_000, ...second },
    { type: 'second_chance_offered', at: 7_000 },
  ]
  await pool.query(
    `insert into auction_events (auction_id, version, kind, occurred_at, event)
     select $1, 1000 + number, event ->> 'type', now(), event
     from jsonb_array_elements($2::jsonb) with ordinality as given (event, number)`,
    [auctionId, JSON.stringify(events)],
  )
  const open = { ...second, turn: 'dealer', turnEndsAt: 8_000 }
  await pool.query(
    `update auctions set revision = gen_random_uuid(),
       state = jsonb_set(state::jsonb, '{secondChance}', $2::jsonb) where auction_id = $1`,
    [auctionId, JSON.stringify(open)],
  )
  await migrateAsIs('0062-second-chances-that-passed')
  const after = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(after?.pastSecondChances).toEqual([
    { ...first, askedAt: null, endedAt: 2_000, cause: 'owner_silent' },
    { ...first, askedAt: 4_000, endedAt: 5_000, cause: 'declined' },
  ])
  expect(after?.secondChance).toEqual({ ...open, askedAt: 7_000 })
})
