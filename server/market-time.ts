import type { DatabasePool } from './platform/database/pool.ts'
import { onlyRow } from './platform/database/queryable.ts'

/**
 * Market time for pages that count down: the process's clock plus the offset of the database's. Only
 * for showing; whatever decides reads the database's clock under its lock (two clocks).
 */
export type MarketTime = { readonly now: () => number; readonly refresh: () => Promise<void> }

export async function startMarketTime(pool: DatabasePool): Promise<MarketTime> {
  let offsetMs = 0
  const refresh = async () => {
    const { now } = onlyRow(await pool.query<{ now: Date }>('select market_now() as now'))
    offsetMs = now.getTime() - Date.now()
  }
  await refresh()
  return { now: () => Date.now() + offsetMs, refresh }
}
