import { onlyRow, type Queryable } from '../../platform/database/queryable.ts'

/** The only writes of the market's clock: the demo's offset to real time (rules, two clocks). */

export const marketClockStore = {
  /** From now on it is this instant on the market, never a moment before it, and time goes on. */
  async moveTo(db: Queryable, instant: number): Promise<void> {
    await db.query(
      `update market_clock
       set offset_ms = ceil(extract(epoch from $1::timestamptz - clock_timestamp()) * 1000)`,
      [new Date(instant)],
    )
  },

  /** The demo ends in order: from now on no time passes on its market. */
  async pause(db: Queryable): Promise<void> {
    await db.query('update market_clock set paused_at = clock_timestamp()')
  },

  /** The market goes on at the instant at which it came to rest; without effect when it did not. */
  async resume(db: Queryable): Promise<void> {
    await db.query(
      `update market_clock
       set offset_ms = offset_ms - floor(extract(epoch from clock_timestamp() - paused_at) * 1000),
         heartbeat_at = clock_timestamp(), paused_at = null
       where paused_at is not null`,
    )
  },

  async load(db: Queryable): Promise<{ readonly marketNow: number; readonly offsetMs: number }> {
    const row = onlyRow(
      await db.query<{ now: Date; offset_ms: number }>(
        'select market_now() as now, offset_ms from market_clock',
      ),
    )
    return { marketNow: row.now.getTime(), offsetMs: row.offset_ms }
  },
}
