import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createPool, type DatabasePool } from '#server/platform/database/pool.ts'
import { prepareJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/log/log.ts'

/** Where databases of runs are made: a PostgreSQL and a template with the current schema in it. */
export type DatabaseServer = {
  readonly host: string
  readonly user: string
  readonly template: string
}

/** The database of one run: its market time stands still until the run moves it. */
export type RunDatabase = {
  readonly open: (size: number) => DatabasePool
  /** The simulator's own eyes and hands, never staged. */
  readonly pool: DatabasePool
  readonly setClock: (instant: number) => Promise<void>
  /** What the heartbeat's gap would have written; that it does has a test of its own. */
  readonly noteOutage: (outage: { from: number; until: number }) => Promise<void>
  readonly close: () => Promise<void>
}

const ownConnections = 6

export async function createRunDatabase(server: DatabaseServer): Promise<RunDatabase> {
  const { host, user, template } = server
  const database = `run_${randomBytes(8).toString('hex')}`
  const administer = async (text: string) => {
    const client = new pg.Client({ host, user, database: 'postgres' })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await administer(`create database ${database} template ${template}`)
  const pools: DatabasePool[] = []
  const open = (size: number) => {
    const pool = createPool({ host, user, database }, { size })
    pools.push(pool)
    return pool
  }
  const pool = open(ownConnections)
  await prepareJobs(pool, createLog({ level: 'silent' }))
  // The one thing a run replaces: a clock of its own, whole milliseconds, moved by the run alone.
  await pool.query(`create or replace function market_now() returns timestamptz language sql
    volatile as $$ select to_timestamp((select offset_ms from market_clock) / 1000.0) $$`)
  return {
    open,
    pool,
    setClock: async (instant) => {
      await pool.query('update market_clock set offset_ms = $1, heartbeat_at = clock_timestamp()', [
        instant,
      ])
    },
    noteOutage: async ({ from, until }) => {
      await pool.query('insert into outages (from_at, until_at) values ($1, $2)', [
        new Date(from),
        new Date(until),
      ])
    },
    close: async () => {
      // A run that broke off leaves connections in the middle of something; they are not waited for.
      for (const each of pools) void each.end().catch(() => undefined)
      await administer(`drop database ${database} with (force)`)
    },
  }
}
