/**
 * Brings a database to the schema of `database/migrations`: numbered SQL files, only ever forward,
 * each in one transaction of its own and never changed once it ran anywhere.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartRefused } from '../start-refused.ts'
import type { DatabaseClient, DatabasePool } from './pool.ts'

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

const namePattern = /^\d{4}[-_][a-z0-9_-]+\.sql$/

/** Any fixed number: it keeps two processes from migrating at once. */
const migrationLock = 2_407_240_001

/** Runs what has not run yet and answers the names of it. */
export async function migrate(pool: DatabasePool, directory: string): Promise<string[]> {
  const wanted = await readMigrations(directory)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const done = await readDone(client)
    refuseChangedHistory(wanted, done)
    const open = wanted.filter(({ name }) => !done.has(name))
    for (const migration of open) await run(client, migration)
    return open.map(({ name }) => name)
  } finally {
    // Ends the connection, and with it the lock and the session's settings.
    client.release(true)
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const wrong = names.find((name) => !namePattern.test(name))
  if (wrong) throw new Error(`Migration ${wrong} is not named like 0001-what-it-does.sql`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readDone(client: DatabaseClient): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default clock_timestamp()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** The same files in another order or with other text would give another schema. */
function refuseChangedHistory(
  wanted: readonly Migration[],
  done: ReadonlyMap<string, string>,
): void {
  const known = new Set(wanted.map(({ name }) => name))
  const unknown = [...done.keys()].find((name) => !known.has(name))
  if (unknown) {
    throw new StartRefused(
      `The database was made by another version of CM24: it has migration ${unknown}, which this ` +
        'version does not know. Use that version, or start with an empty database.',
    )
  }
  const advice = 'In development delete the data folder; elsewhere write a new migration instead.'
  const last = [...done.keys()].sort().at(-1) ?? ''
  for (const { name, checksum } of wanted) {
    const doneChecksum = done.get(name)
    if (doneChecksum === undefined && name < last) {
      throw new StartRefused(`Migration ${name} came after ${last} had run. ${advice}`)
    }
    if (doneChecksum !== undefined && doneChecksum !== checksum) {
      throw new StartRefused(`Migration ${name} was changed after it had run. ${advice}`)
    }
  }
}

async function run(client: DatabaseClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error })
  }
}
