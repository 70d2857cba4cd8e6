import { readMarketTime } from '#web/api/market-time.ts'
import { publicCalls } from './public-calls.ts'

/** The market's time on a page without React, whatever the clock at home says. */

let aheadMs: number | undefined

/** Market time in milliseconds; undefined until it is known. */
export function marketNow(): number | undefined {
  return aheadMs === undefined ? undefined : performance.now() + aheadMs
}

export async function startMarketClock(): Promise<void> {
  const reading = readMarketTime()
  if (reading) aheadMs = reading.market - reading.steady
  else await askMarketTime()
}

/** Asked where the page did not bring it along, and after somebody has moved the clock (rules 14). */
export async function askMarketTime(): Promise<void> {
  const { time } = await publicCalls().site.readTime()
  aheadMs = Date.parse(time) - performance.now()
}
