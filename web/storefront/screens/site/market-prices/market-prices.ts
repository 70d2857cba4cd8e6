import type { z } from 'zod'
import type { marketPricesEndpoints } from '#contract/endpoints/valuation/market-prices.ts'

export type MarketPrices = z.infer<typeof marketPricesEndpoints.read.output>
export type PriceRow = MarketPrices['rows'][number]

/** `2026-Q3` as a heading has it: `Q3 26`. */
export function quarterLabel(quarter: string): string {
  const [year = '', name = ''] = quarter.split('-')
  return `${name} ${year.slice(2)}`
}
