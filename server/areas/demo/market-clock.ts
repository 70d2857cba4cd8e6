import type { DatabasePool } from '../../platform/database/pool.ts'
import { marketClockStore } from './market-clock-store.ts'

type Queryable = Pick<DatabasePool, 'query'>

/** No time passes on the demo's market until it is resumed. */
export async function pauseMarketClock(db: Queryable): Promise<void> {
  await marketClockStore.pause(db)
}

/** Market time continues at the instant of the pause; does nothing where there was none. */
export async function resumeMarketClock(db: Queryable): Promise<void> {
  await marketClockStore.resume(db)
}

export async function setMarketClock(db: Queryable, instant: number): Promise<void> {
  await marketClockStore.moveTo(db, instant)
}
