import { join } from 'node:path'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createPool, type DatabaseConnection, endPool } from '../platform/database/pool.ts'
import { startDatabase } from '../platform/embedded-postgres/start.ts'
import { createLog } from '../platform/log/log.ts'

/**
 * The server as a process of its own, for tests that kill it: what `main.ts` starts, without the
 * pages, which need a build, and without the demo's market.
 */
const config = readConfig(process.env)
const log = createLog({ level: config.logLevel })
const embedded = config.databaseUrl
  ? null
  : await startDatabase({ dataDir: config.dataDir, maxConnections: 60 })
const connection: DatabaseConnection = embedded
  ? embedded.connection
  : { connectionString: config.databaseUrl ?? '' }
const pool = createPool(connection, { size: config.poolSize })
await migrate(pool, join(import.meta.dirname, '../../database/migrations'))
const app = await createApp({ config, pool, log, connection, isWithoutPages: true })
await app.start()

let isStopping = false

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await app.stop()
  await endPool(pool)
  await embedded?.stop()
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
// The test's own process ended, whatever the reason.
process.on('disconnect', () => void stop())
