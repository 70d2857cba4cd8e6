import type { z } from 'zod'
import type { marketPricesEndpoints } from '#contract/endpoints/valuation/market-prices.ts'

export type MarketPrices = z.infer<typeof marketPricesEndpoints.read.output>
export type PriceRow = MarketPrices['rows'][number]
