import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import {
  addDealer,
  addOperator,
  addRunningAuction,
  addSubmittedAuction,
  executorOn,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { vinOfTest } from '#database/testing/vin-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { checkedChain } from '#domain/auction/house/journal/verify-chain.ts'
import { defaultSlotSettings } from '#domain/calendar/slots.ts'
import { listJournal } from '../areas/auction/auction-store.ts'
import { sha256Hex } from '../areas/auction/sha256.ts'
import { createPool, type DatabasePool } from '../platform/database/pool.ts'
import { onlyRow } from '../platform/database/queryable.ts'
import { findPlace } from '../platform/embedded-postgres/place.ts'
import { connectionOf } from '../platform/embedded-postgres/start.ts'
import { type Crowd, startBidding } from '../testing/bidding-crowd.ts'
import { logInByDemo, readAuction, send } from '../testing/dealer-client.ts'
import { openLiveStream, usualMs } from '../testing/live-stream.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

/**
 * Two server processes on one database, both with clock and jobs: whatever they do at once, there is
 * one auction, one order of its bids, and one end.
 */

const startPriceEur = 10_000
/** The agents' limits lie above it, so that the end is a sale. */
const targetPriceEur = 13_000
const { maxAuctionsPerSlot } = defaultSlotSettings

let first: ServerProcess
let second: ServerProcess
let pool: DatabasePool
let firstFolder: TemporaryFolder
let secondFolder: TemporaryFolder
let auctionId: number
let tokens: readonly string[]

beforeAll(async () => {
  firstFolder = temporaryDataFolder('first')
  secondFolder = temporaryDataFolder('second')
  first = await startServerProcess({ dataDir: firstFolder.path })
  const { host, user, database } = connectionOf(findPlace(firstFolder.path))
  second = await startServerProcess({
    dataDir: secondFolder.path,
    databaseUrl: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`,
  })
  pool = createPool({ host, user, database }, { size: 4, isPipelined: true })
  const names = ['anna', 'ben', 'carla', 'dirk']
  for (const name of names) await addDealer(pool, name)
  auctionId = await addRunningAuction(pool, executorOn(pool), { startPriceEur, targetPriceEur })
  const origins = [first.origin, second.origin]
  tokens = await Promise.all(
    names.map((name, index) => logInByDemo(origins[index % 2] ?? '', `${name}@test.example`)),
  )
})

afterAll(async () => {
  await pool?.end()
  await second?.stop()
  await first?.stop()
  await secondFolder.endAndRemove()
  await firstFolder.endAndRemove()
})

function callerOf(index: number) {
  const server = index % 2 === 0 ? first : second
  return { origin: server.origin, token: tokens[index] ?? '' }
}

async function versions(): Promise<number[]> {
  const { rows } = await pool.query<{ version: number }>(
    'select version from auction_events where auction_id = $1 order by version',
    [auctionId],
  )
  return rows.map(({ version }) => version)
}

describe('two server processes on one database', () => {
  test('a stream of the one shows a bid that the other took, within two seconds', async () => {
    const stream = await openLiveStream(callerOf(1))
    await stream.follow([auctionId])
    const tookMs: number[] = []
    for (const step of [0, 1, 2, 3, 4]) {
      const amountEur = startPriceEur + 100 * step
      const command = {
        path: `/api/private/auction/${auctionId}/bid`,
        body: { amountEur },
        idempotencyKey: `bid-of-the-other-process-${step}`,
      }
      expect(await send(callerOf(0), command)).toMatchObject({ status: 200 })
      const answeredAt = performance.now()
      const event = await stream.next(
        (one) => one.type === 'broadcast_auction_update' && one.auction.currentBidEur === amountEur,
      )
      tookMs.push(performance.now() - answeredAt)
      expect(event).toMatchObject({ auction: { sequence: expect.any(Number) } })
    }
    expect(usualMs(tookMs)).toBeLessThan(2000)
    stream.close()
  })

  test('bids and agents from both make one gapless order and one chain (rules 4, 9)', async () => {
    const crowds = [first, second].map(({ origin }, index) =>
      startBidding({
        origin,
        auctionId,
        tokens: tokens.filter((_, place) => place % 2 === index),
        startPriceEur: startPriceEur + 200,
        stepEur: 100,
      }),
    )
    // Whoever sets an agent has to have bid themselves before (rules 5).
    const isEnough = ({ accepted }: Crowd) =>
      accepted.length >= 4 && accepted.some(({ dealer }) => dealer === 0)
    await waitUntil(() => crowds.every(isEnough))
    await Promise.all(crowds.map((crowd) => crowd.stop()))
    const { currentBidEur } = await readAuction(callerOf(0), auctionId)
    const aboveBothEur = Math.max(currentBidEur ?? 0, targetPriceEur)
    const limits = [0, 1].map((index) =>
      send(callerOf(index), {
        method: 'PUT',
        path: `/api/private/auction/${auctionId}/agent`,
        body: { limitEur: aboveBothEur + 2000 + index * 1000 },
        idempotencyKey: `limit-of-${index}-in-a-race`,
      }),
    )
    for (const answer of await Promise.all(limits)) expect(answer).toMatchObject({ status: 200 })

    const found = await versions()
    expect(found).toEqual(found.map((_, index) => index + 1))
    const receipts = crowds.flatMap(({ accepted }) => accepted)
    const entries = await listJournal(pool, auctionId)
    expect(checkedChain({ entries, receipts, sha256: sha256Hex })).toEqual({ isIntact: true })
  })

  test('both answer a dealer the same view', async () => {
    const views = await Promise.all(
      [first, second].map(({ origin }) =>
        readAuction({ origin, token: tokens[0] ?? '' }, auctionId),
      ),
    )
    expect(views[0]).toMatchObject({ viewer: 'bidder', light: 'green' })
    expect(views[1]).toEqual(views[0])
  })

  test('the auction ends once although two clocks ring, and is sold once (rules 2)', async () => {
    const row = onlyRow(
      await pool.query<{ endsAt: Date }>('select ends_at as "endsAt" from auctions'),
    )
    // Shortly before the end, so that both clocks sleep towards the same instant.
    await moveClockTo(pool, row.endsAt.getTime() - 1500)
    const statusAt = async ({ origin }: ServerProcess) =>
      (await readAuction({ origin, token: tokens[1] ?? '' }, auctionId)).status
    await waitUntil(async () => (await statusAt(first)) === 'sold')
    expect(await statusAt(second)).toBe('sold')

    const { rows: events } = await pool.query<{ kind: string; count: number }>(
      `select kind, count(*)::int from auction_events
       where auction_id = $1 and kind in ('auction_ended', 'auction_sold') group by kind`,
      [auctionId],
    )
    expect(events.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'auction_ended', count: 1 },
      { kind: 'auction_sold', count: 1 },
    ])
    expect((await pool.query('select order_id from orders')).rows).toHaveLength(1)
    const { rows: results } = await pool.query(
      `select count(*)::int from auction_journal where auction_id = $1 and kind = 'result'`,
      [auctionId],
    )
    expect(results).toEqual([{ count: 1 }])
  })

  test('ads released by both at once share the slots as if one had come after the other (rules 3)', async () => {
    await addOperator(pool, 'olga')
    const executor = executorOn(pool)
    const entityIds: number[] = []
    while (entityIds.length < 3 * maxAuctionsPerSlot) {
      const { entityId } = await addSubmittedAuction(pool, executor)
      await pool.query(
        `update listings set vehicle_values = '{"target_price": 20000}'
         where listing_id = $1`,
        [entityId],
      )
      entityIds.push(entityId)
    }
    const operators = await Promise.all(
      [first, second].map(async ({ origin }) => ({
        origin,
        token: await logInByDemo(origin, 'olga@test.example'),
      })),
    )
    const approval = { vatRegime: 'private', vin: vinOfTest(), startPriceEur: 9_000 }
    const answers = await Promise.all(
      entityIds.map((entityId, index) =>
        send(operators[index % 2] ?? callerOf(0), {
          path: `/api/operator/reviews/${entityId}/approve`,
          body: { ...approval, isNewVehicle: false, startPriceReason: 'Vergleichbare Verkäufe' },
          idempotencyKey: `approval-of-${entityId}`,
        }),
      ),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 200 })
    const { rows } = await pool.query(
      `select count(*)::int as load from auctions where ends_at > market_now()
       group by ends_at order by ends_at`,
    )
    const full = { load: maxAuctionsPerSlot }
    expect(rows).toEqual([full, full, full])
  })
})
