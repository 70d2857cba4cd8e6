import { join } from 'node:path'
import { makeDrawingSizes } from '#database/seeds/ads/store-drawing.ts'
import { createApp } from './app.ts'
import { warmTextFilter } from './areas/question/api.ts'
import { readConfig } from './config.ts'
import { migrate } from './platform/database/migrate.ts'
import { createPool, type DatabaseConnection, endPool } from './platform/database/pool.ts'
import { DataFolderInUse } from './platform/embedded-postgres/folder-lock.ts'
import { startDatabase } from './platform/embedded-postgres/start.ts'
import { createLog } from './platform/log/log.ts'

/**
 * One process in one or more roles: takes or starts the database, migrates it, serves, prints where.
 * Ends in order on a signal, on the end of its launcher, and when the database is gone for good.
 */
const config = readConfig(process.env)
const log = createLog({ level: config.logLevel })
const embedded = config.databaseUrl ? null : await startOwnDatabase()
const connection: DatabaseConnection = embedded
  ? embedded.connection
  : { connectionString: config.databaseUrl ?? '' }

const pool = createPool(connection, { size: config.poolSize })
await migrate(pool, join(import.meta.dirname, '../database/migrations'))
const app = await createApp({
  config,
  pool,
  log,
  connection,
  announceSeeding: () => console.log('Making the demo market, some 15 seconds ...'),
  ...(config.isDemo && { pictureSizes: makeDrawingSizes }),
})
if (config.roles.includes('web')) warmTextFilter()
await app.start()
console.log(app.welcome())

async function startOwnDatabase() {
  try {
    return await startDatabase({ dataDir: config.dataDir, maxConnections: 60 })
  } catch (error) {
    // Two starts in one folder are a slip and not a fault: one line says what to do.
    if (!(error instanceof DataFolderInUse)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

let stopping: Promise<void> | undefined
const stop = (exitCode: number): Promise<void> => {
  stopping ??= endInOrder().then(() => process.exit(exitCode))
  return stopping
}

async function endInOrder(): Promise<void> {
  await app.stop()
  await endPool(pool)
  await embedded?.stop()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A terminal and npm may both send it, so a second one means the same as the first.
  process.on(signal, () => void stop(0))
}
process.on('disconnect', () => void stop(0))
embedded?.onExit((reason) => {
  log.fatal({ reason }, 'the database ended')
  void stop(1)
})
