import type { z } from 'zod'
import type { marketPricesEndpoints } from '#contract/endpoints/valuation/market-prices.ts'

type Prices = z.infer<typeof marketPricesEndpoints.read.output>

const head = ['quarter', 'vehicle', 'body_type', 'sales', 'median_eur', 'source', 'licence', 'note']

/** RFC 4180, in UTF-8; figures without separators. The note says where sales are invented. */
export function marketPricesCsv({ quarters, rows, licence, isInvented }: Prices): string {
  const ends = ['CM24', licence, isInvented ? 'invented sales of a demo' : '']
  const lines = rows.flatMap(({ kind, bodyType, points }) =>
    points.flatMap((point, index) =>
      point
        ? [[quarters[index], kind, bodyType, point.sales, point.medianEur, ...ends].join(',')]
        : [],
    ),
  )
  return [head.join(','), ...lines, ''].join('\r\n')
}
