import { readMarketTime } from '#web/api/market-time.ts'
import { publicCalls } from './public-calls.ts'

/** The market's time on a page without React, whatever the clock at home says. */

let aheadMs: number | undefined

/** Market time in milliseconds; undefined until it is known. */
export function marketNow(): number | undefined {
  return aheadMs === undefined ? undefined : performance.now() + aheadMs
}

/** Answers whether the page brought it along; it does not where it came out of the browser's memory. */
export function startMarketClock(): boolean {
  const reading = readMarketTime()
  if (reading) aheadMs = reading.market - reading.steady
  return reading !== undefined
}

/** Asked where the page did not bring it along, and after somebody has moved the clock (rules 14). */
export async function askMarketTime(): Promise<void> {
  const { time } = await publicCalls().site.readTime()
  aheadMs = Date.parse(time) - performance.now()
}
