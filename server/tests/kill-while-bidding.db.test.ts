import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import { euroSteps } from '#database/testing/euro-steps.ts'
import { freePort } from '#database/testing/free-port.ts'
import {
  addDealer,
  addRunningAuction,
  type Dealer,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { killProcessesOf } from '#database/testing/processes.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { checkedChain } from '#domain/auction/house/journal/verify-chain.ts'
import { listEvents, listJournal } from '../areas/auction/auction-store.ts'
import { sha256Hex } from '../areas/auction/sha256.ts'
import { createPool, type DatabasePool } from '../platform/database/pool.ts'
import { onlyRow } from '../platform/database/queryable.ts'
import { findPlace } from '../platform/embedded-postgres/place.ts'
import { connectionOf } from '../platform/embedded-postgres/start.ts'
import { type AcceptedBid, type Crowd, startBidding } from '../testing/bidding-crowd.ts'
import { logInByDemo } from '../testing/dealer-client.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

/**
 * Nothing accepted is lost (rules 13): the server, its database and both are killed while dealers
 * bid over HTTP, and afterwards every answer that was given must be true.
 */

type Victim = 'server' | 'database' | 'both'

const victims: readonly Victim[] = ['server', 'database', 'both', 'database']
const dealerCount = 6
const startPriceEur = 10_000
/** Servers and databases are started over and over. */
const limitMs = 300_000
let folder: TemporaryFolder
let port: number
let server: ServerProcess
let pool: DatabasePool
let auctionId: number
let dealers: readonly Dealer[]
let crowd: Crowd
let lastStartAt: Date

beforeAll(async () => {
  folder = temporaryDataFolder('kill')
  port = await freePort()
  await startServer()
  pool = createPool(connectionOf(findPlace(folder.path)), { size: 4, isPipelined: true })
  const names = Array.from({ length: dealerCount }, (_, index) => `dealer-${index}`)
  dealers = await Promise.all(names.map((name) => addDealer(pool, name)))
  auctionId = await addRunningAuction(pool, executorOn(pool), {
    startPriceEur,
    targetPriceEur: 9_000_000,
    settings: euroSteps,
  })
  const tokens = await Promise.all(
    names.map((name) => logInByDemo(server.origin, `${name}@test.example`)),
  )
  crowd = startBidding({ origin: server.origin, auctionId, tokens, startPriceEur })
  for (const victim of victims) await killInMidBidding(victim)
  // As a rule long done: of those who asked again somebody's bid was taken.
  while (!crowd.accepted.some(isRepeated)) await killInMidBidding('server')
  lastStartAt = new Date()
  await hasTakenMore(40)
  await crowd.stop()
  await waitUntil(hasSentMails)
}, limitMs)

afterAll(async () => {
  await pool?.end()
  await server?.stop()
  await folder.endAndRemove()
})

async function hasSentMails(): Promise<boolean> {
  const row = onlyRow(
    await pool.query<{ sent: number }>(
      'select count(*)::int as sent from mails_sent where sent_at > $1',
      [lastStartAt],
    ),
  )
  return row.sent > 0
}

async function startServer(): Promise<void> {
  server = await startServerProcess({ dataDir: folder.path, port })
}

/** At a random bid, while the other dealers wait for their answers. */
async function killInMidBidding(victim: Victim): Promise<void> {
  await hasTakenMore(randomInt(10, 80))
  if (victim !== 'server') {
    const killed = killProcessesOf(folder.path, (command) => /postgres.* -D /.test(command))
    expect(killed).toBeGreaterThan(0)
  }
  if (victim === 'database') return
  const exit = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  await exit
  await startServer()
}

const isRepeated = ({ attempts }: AcceptedBid) => attempts > 1

async function hasTakenMore(bids: number): Promise<void> {
  const goal = crowd.accepted.length + bids
  await waitUntil(() => crowd.accepted.length >= goal)
}

describe('bids that were taken while everything was killed (rules 13)', () => {
  test('each answered one stands in the log exactly once, and no refused one does', async () => {
    const events = await listEvents(pool, { auctionId, kinds: ['bid_placed'], newest: null })
    const inLog = events.flatMap((event) =>
      event.type === 'bid_placed' ? [`${event.merchantId} ${event.amountEur}`] : [],
    )
    const name = (bid: { dealer: number; amountEur: number }) =>
      `${dealers[bid.dealer]?.merchantId} ${bid.amountEur}`

    expect(new Set(inLog).size).toBe(inLog.length)
    expect(crowd.accepted.map(name).sort()).toEqual([...inLog].sort())
    const bidTwice = crowd.refused.map(name).filter((bid) => inLog.includes(bid))
    expect(bidTwice.filter((bid) => !crowd.accepted.map(name).includes(bid))).toEqual([])
  })

  test('the order has no gap and each bid is above the one before (rules 4)', async () => {
    const { rows } = await pool.query<{
      version: number
      kind: string
      event: { amountEur: number }
    }>('select version, kind, event from auction_events where auction_id = $1 order by version', [
      auctionId,
    ])
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1))
    const amounts = rows.flatMap(({ kind, event }) =>
      kind === 'bid_placed' ? [event.amountEur] : [],
    )
    expect(amounts).toEqual([...new Set(amounts)].sort((one, other) => one - other))
    const { rows: auctions } = await pool.query(
      `select bid_count as "bidCount", current_bid_eur as "currentBidEur", version
       from auctions where auction_id = $1`,
      [auctionId],
    )
    expect(auctions).toEqual([
      { bidCount: amounts.length, currentBidEur: amounts.at(-1), version: rows.length },
    ])
  })

  test('the journal is one chain that keeps every receipt a dealer was given (rules 9)', async () => {
    const entries = await listJournal(pool, auctionId)
    const receipts = crowd.accepted
    expect(receipts.length).toBeGreaterThan(60)
    expect(checkedChain({ entries, receipts, sha256: sha256Hex })).toEqual({ isIntact: true })
  })

  test('a key that was sent again after a lost answer had one effect (rules 4)', async () => {
    expect(crowd.accepted.filter(isRepeated).length).toBeGreaterThan(0)
    const { rows } = await pool.query(
      'select idempotency_key as key from market_keys where auction_id = $1 and idempotency_key = any($2)',
      [auctionId, crowd.accepted.map(({ idempotencyKey }) => idempotencyKey)],
    )
    expect(rows).toHaveLength(crowd.accepted.length)
  })

  test('notifications went on after the last kill', async () => {
    expect(await hasSentMails()).toBe(true)
  })
})
