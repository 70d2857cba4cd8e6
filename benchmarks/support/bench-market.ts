import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSecret } from '#database/testing/market-of-test.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createPool, type DatabasePool } from '#server/platform/database/pool.ts'
import { type EmbeddedConnection, startDatabase } from '#server/platform/embedded-postgres/start.ts'
import type { Prepared, ProfileOrder } from './market-process.ts'

/**
 * What every benchmark runs against: a PostgreSQL of its own in a temporary folder, with durable
 * commits as they are by default, and servers as processes of their own.
 */

export type BenchDatabase = {
  readonly connection: EmbeddedConnection
  readonly pool: DatabasePool
  readonly folder: string
}

export async function withBenchDatabase(
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cm24-bench-'))
  chmodSync(folder, 0o711)
  const database = await startDatabase({ dataDir: folder, maxConnections: 120 })
  const { connection } = database
  const pool = createPool(connection, { size: 20 })
  try {
    await migrate(pool, join(import.meta.dirname, '../../database/migrations'))
    await work({ connection, pool, folder })
  } finally {
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export type MarketServer = {
  readonly market: Prepared
  readonly child: ChildProcess
  /** Profiles what the server does meanwhile, into a file. */
  readonly profile: (file: string, work: () => Promise<void>) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A server on the bench's database. The first makes dealers and auctions, a further one finds them. */
export async function startMarketServer(
  database: BenchDatabase,
  options: { readonly port: number; readonly auctions: number; readonly isFurther?: boolean },
): Promise<MarketServer> {
  const child = fork(join(import.meta.dirname, 'market-process.ts'), {
    // The log is written as in production, to a file.
    stdio: ['ignore', openSync(join(database.folder, 'server.log'), 'a'), 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(options.port),
      DEMO: '1',
      // Letters are written by another process, as in production; their outbox rows are part of the bid.
      ROLES: 'web',
      APP_SECRET: testSecret,
      DATA_DIR: database.folder,
      CALLS_PER_MINUTE: '100000000',
      BENCH_CONNECTION: JSON.stringify(database.connection),
      BENCH_AUCTIONS: String(options.auctions),
      BENCH_FURTHER: options.isFurther ? '1' : '0',
    },
  })
  const answer = () =>
    new Promise<unknown>((resolve, reject) => {
      const failed = (code: number | null) => reject(new Error(`The server ended with ${code}`))
      child.once('exit', failed)
      child.once('message', (message) => {
        child.off('exit', failed)
        resolve(message)
      })
    })
  const market = (await answer()) as Prepared // Its first message.
  return {
    market,
    child,
    profile: async (file, work) => {
      child.send({ profile: 'start' } satisfies ProfileOrder)
      await work()
      const written = answer()
      child.send({ profile: file } satisfies ProfileOrder)
      await written
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}
