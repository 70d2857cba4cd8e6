import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createPool, type DatabasePool } from '#server/platform/database/pool.ts'
import { listLostReferences } from './lost-references.ts'
import { templateName } from './template-name.ts'

export type TestDatabase = {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  /** Ended after the last test of the file. */
  readonly pool: pg.Pool
}

/** As many as a process has without a setting. */
const poolSize = 11
const batchPoolSize = 4
const batchPools = new WeakMap<DatabasePool, DatabasePool>()

/** The pipelined pool beside it, as a process of ours has one for its batches; itself if it is one. */
export function batchPoolOf(pool: DatabasePool): DatabasePool {
  return batchPools.get(pool) ?? pool
}

/**
 * A database of its own with the current schema and no rows, for one test file or one test:
 * `const { pool } = await testDatabase()` at the top of a `*.db.test.ts`. Nobody drops it, the whole
 * cluster goes at the end of the run. A test that leaves rows without their auction fails.
 */
export async function testDatabase(options: { isEmpty?: true } = {}): Promise<TestDatabase> {
  const server = { host: inject('databaseHost'), user: inject('databaseUser') }
  const database = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  const template = options.isEmpty ? 'template0' : templateName
  await client.query(`create database ${database} template ${template} strategy file_copy`)
  await client.end()
  const connection = { ...server, database }
  const pool = createPool(connection, { size: poolSize })
  // It opens no connection before its first batch.
  const batchPool = createPool(connection, { size: batchPoolSize, isPipelined: true })
  batchPools.set(pool, batchPool)
  afterAll(async () => {
    const lost = options.isEmpty ? [] : await listLostReferences(pool)
    await Promise.all([pool.end(), batchPool.end()])
    if (lost.length > 0) throw new Error(`Rows without their auction: ${lost.join()}`)
  })
  return { connection, pool }
}
