import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { entityId } from '../../wire.ts'
import { saleClass } from './valuation-shapes.ts'

/** What comparable vehicles were sold for here, for dealers before they bid: by classes alone (rules 1). */

const similarSales = z.object({
  /** What a vehicle as the asked one would fetch by these sales. */
  likelyEur: z.int(),
  comparedCount: z.int(),
  /** Computed from sales that nobody made, as in a demo. */
  isInvented: z.boolean(),
  /** In months from January of the year 0. */
  firstRegisteredInMonth: z.int(),
  classes: z.array(saleClass),
})
export type SimilarSales = z.infer<typeof similarSales>

export const similarSalesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/private/product/similar-sales/{entityId}',
    access: 'private',
    summary: 'Comparable sales of an ad that the dealer may see, in classes of eight or more',
    params: z.object({ entityId }),
    /** Null where too few vehicles are comparable. */
    output: z.object({ found: similarSales.nullable() }),
    refusals: ['NOT_FOUND', 'NOT_A_MERCHANT'],
    callsPerMinute: 120,
  }),
} as const
