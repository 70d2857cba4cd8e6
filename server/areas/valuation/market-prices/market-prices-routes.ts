import { marketPricesEndpoints } from '#contract/endpoints/valuation/market-prices.ts'
import type { EndpointServer } from '../../../platform/http/endpoints/endpoint-server.ts'
import type { ValuationServices } from '../valuation-services.ts'
import { marketPricesCsv } from './market-prices-csv.ts'
import { showMarketPrices } from './show-market-prices.ts'

export function registerMarketPricesRoutes(
  endpoints: EndpointServer,
  services: ValuationServices,
): void {
  const calls = marketPricesEndpoints
  endpoints.on(calls.read, ({ query }) => showMarketPrices(services, query))
  endpoints.onRaw(calls.table, async ({ query }, _context, { reply }) => {
    const prices = await showMarketPrices(services, query)
    const name = ['cm24-market-prices', prices.until].filter(Boolean).join('-')
    await reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
      })
      .send(marketPricesCsv(prices))
    return reply
  })
}
