import type { Logger } from 'pino'
import type { ImageStore } from '../../integrations/image-store/port.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'

/**
 * Empties the demo's database in one transaction: all rows but those of the schema itself. Numbers
 * start again, so that every fresh market has the same ones.
 */

/** Holds rows that the migrations made; they are set back and not thrown away. */
const keptTables = ['schema_migrations', 'market_clock', 'settings']

/** Any number of our own: whoever clears takes this lock first. */
const clearingLock = 2_414_514
const attempts = 5

export async function clearMarket(services: {
  readonly pool: DatabasePool
  readonly images: ImageStore
  readonly log: Logger
}): Promise<void> {
  const papers = await clearTables(services.pool)
  // Pictures are named after their content and serve the next market; papers have random names.
  for (const key of papers) {
    await services.images.delete(key).catch((err: unknown) => {
      services.log.warn({ err }, 'a paper of the old market stays')
    })
  }
}

/**
 * Jobs and bids go on meanwhile, so the database may find a deadlock and choose this side to give
 * way: then it is tried again.
 */
async function clearTables(pool: DatabasePool, attempt = 1): Promise<string[]> {
  try {
    return await transaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [clearingLock])
      const keys = await listPaperKeys(client)
      await truncateAll(client)
      await client.query('update market_clock set offset_ms = 0, heartbeat_at = now()')
      await client.query(`update settings set value = 'off', description = ''
        where key = 'system_bar'`)
      await client.query('delete from graphile_worker._private_jobs')
      return keys
    })
  } catch (error) {
    const isDeadlock = (error as { code?: unknown }).code === '40P01' // The driver's errors carry it.
    if (!isDeadlock || attempt >= attempts) throw error
    return clearTables(pool, attempt + 1)
  }
}

async function truncateAll(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> all($1::text[])`,
    [keptTables],
  )
  const names = rows.map(({ name }) => name).join(', ')
  await client.query(`truncate ${names} restart identity cascade`)
}

async function listPaperKeys(client: DatabaseClient): Promise<string[]> {
  const { rows } = await client.query<{ storage_key: string }>(
    `select storage_key from listing_documents
     union select storage_key from merchant_documents
     union select storage_key from order_documents`,
  )
  return rows.map((row) => row.storage_key)
}
