import { join } from 'node:path'
import { clearMarket } from './areas/demo/api.ts'
import { readConfig } from './config.ts'
import { createLocalImageStore } from './integrations/image-store/local-image-store.ts'
import { refuseOtherKind } from './platform/database/installation.ts'
import { migrate } from './platform/database/migrate.ts'
import { createPool } from './platform/database/pool.ts'
import { startDatabase } from './platform/embedded-postgres/start.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import { createLog } from './platform/log/log.ts'

/** Empties the database of a demo that does not run; its next start makes the market anew. */
export async function clearDemo(environment: Readonly<Record<string, string | undefined>>) {
  const config = readConfig({ ...environment, DEMO: '1' })
  const log = createLog({ level: 'warn' })
  const embedded = config.databaseUrl
    ? null
    : await startDatabase({ dataDir: config.dataDir, maxConnections: 10 })
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }
  const pool = createPool(connection, { size: 2 })
  try {
    await refuseOtherKind(pool, true)
    await migrate(pool, join(import.meta.dirname, '../database/migrations'))
    await prepareJobs(pool, log)
    const images = await createLocalImageStore(join(config.dataDir, 'files'))
    await clearMarket({ pool, images, log })
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
