import { setImmediate as oneTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  type Dealer,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { checkedChain } from '#domain/auction/house/journal/verify-chain.ts'
import { createPool, type DatabaseClient } from '../../../platform/database/pool.ts'
import { findAuction, listJournal } from '../auction-store.ts'
import { sha256Hex } from '../sha256.ts'

/** Commits that fail while the next batch of the same auction is already on its way behind them. */

const { pool, connection } = await testDatabase()
const lockLimitMs = 300
const hastyPool = createPool(connection, { size: 4, isPipelined: true, lockLimitMs })
const patient = executorOn(pool)
const hasty = executorOn(hastyPool)
let dealers: Dealer[]
let holder: DatabaseClient

beforeAll(async () => {
  dealers = await Promise.all(['anna', 'ben'].map((name) => addDealer(pool, name)))
  // A commit waits here for whoever holds the gate, and the first after that fails if it is told to.
  await pool.query(`
    create sequence commits;
    create table first_commit_fails_with (code text);
    create function stand_at_the_gate() returns trigger language plpgsql as $$
    declare failure text := (select code from first_commit_fails_with);
    begin
      perform pg_advisory_xact_lock(7);
      if failure is not null and nextval('commits') = 1 then
        raise exception 'the commit fails' using errcode = failure;
      end if;
      return null;
    end $$;
    create constraint trigger gate after insert on auction_commands deferrable initially deferred
      for each row execute function stand_at_the_gate();`)
})

beforeEach(async () => {
  await pool.query('truncate first_commit_fails_with')
  holder = await pool.connect()
})

afterEach(() => holder.release())
afterAll(() => hastyPool.end())

const findAtTheGate = async (): Promise<number> => {
  const { rows } = await pool.query(
    `select pid from pg_locks where locktype = 'advisory' and not granted and database =
       (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.pid ?? 0
}

/** Two bids whose commit stands at the gate, and two more that were taken up behind it. */
async function bidBehindTheGate(executor: typeof patient, failsWith: string | null = null) {
  const auctionId = await addRunningAuction(pool, patient, {
    startPriceEur: 5_000,
    targetPriceEur: 50_000,
  })
  await pool.query(`select setval('commits', 1, false)`)
  await pool.query('insert into first_commit_fails_with values ($1)', [failsWith])
  await holder.query('select pg_advisory_lock(7)')
  const bid = (amountEur: number) => {
    const bidder = dealers[(amountEur / 1000) % 2]
    if (!bidder) throw new Error('There are two dealers.')
    return executor.execute(bidOf(bidder, { auctionId, amountEur }))
  }
  const ahead = [6_000, 7_000].map(bid)
  // The queue has taken the first two after one turn, and has not heard of their writes.
  await oneTurn()
  await oneTurn()
  const answered = Promise.all([...ahead, ...[8_000, 9_000].map(bid)])
  const pid = await waitUntil(findAtTheGate)
  return { auctionId, pid, answered }
}

const openTheGate = () => holder.query('select pg_advisory_unlock(7)')

async function expectAllFourInOrder(auctionId: number) {
  const journal = await listJournal(pool, auctionId)
  const bids = journal.flatMap(({ kind, payload }) => (kind === 'bid' ? [payload.amountEur] : []))
  expect(bids).toEqual([6_000, 7_000, 8_000, 9_000])
  expect(checkedChain({ entries: journal, receipts: [], sha256: sha256Hex })).toEqual({
    isIntact: true,
  })
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(state).toMatchObject({ bidCount: 4, headHash: journal.at(-1)?.hash })
}

test.each([
  ['a deadlock', '40P01'],
  ['the time limit of statements', '57014'],
])(
  'a commit that fails by %s is made again before the batch behind it (rules 13)',
  async (_what, code) => {
    const { auctionId, answered } = await bidBehindTheGate(patient, code)
    await openTheGate()
    for (const { decision, state } of await answered) {
      expect(decision).toMatchObject({ isAccepted: true, isRepeat: false })
      expect(state.auctionId).toBe(auctionId)
    }
    await expectAllFourInOrder(auctionId)
  },
)

test('a connection that is killed at the commit loses no bid and doubles none (rules 13)', async () => {
  const { auctionId, pid, answered } = await bidBehindTheGate(patient)
  await pool.query('select pg_terminate_backend($1, 5000)', [pid])
  await openTheGate()
  for (const { decision } of await answered) expect(decision.isAccepted).toBe(true)
  await expectAllFourInOrder(auctionId)
})

test('a commit that waits too long for a lock is queued again, before the batch behind it', async () => {
  const { auctionId, pid, answered } = await bidBehindTheGate(hasty)
  // The first try has given up when it is no longer the one that waits.
  await waitUntil(async () => (await findAtTheGate()) !== pid)
  await openTheGate()
  for (const { decision } of await answered) expect(decision.isAccepted).toBe(true)
  await expectAllFourInOrder(auctionId)
})

test('nobody is answered before the commit of their own batch (rules 13)', async () => {
  const { auctionId, answered } = await bidBehindTheGate(patient)
  let isAnswered = false
  const heard = answered.then(() => {
    isAnswered = true
  })
  // Longer than everything but the commit takes.
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  expect(state?.bidCount).toBe(0)
  expect(isAnswered).toBe(false)
  await openTheGate()
  await heard
  await expectAllFourInOrder(auctionId)
})
