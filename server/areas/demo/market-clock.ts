import type { Queryable } from '../../platform/database/queryable.ts'
import { marketClockStore } from './market-clock-store.ts'

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
