/**
 * One PostgreSQL for a whole test run, in a folder of its own that is deleted at the end, with a
 * template that holds the current schema. Never the data folder of `npm start`.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/platform/database/migrate.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { startDatabase } from '#server/platform/embedded-postgres/start.ts'
import { prepareJobs } from '#server/platform/jobs/jobs.ts'
import { temporaryDataFolder } from './data-folder.ts'
import { templateName } from './template-name.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseHost: string
    databaseUser: string
  }
}

/** A file takes up to so many connections, one with two servers in it; a file per core runs at once. */
const connectionsOfFile = 40

const migrationsFolder = path.resolve(import.meta.dirname, '../migrations')

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryDataFolder('test')
  const database = await startDatabase({
    dataDir: folder.path,
    maxConnections: 100 + connectionsOfFile * availableParallelism(),
    // The end of a process loses nothing by it.
    survivesPowerCut: false,
  })
  await createTemplate(database.connection)
  project.provide('databaseHost', database.connection.host)
  project.provide('databaseUser', database.connection.user)
  return async () => {
    await database.stop()
    folder.remove()
  }
}

async function createTemplate(connection: { host: string; user: string }): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${templateName}`)
  const pool = createPool({ ...connection, database: templateName }, { size: 1 })
  if (!existsSync(migrationsFolder)) mkdirSync(migrationsFolder)
  await migrate(pool, migrationsFolder)
  await prepareJobs(pool, pino({ level: 'silent' }))
  await pool.end()
  // A template with a connection cannot be copied, so nobody may connect to it any more.
  await client.query(`alter database ${templateName} with allow_connections false`)
  await client.end()
}
