import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSecret } from '#database/testing/market-of-test.ts'
import { nodeFlags } from '#server/node-flags.mjs'
import { migrate } from '#server/platform/database/migrate.ts'
import { createPool, type DatabasePool } from '#server/platform/database/pool.ts'
import { type EmbeddedConnection, startDatabase } from '#server/platform/embedded-postgres/start.ts'
import type { Commit, Memory, Order } from './market-process.ts'

/**
 * What every benchmark runs against: a PostgreSQL of its own in a temporary folder, with durable
 * commits as they are by default, and servers as processes of their own.
 */

export type BenchDatabase = {
  readonly connection: EmbeddedConnection
  readonly pool: DatabasePool
  /** Pipelined, for the commands by which a benchmark prepares its market. */
  readonly batchPool: DatabasePool
  readonly folder: string
  /** Ended with the benchmark, however it ends. */
  readonly servers: ChildProcess[]
}

const maxConnections = 120

export async function withBenchDatabase(
  work: (database: BenchDatabase) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cm24-bench-'))
  chmodSync(folder, 0o711)
  await setUp(folder, settings)
  const database = await startDatabase({ dataDir: folder, maxConnections })
  const { connection } = database
  const pool = createPool(connection, { size: 20 })
  const batchPool = createPool(connection, { size: 4, isPipelined: true })
  const servers: ChildProcess[] = []
  try {
    await migrate(pool, join(import.meta.dirname, '../../database/migrations'))
    await work({ connection, pool, batchPool, folder, servers })
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all([pool.end(), batchPool.end()])
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Settings that count from the database's next start. */
async function setUp(folder: string, settings: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(settings).length === 0) return
  const database = await startDatabase({ dataDir: folder, maxConnections })
  const pool = createPool(database.connection, { size: 1 })
  for (const [name, value] of Object.entries(settings)) {
    await pool.query(`alter system set ${name} = '${value}'`)
  }
  await pool.end()
  await database.stop()
}

export type MarketServer = {
  readonly port: number
  readonly child: ChildProcess
  /** Profiles what the server does meanwhile, into a file. */
  readonly profile: (file: string, work: () => Promise<void>) => Promise<void>
  readonly takeCommits: () => Promise<readonly Commit[]>
  /** The statements since the last time, by name or beginning. */
  readonly takeStatements: () => Promise<readonly string[]>
  readonly loadCatalog: () => Promise<number>
  readonly takeMemory: (snapshotFile: string | null) => Promise<Memory>
  readonly stop: () => Promise<void>
}

export async function startMarketServer(
  database: BenchDatabase,
  options: {
    readonly port: number
    readonly hasPages?: boolean
    /** Without it pages are drawn as in production. */
    readonly hasDemoBar?: boolean
    /** Notifications are another process's, as in production; their outbox rows are part of the bid. */
    readonly roles?: string
  },
): Promise<MarketServer> {
  const child = fork(join(import.meta.dirname, 'market-process.ts'), {
    // The log is written as in production, to a file.
    execArgv: [...process.execArgv, ...nodeFlags],
    stdio: ['ignore', openSync(join(database.folder, 'server.log'), 'a'), 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(options.port),
      DEMO: '1',
      ROLES: options.roles ?? 'web',
      APP_SECRET: testSecret,
      DATA_DIR: database.folder,
      CALLS_PER_MINUTE: '100000000',
      STREAMS_PER_ADDRESS: '1000000',
      BENCH_CONNECTION: JSON.stringify(database.connection),
      BENCH_PAGES: options.hasPages ? '1' : '0',
      BENCH_DEMO_BAR: options.hasDemoBar === false ? '0' : '1',
    },
  })
  database.servers.push(child)
  const answer = () =>
    new Promise<unknown>((resolve, reject) => {
      const failed = (code: number | null) => reject(new Error(`The server ended with ${code}`))
      child.once('exit', failed)
      child.once('message', (message) => {
        child.off('exit', failed)
        resolve(message)
      })
    })
  const ask = (order: Order) => {
    const answered = answer()
    child.send(order)
    return answered
  }
  await answer()
  return {
    port: options.port,
    child,
    profile: async (file, work) => {
      await ask({ order: 'start-profile' })
      await work()
      await ask({ order: 'stop-profile', file })
    },
    takeCommits: async () => (await ask({ order: 'take-commits' })) as readonly Commit[], // The answer to this order.
    takeStatements: async () => (await ask({ order: 'take-statements' })) as readonly string[], // The answer to this order.
    loadCatalog: async () => (await ask({ order: 'load-catalog' })) as number, // The answer to this order.
    takeMemory: async (snapshotFile) =>
      (await ask({ order: 'take-memory', snapshotFile })) as Memory, // The answer to this order.
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}
