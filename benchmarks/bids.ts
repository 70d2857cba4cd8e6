import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSecret } from '#database/testing/market-of-test.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { startDatabase } from '#server/platform/embedded-postgres/start.ts'
import { hasPgbench, measureLimit, prepareLimit } from './bids/database-limit.ts'
import { percentile, placeBids } from './bids/load.ts'
import type { Prepared } from './bids/market-process.ts'

/**
 * `npm run bench -- bids`: bids per second over HTTP, with login, rules, keys, journal and durable
 * commits, beside the limit of one transaction per bid that the same database shows in the same run.
 * Options: `--seconds 5`, `--rounds 1` (the median of the rounds is shown).
 */

const option = (name: string, fallback: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}

const seconds = option('seconds', 5)
const rounds = option('rounds', 1)
const connectionCounts = [1, 8, 64]
const auctionCount = 1000
const port = 38_400

const folder = mkdtempSync(join(tmpdir(), 'cm24-bench-'))
chmodSync(folder, 0o711)
const database = await startDatabase({ dataDir: folder, maxConnections: 100 })
const { connection } = database
const pool = createPool(connection, { size: 70 })
await migrate(pool, join(import.meta.dirname, '../database/migrations'))

const child = fork(join(import.meta.dirname, 'bids/market-process.ts'), {
  env: {
    ...process.env,
    PORT: String(port),
    DEMO: '1',
    // Letters are written by another process, as in production; their outbox rows are part of the bid.
    ROLES: 'web',
    APP_SECRET: testSecret,
    DATA_DIR: folder,
    CALLS_PER_MINUTE: '100000000',
    BENCH_CONNECTION: JSON.stringify(connection),
    BENCH_AUCTIONS: String(auctionCount),
  },
})
try {
  const market = await new Promise<Prepared>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Prepared)) // Its only message.
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  await prepareLimit(pool, auctionCount)
  await report(market)
} finally {
  if (child.connected) child.disconnect()
  await pool.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function report(market: Prepared): Promise<void> {
  const limitName = hasPgbench() ? 'pgbench, pipelined' : 'one SQL function per bid'
  console.log(`One transaction per bid, by ${limitName}; ${seconds} s each, median of ${rounds}\n`)
  console.log('auctions  clients    limit/s     bids/s   ratio   p50 ms   p99 ms  refused')
  const amounts = new Map<number, number>()
  for (const auctionIds of [[market.hotAuctionId], market.auctionIds]) {
    for (const connections of connectionCounts) {
      const runs = []
      for (let round = 0; round < rounds; round += 1) {
        const limit = await measureLimit(pool, {
          ...connection,
          folder,
          auctionCount: auctionIds.length,
          clients: connections,
          seconds,
        })
        const result = await placeBids(
          market,
          { target: { auctionIds }, connections, seconds },
          amounts,
        )
        const bidsPerSecond = result.accepted / result.seconds
        runs.push({
          limit: limit.bidsPerSecond,
          bidsPerSecond,
          ratio: bidsPerSecond / limit.bidsPerSecond,
          p50: percentile(result.latencies, 50),
          p99: percentile(result.latencies, 99),
          refused: result.refused / (result.refused + result.accepted),
        })
      }
      const run = runs.sort((left, right) => left.ratio - right.ratio)[Math.floor(rounds / 2)]
      if (!run) continue
      console.log(
        [
          String(auctionIds.length).padStart(8),
          String(connections).padStart(8),
          run.limit.toFixed(0).padStart(10),
          run.bidsPerSecond.toFixed(0).padStart(10),
          run.ratio.toFixed(2).padStart(7),
          run.p50.toFixed(1).padStart(8),
          run.p99.toFixed(1).padStart(8),
          `${(run.refused * 100).toFixed(1)}%`.padStart(8),
        ].join(' '),
      )
    }
  }
}
