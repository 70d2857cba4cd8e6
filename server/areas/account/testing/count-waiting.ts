import type { DatabasePool } from '#server/platform/database/pool.ts'

/** How many connections of the test's database wait for a row that another one holds. */
export async function countWaiting(pool: DatabasePool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}
