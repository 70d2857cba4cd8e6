import type { Logger } from 'pino'
import type { DatabasePool } from '../platform/database/pool.ts'
import { type RowLifetime, rowLifetimes } from './row-lifetimes.ts'
import { runEvery } from './run-every.ts'

const firstMs = 60_000
const everyMs = 3_600_000
/** Few at a time, so that no other statement waits for the locks. */
const rowsAtOnce = 1000

/** Each process with the role `jobs` does it every hour; deleting twice does no harm. */
export function startDeletingOldRows(parts: {
  readonly pool: DatabasePool
  readonly log: Logger
}): { readonly stop: () => void } {
  const { pool, log } = parts
  return runEvery(
    { firstMs, everyMs },
    () => deleteOldRows(pool),
    (err) => log.warn({ err }, 'old rows stay'),
  )
}

export async function deleteOldRows(pool: DatabasePool): Promise<void> {
  for (const lifetime of rowLifetimes) {
    let deleted = rowsAtOnce
    while (deleted === rowsAtOnce) deleted = await deleteSome(pool, lifetime)
  }
}

/** The names come from our own table and never from a caller. */
async function deleteSome(
  pool: DatabasePool,
  { table, since, age, isMarketTime }: RowLifetime,
): Promise<number> {
  const now = isMarketTime ? '(select market_now())' : 'now()'
  const { rowCount } = await pool.query(
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${since} < ${now} - interval '${age}' limit ${rowsAtOnce}))`,
  )
  return rowCount ?? 0
}
