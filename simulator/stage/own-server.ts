import { join } from 'node:path'
import pg from 'pg'
import { temporaryDataFolder } from '#database/testing/data-folder.ts'
import { templateName } from '#database/testing/template-name.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { startDatabase } from '#server/platform/embedded-postgres/start.ts'
import { prepareJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/log/log.ts'
import type { DatabaseServer } from './run-database.ts'

/** A PostgreSQL for runs outside the tests, in a folder of its own that goes with it. */
export async function startOwnServer(): Promise<{
  readonly server: DatabaseServer
  readonly stop: () => Promise<void>
}> {
  const folder = temporaryDataFolder('simulator')
  const database = await startDatabase({ dataDir: folder.path, maxConnections: 100 })
  const { host, user } = database.connection
  const administer = async (text: string) => {
    const client = new pg.Client({ host, user, database: 'postgres' })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await administer(`create database ${templateName}`)
  const pool = createPool({ host, user, database: templateName }, { size: 2 })
  await migrate(pool, join(import.meta.dirname, '../../database/migrations'))
  await prepareJobs(pool, createLog({ level: 'silent' }))
  await pool.end()
  return {
    server: { host, user, template: templateName },
    stop: async () => {
      await database.stop()
      folder.remove()
    },
  }
}
