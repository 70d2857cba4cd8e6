import { createPool } from '#server/platform/database/pool.ts'
import { findPlace } from '#server/platform/embedded-postgres/place.ts'
import { connectionOf } from '#server/platform/embedded-postgres/start.ts'

/** As if nobody had been able to bid for these minutes: the running market's next beat finds it out. */
export async function setHeartbeatBack(dataDir: string, minutes: number): Promise<void> {
  const pool = createPool(connectionOf(findPlace(dataDir)), { size: 1 })
  await pool.query(
    `update market_clock set heartbeat_at = clock_timestamp() - $1 * interval '1 minute'`,
    [minutes],
  )
  await pool.end()
}
