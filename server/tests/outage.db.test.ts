import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import { freePort } from '#database/testing/free-port.ts'
import {
  addRunningAuction,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { hourMs, minuteMs } from '#domain/calendar/instant.ts'
import { findAuction } from '../areas/auction/auction-store.ts'
import { createPool, type DatabasePool } from '../platform/database/pool.ts'
import { onlyRow } from '../platform/database/queryable.ts'
import { findPlace } from '../platform/embedded-postgres/place.ts'
import { connectionOf, startDatabase } from '../platform/embedded-postgres/start.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

/**
 * A server is killed, its machine is away for ten minutes in which an auction would have ended, and
 * it comes back: nothing was closed, the end has moved (rules 3). The gap is made by setting the last
 * beat back, so that nobody has to wait for it.
 */

const auction = { startPriceEur: 10_000, targetPriceEur: 20_000 }
let folder: TemporaryFolder
let port: number
let server: ServerProcess
let pool: DatabasePool

beforeAll(async () => {
  folder = temporaryDataFolder('outage')
  port = await freePort()
  server = await startServerProcess({ dataDir: folder.path, port })
  pool = createPool(connectionOf(findPlace(folder.path)), { size: 4, isPipelined: true })
})

afterAll(async () => {
  await pool?.end()
  await server?.stop()
  await folder.endAndRemove()
})

const stateOf = (auctionId: number) => findAuction(pool, auctionId, testKeys.auctionSecrets)

test('what a killed server would have closed in an outage moves at the next start (rules 3)', async () => {
  const auctionId = await addRunningAuction(pool, executorOn(pool), auction)
  const endsAt = (await stateOf(auctionId))?.clock?.endsAt ?? 0
  await waitUntil(hasBeaten)
  const exit = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  await exit
  server = await comeBack()
  const state = await stateOf(auctionId)
  expect(state?.status).toBe('running')
  expect(state?.clock?.endsAt).toBeGreaterThanOrEqual(endsAt + 24 * hourMs)

  async function comeBack(): Promise<ServerProcess> {
    await beAway(endsAt + 5 * minuteMs)
    const next = await startServerProcess({ dataDir: folder.path, port })
    await waitUntil(async () => (await moves(auctionId)) > 0)
    return next
  }
})

test('a demo that was ended in order goes on where it was, and no end moves (rules 14)', async () => {
  const auctionId = await addRunningAuction(pool, executorOn(pool), auction)
  const endsAt = (await stateOf(auctionId))?.clock?.endsAt ?? 0
  await waitUntil(hasBeaten)
  const endedAt = await marketNow()
  await server.stop()
  await rest(30)
  server = await startServerProcess({ dataDir: folder.path, port })
  expect((await marketNow()) - endedAt).toBeLessThan(hourMs)
  expect(await marketNow()).toBeGreaterThanOrEqual(endedAt)
  const state = await stateOf(auctionId)
  expect({ status: state?.status, endsAt: state?.clock?.endsAt }).toEqual({
    status: 'running',
    endsAt,
  })
  expect(await moves(auctionId)).toBe(0)
})

/** The server took its database along, so what passes meanwhile is made in one started for that alone. */
async function meanwhile(happens: (alone: DatabasePool) => Promise<unknown>): Promise<void> {
  const database = await startDatabase({ dataDir: folder.path, maxConnections: 10 })
  const alone = createPool(database.connection, { size: 1 })
  await happens(alone)
  await alone.end()
  await database.stop()
}

function beAway(until: number): Promise<void> {
  return meanwhile(async (alone) => {
    await moveClockTo(alone, until)
    await alone.query(
      `update market_clock set heartbeat_at = clock_timestamp() - interval '10 minutes'`,
    )
  })
}

/** As if the server had ended so many hours earlier, at the same time of the market. */
function rest(hours: number): Promise<void> {
  return meanwhile((alone) =>
    alone.query(
      `update market_clock set paused_at = paused_at - $1 * interval '1 hour',
         heartbeat_at = heartbeat_at - $1 * interval '1 hour', offset_ms = offset_ms + $1 * $2::int`,
      [hours, hourMs],
    ),
  )
}

async function marketNow(): Promise<number> {
  const row = onlyRow(await pool.query<{ now: Date }>('select market_now() as now'))
  return row.now.getTime()
}

async function hasBeaten(): Promise<boolean> {
  const row = onlyRow(
    await pool.query<{ heartbeat_at: Date | null }>('select heartbeat_at from market_clock'),
  )
  return row.heartbeat_at !== null
}

async function moves(auctionId: number): Promise<number> {
  return onlyRow(
    await pool.query<{ moves: number }>(
      `select count(*)::int as moves from auction_events
     where auction_id = $1 and kind = 'end_moved'`,
      [auctionId],
    ),
  ).moves
}
