import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { entityId } from '../../wire.ts'

/** Valuations beside what their vehicles were sold for: one's own for its owner, all of them for operators. */

const score = z.object({
  sales: z.int(),
  /** Of how many the hammer price lay within the range. */
  within: z.int(),
  medianOffPercent: z.number(),
})

export const valuationQualityEndpoints = {
  afterSale: endpoint({
    method: 'GET',
    path: '/api/private/valuation/after-sale/{entityId}',
    access: 'private',
    summary: 'Valuation, minimum price and hammer price of a sold vehicle, for its owner',
    params: z.object({ entityId }),
    output: z.object({
      /** Null where nobody valued the vehicle. */
      valuation: z.object({ fromEur: z.int(), toEur: z.int() }).nullable(),
      targetEur: z.int().nullable(),
      hammerEur: z.int(),
    }),
    refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE'],
  }),
  quality: endpoint({
    method: 'GET',
    path: '/api/operator/valuation-quality',
    access: 'operator',
    summary: 'How near valuations came to hammer prices, by month, operator and model version',
    output: z.object({
      /** Months are counted from January of the year 0; those of the sales, the earliest first. */
      months: z.array(z.object({ month: z.int(), people: score, model: score.nullable() })),
      operators: z.array(z.object({ operator: z.string().nullable(), score })),
      versions: z.array(z.object({ version: z.string(), score })),
    }),
  }),
}
