import { z } from 'zod'
import { ageClasses } from '#domain/valuation/market-prices/age-classes.ts'
import { vehicleKinds } from '#domain/vehicle/attribute.ts'
import { endpoint } from '../../endpoint.ts'

/** What sold vehicles fetched, for everybody; nothing of fewer than ten sales (rules 1). */

const bodyType = z.string().max(60)

const filter = z.object({
  kind: z.enum(vehicleKinds).optional(),
  age: z.enum(ageClasses).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Only these body types; without one all of them. */
  body: z.union([bodyType, z.array(bodyType).max(40)]).optional(),
})

export const marketPricesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/public/market-prices',
    access: 'public',
    summary: 'Medians and counts of sales by quarter and body type; free to quote with the source',
    query: filter,
    output: z.object({
      licence: z.string(),
      /** Computed from sales that nobody made, as in a demo. */
      isInvented: z.boolean(),
      /** The last quarter that is in it, `2026-Q3`; null while there are too few sales. */
      until: z.string().nullable(),
      quarters: z.array(z.string()),
      countries: z.array(z.string()),
      /** All body types of which there is a figure, those with the most sales first; `rows` has the chosen ones. */
      bodyTypes: z.array(z.string()),
      rows: z.array(
        z.object({
          kind: z.enum(vehicleKinds),
          bodyType: z.string(),
          points: z.array(z.object({ sales: z.int(), medianEur: z.int() }).nullable()),
        }),
      ),
      /** How auctions ended, by quarters with ten or more; shares in tenths. */
      pace: z.array(
        z.object({
          quarter: z.string(),
          kind: z.enum(vehicleKinds),
          soldTenths: z.int(),
          medianDays: z.int(),
        }),
      ),
    }),
  }),
  table: endpoint({
    method: 'GET',
    path: '/api/public/market-prices.csv',
    access: 'public',
    summary: 'The same as a table, one line for each quarter and body type',
    query: filter,
    output: z.unknown(),
    transfer: 'download',
  }),
} as const
