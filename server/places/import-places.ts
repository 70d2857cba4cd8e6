import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { importPoints, type PointImport } from '../areas/catalog/api.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createPool } from '../platform/database/pool.ts'
import { startDatabase } from '../platform/embedded-postgres/start.ts'

/**
 * Reads a file of postcodes into the database that the environment names: any PostgreSQL while CM24 runs, the embedded
 * one while it does not.
 */
export async function importPlaces(
  environment: Readonly<Record<string, string | undefined>>,
  file: string,
): Promise<PointImport> {
  const points = await text(createReadStream(file, 'utf8'))
  const config = readConfig(environment)
  const embedded = config.databaseUrl
    ? null
    : await startDatabase({ dataDir: config.dataDir, maxConnections: 10 })
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }
  const pool = createPool(connection, { size: 2 })
  try {
    await migrate(pool, join(import.meta.dirname, '../../database/migrations'))
    return await importPoints(pool, points)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
