import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  type Dealer,
  executorOn,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { createPool, type DatabasePool } from '../../../platform/database/pool.ts'
import { onlyRow } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CommandExecutor } from '../commands/command-executor.ts'
import { findNextDueInMs } from './due-store.ts'

/** Auctions end in the order of their ends, whichever process acts on them (rules 3). */

/** Long enough for a machine that stands still: then nobody is taken for one who holds an auction. */
const lockLimitMs = 20_000
const hastyLockLimitMs = 150
const prices = { startPriceEur: 5_000, targetPriceEur: 20_000 }

type Process = {
  readonly pool: DatabasePool
  /** Of its connections, in the database. */
  readonly pids: number[]
  readonly executor: CommandExecutor
}

let pool: DatabasePool
let dealer: Dealer
let listener: pg.Client
let processes: Process[]
let startProcess: (lockLimitMs: number) => Process
/** As they were committed; a listener hears of transactions in the order of their commits. */
let ended: number[]

beforeEach(async () => {
  const database = await testDatabase()
  pool = database.pool
  dealer = await addDealer(pool, 'anna')
  startProcess = (limitMs) => {
    const own = createPool(database.connection, {
      ...{ size: 5, isPipelined: true, lockLimitMs: limitMs },
    })
    const pids: number[] = []
    own.on(
      'connect',
      (client) => void pids.push((client as unknown as { processID: number }).processID),
    ) // Not among its types.
    return { pool: own, pids, executor: executorOn(own) }
  }
  processes = [startProcess(lockLimitMs), startProcess(lockLimitMs)]
  await pool.query(
    `create function note_end() returns trigger language plpgsql as $$
     begin perform pg_notify('ended', new.auction_id::text); return null; end $$`,
  )
  await pool.query(
    `create trigger note_end after insert on auction_events for each row
     when (new.kind = 'auction_ended') execute function note_end()`,
  )
  listener = new pg.Client(database.connection)
  await listener.connect()
  ended = []
  listener.on('notification', ({ payload }) => void ended.push(Number(payload)))
  await listener.query('listen ended')
})

afterEach(async () => {
  await listener.end()
  await Promise.all(processes.map((one) => one.pool.end()))
})

function process(index: number) {
  const found = processes[index]
  if (!found) throw new Error(`No process ${index}`)
  return found
}

const runAll = (index: number) => process(index).executor.due.runAll()

/**
 * So many auctions in their closing phase, one minute before the first end; answered in the order of
 * the ends, which is not that of their ids. Each second one ends with the one before it.
 */
async function addEnding(count: number): Promise<{ readonly ids: number[]; readonly at: number }> {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    ids.push(await addRunningAuction(pool, process(0).executor, prices))
  }
  const { rows } = await pool.query<{ id: number; at: number }>(
    `update auctions a set ends_at = to_timestamp(at / 1000.0), due_at = to_timestamp(at / 1000.0),
       status = 'hotbidding', revision = gen_random_uuid(),
       state = a.state::jsonb || jsonb_build_object('status', 'hotbidding',
         'clock', (a.state->'clock')::jsonb || jsonb_build_object('endsAt', at, 'plannedEndsAt', at))
     from (select auction_id, (extract(epoch from market_now()) * 1000 + 60000
         + (row_number() over (order by md5(auction_id::text)) / 2) * 10)::bigint as at
       from (select auction_id, market_now() from auctions where status = 'running') running) n
     where a.auction_id = n.auction_id
     returning a.auction_id as id, at`,
  )
  rows.sort((one, other) => one.at - other.at || one.id - other.id)
  return { ids: rows.map(({ id }) => id), at: rows.at(-1)?.at ?? 0 }
}

function bid(auctionId: number, amountEur: number) {
  return bidOf(dealer, { auctionId, amountEur })
}

const hasEnded = (count: number) => waitUntil(() => ended.length >= count)

async function countEnds(): Promise<number> {
  return onlyRow(
    await pool.query<{ ends: number }>(
      `select count(*)::int as ends from auction_events where kind = 'auction_ended'`,
    ),
  ).ends
}

/** How often somebody was seen waiting for a lock meanwhile. */
async function countWaitsDuring(work: Promise<void>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let waits = 0
  while (!isDone) {
    const row = onlyRow(
      await pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
    waits += row.waiting
  }
  await done
  return waits
}

test('two processes and late bids commit the ends in their order, ties by id (rules 3)', async () => {
  const { ids, at } = await addEnding(150)
  await moveClockTo(pool, at)
  const late = ids.toReversed().filter((_, index) => index % 7 === 0)
  const answers = late.map((auctionId, index) =>
    process(index % 2).executor.execute(bid(auctionId, 5_000)),
  )
  await Promise.all([runAll(0), runAll(1), runAll(0)])
  for (const { decision, state } of await Promise.all(answers)) {
    expect(decision).toMatchObject({ refusal: { code: 'AUCTION_ENDED' } })
    expect(state.status).toBe('failed')
  }
  await hasEnded(ids.length)
  expect(ended).toEqual(ids)
  expect(await countEnds()).toBe(ids.length)
})

test('a bid after the end waits for the earlier ends, and a timely one beside it does not', async () => {
  const { ids, at } = await addEnding(6)
  const later = await addRunningAuction(pool, process(0).executor, prices)
  await moveClockTo(pool, at)
  const last = ids.at(-1) ?? 0
  const [tooLate, timely] = await Promise.all([
    process(0).executor.execute(bid(last, 5_000)),
    process(0).executor.execute(bid(later, 5_000)),
  ])
  expect(tooLate.decision.isAccepted).toBe(false)
  expect(timely.decision.isAccepted).toBe(true)
  await hasEnded(ids.length)
  expect(ended).toEqual(ids)
})

test('a bid before the end moves the auction behind those that end meanwhile (rules 3)', async () => {
  const { ids, at } = await addEnding(4)
  const [extended = 0, ...others] = ids
  const { decision } = await process(1).executor.execute(bid(extended, 5_000))
  expect(decision.isAccepted).toBe(true)
  await moveClockTo(pool, at)
  await runAll(0)
  await hasEnded(others.length)
  const row = onlyRow(
    await pool.query<{ ends_at: Date }>('select ends_at from auctions where auction_id = $1', [
      extended,
    ]),
  )
  await moveClockTo(pool, row.ends_at.getTime())
  await runAll(0)
  await hasEnded(ids.length)
  expect(ended).toEqual([...others, extended])
})

test('one that fails in the middle is tried again, then postponed, and holds up no other', async () => {
  const { ids, at } = await addEnding(9)
  const failing = ids[4] ?? 0
  const others = ids.filter((id) => id !== failing)
  await pool.query(
    `create function fail() returns trigger language plpgsql as $$
     begin raise exception 'this auction fails'; end $$`,
  )
  await pool.query(
    `create trigger fail before insert on auction_events for each row
     when (new.auction_id = ${failing}) execute function fail()`,
  )
  await moveClockTo(pool, at)
  await runAll(0)
  await hasEnded(others.length)
  expect(ended).toEqual(others)
  expect([...process(0).executor.due.skippedAuctions()]).toEqual([failing])
  expect(await findNextDueInMs(pool, [])).toBeLessThanOrEqual(0)
  await runAll(0)
  await runAll(0)
  expect(await findNextDueInMs(pool, [])).toBeGreaterThan(50_000)
  await expect(process(1).executor.execute(bid(failing, 5_000))).rejects.toThrow('fails')

  await pool.query('drop trigger fail on auction_events')
  await moveClockTo(pool, at + 120_000)
  await runAll(1)
  await hasEnded(ids.length)
  expect(ended).toEqual([...others, failing])
  const row = onlyRow(
    await pool.query<{ at: string }>(
      `select event->>'endedAt' as at from auction_events
     where auction_id = $1 and kind = 'auction_ended'`,
      [failing],
    ),
  )
  expect(Number(row.at)).toBeLessThan(at)
})

test('one that somebody holds is left to them, and nobody waits for it again', async () => {
  const { ids, at } = await addEnding(6)
  const [heldId = 0, ...others] = ids
  const hasty = startProcess(hastyLockLimitMs)
  processes.push(hasty)
  const { due } = hasty.executor
  await moveClockTo(pool, at)
  await transaction(pool, async (client) => {
    await client.query('select from auctions where auction_id = $1 for update', [heldId])
    await due.runAll()
    await hasEnded(others.length)
    expect(await countWaitsDuring(due.runAll())).toBe(0)
    expect([...due.skippedAuctions()]).toEqual([heldId])
  })
  await due.runAll()
  await hasEnded(ids.length)
  expect(ended).toEqual([...others, heldId])
})

test('when one process is cut off in the middle, the other ends the rest, each once', async () => {
  const { ids, at } = await addEnding(300)
  await moveClockTo(pool, at)
  const cutOff = expect(runAll(0)).rejects.toThrow()
  await hasEnded(64)
  const other = runAll(1)
  await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [process(0).pids])
  await cutOff
  await other
  await hasEnded(ids.length)
  expect(ended).toEqual(ids)
  expect(await countEnds()).toBe(ids.length)
})
