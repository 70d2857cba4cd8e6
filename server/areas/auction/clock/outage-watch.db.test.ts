import { beforeEach, describe, expect, test } from 'vitest'
import {
  addDealer,
  addPublishedAuction,
  bidOf,
  moveClockTo,
  startAuctions,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { batchPoolOf, testDatabase } from '#database/testing/test-database.ts'
import { hourMs, minuteMs } from '#domain/calendar/instant.ts'
import { createMarketExecutor, type MarketExecutor } from '../../../market-executor.ts'
import { createLog } from '../../../platform/log/log.ts'
import { findAuction, listJournal } from '../auction-store.ts'

/** A process that begins, or gets its database back, after nobody could bid (rules 3). */

const { pool } = await testDatabase()
const auction = { startPriceEur: 10_000, targetPriceEur: 20_000 }
const dealer = await addDealer(pool, 'anna')

function newProcess(): MarketExecutor {
  return createMarketExecutor({
    pool: batchPoolOf(pool),
    log: createLog({ level: 'silent' }),
    keys: testKeys,
    termsValidFrom: new Date('2026-01-01T00:00:00Z'),
    announce: () => undefined,
  })
}

const stateOf = async (auctionId: number) => {
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  if (!state?.clock) throw new Error('The auction is on the market.')
  return { ...state, clock: state.clock }
}

/** The market's clock stands so long after an end as it would if the process had been away. */
async function away(auctionId: number, gap: { minutes: number; endedBefore: number }) {
  const { clock } = await stateOf(auctionId)
  await moveClockTo(pool, clock.endsAt + gap.endedBefore * minuteMs)
  await pool.query(
    `update market_clock set heartbeat_at = clock_timestamp() - $1 * interval '1 minute'`,
    [gap.minutes],
  )
  return clock.endsAt
}

async function countOutages(): Promise<{ readonly all: number; readonly waiting: number }> {
  const { rows } = await pool.query(
    `select count(*)::int as all, (count(*) filter (where applied_at is null))::int as waiting
     from outages`,
  )
  return rows[0]
}

async function bid(process: MarketExecutor, amountEur: number): Promise<boolean> {
  const { decision } = await process.execute(bidOf(dealer, { auctionId, amountEur }))
  return decision.isAccepted
}

let auctionId: number
let before: MarketExecutor

beforeEach(async () => {
  await pool.query('update market_clock set heartbeat_at = null')
  before = newProcess()
  auctionId = await addPublishedAuction(pool, before, auction)
  await startAuctions(pool, before, [auctionId])
  await before.stop()
})

describe('an outage (rules 3)', () => {
  test('moves an end that lay in it by a day, before anything is closed', async () => {
    const endsAt = await away(auctionId, { minutes: 10, endedBefore: 5 })
    const process = newProcess()
    // The clock begins as in a start: the first thing that happens is the end that was due.
    const outcome = await process.runDue(auctionId)
    expect(outcome.state.status).toBe('running')
    const { clock } = await stateOf(auctionId)
    expect(clock.endsAt).toBeGreaterThanOrEqual(endsAt + 24 * hourMs)
    expect((await listJournal(pool, auctionId)).at(-1)).toMatchObject({
      kind: 'end_moved',
      payload: { cause: 'outage', endsAt: clock.endsAt },
    })
    await process.stop()
  })

  test('a bid that arrives first does not close it either, and counts', async () => {
    await away(auctionId, { minutes: 10, endedBefore: 5 })
    const process = newProcess()
    expect(await bid(process, 10_000)).toBe(true)
    await process.stop()
  })

  test('moves an end within the hour after it, and none later', async () => {
    const endsAt = await away(auctionId, { minutes: 10, endedBefore: -59 })
    const process = newProcess()
    await process.runDue(auctionId)
    expect((await stateOf(auctionId)).clock.endsAt).toBeGreaterThan(endsAt)
    await process.stop()
    const later = await away(auctionId, { minutes: 10, endedBefore: -62 })
    const next = newProcess()
    await next.runDue(auctionId)
    expect((await stateOf(auctionId)).clock.endsAt).toBe(later)
    await next.stop()
  })

  test('of two minutes or less is none', async () => {
    const endsAt = await away(auctionId, { minutes: 1.5, endedBefore: 1 })
    const process = newProcess()
    expect((await process.runDue(auctionId)).state.status).toBe('failed')
    expect((await stateOf(auctionId)).clock.endsAt).toBe(endsAt)
    await process.stop()
  })

  test('of days moves the end behind itself', async () => {
    const endsAt = await away(auctionId, { minutes: 80 * 60, endedBefore: 78 * 60 })
    const process = newProcess()
    await process.runDue(auctionId)
    const { clock, status } = await stateOf(auctionId)
    expect(status).toBe('running')
    expect(clock.endsAt).toBeGreaterThan(endsAt + 78 * hourMs)
    await process.stop()
  })

  test('is written down and acted on once by two processes that begin together', async () => {
    await away(auctionId, { minutes: 10, endedBefore: 5 })
    const outagesBefore = await countOutages()
    const both = [newProcess(), newProcess()]
    await Promise.all(both.map((process) => process.runDue(auctionId)))
    const moves = (await listJournal(pool, auctionId)).filter(({ kind }) => kind === 'end_moved')
    expect(moves).toHaveLength(1)
    expect(await countOutages()).toEqual({ all: outagesBefore.all + 1, waiting: 0 })
    await Promise.all(both.map((process) => process.stop()))
  })

  test('time that travels in a demo is none (rules 14)', async () => {
    const process = newProcess()
    await process.runDue(auctionId)
    const { clock } = await stateOf(auctionId)
    await moveClockTo(pool, clock.endsAt + 5 * minuteMs)
    expect((await process.runDue(auctionId)).state.status).toBe('failed')
    await process.stop()
    const next = newProcess()
    await next.runDue(auctionId)
    expect((await stateOf(auctionId)).status).toBe('failed')
    await next.stop()
  })

  test('a market that another process still beats for does not rest (rules 14)', async () => {
    await pool.query('update market_clock set paused_at = clock_timestamp()')
    const process = newProcess()
    await process.runDue(auctionId)
    const { rows } = await pool.query('select paused_at from market_clock')
    expect(rows).toEqual([{ paused_at: null }])
    await process.stop()
  })

  test('bidders, owner and watchers are notified of the new end', async () => {
    const bidding = newProcess()
    expect(await bid(bidding, 10_000)).toBe(true)
    await bidding.stop()
    await away(auctionId, { minutes: 10, endedBefore: -30 })
    const process = newProcess()
    await process.runDue(auctionId)
    const { rows } = await pool.query(
      `select facts -> 'commands' -> -1 -> 'notifications' as notifications from outbox where subject_id = $1
       order by outbox_id desc limit 1`,
      [auctionId],
    )
    const notified = rows[0].notifications.map(
      ({ code, to }: { code: string; to: { kind: string } }) => [code, to.kind],
    )
    expect(notified).toEqual([
      ['auction_moved', 'owner'],
      ['auction_moved', 'merchant'],
      ['auction_moved', 'watchers'],
    ])
    await process.stop()
  })
})
