import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { entityId } from '../../wire.ts'

/** How likely an owner's price is, by comparable auctions: never a list of sales (rules 1). */

const priceRange = z.object({ fromEur: z.int(), toEur: z.int() })

/** Both ends included; what stands behind "what is comparable". */
const comparable = z.object({
  bodyType: z.string(),
  yearFrom: z.int(),
  yearTo: z.int(),
  lengthFromMm: z.int(),
  lengthToMm: z.int(),
  mileageFromKm: z.int().nullable(),
  mileageToKm: z.int().nullable(),
})

/** At least so many dealers, by fives from ten on; null where there are fewer (rules 1). */
const dealers = z.int().nullable()

/** Dealers with a saved search by which such a vehicle would be found. */
const searching = { searching: dealers }

const found = {
  middleHalf: priceRange,
  comparable,
  certainty: z.enum(['high', 'medium', 'low']),
  /** Dealers who bid on comparable vehicles. */
  dealers,
  ...searching,
}

const step = z.object({
  priceEur: z.int(),
  /** From 1 (one or fewer of ten) to 9 (nine or more). */
  tenths: z.int().min(1).max(9),
  /** Dealers whose last bid on a comparable vehicle came to this price, converted to the asked one. */
  dealers,
  /** Dealers whose saved search would find the vehicle at this price. */
  ...searching,
})
export type PriceStep = z.infer<typeof step>

export const priceHelp = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('odds'),
    /** Prices of a grid that is the same for all. */
    steps: z.array(step),
    ...found,
  }),
  z.object({ kind: z.literal('range'), ...found }),
  z.object({ kind: z.literal('too_few'), comparable, ...searching }),
  /** The answers of the ad that are needed before anything can be compared. */
  z.object({ kind: z.literal('not_described'), missing: z.array(z.string()) }),
])

const show = {
  method: 'GET',
  summary: 'How likely comparable auctions reached a price, in tenths; for the owner of the ad',
  params: z.object({ entityId }),
  output: priceHelp,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE'],
  callsPerMinute: 60,
} as const

export const priceHelpEndpoints = {
  own: endpoint({
    ...show,
    path: '/api/private/product/price-help/{entityId}',
    access: 'private',
  }),
  asVisitor: endpoint({
    ...show,
    path: '/api/public/product/price-help/{entityId}',
    access: 'public',
  }),
  asOperator: endpoint({
    ...show,
    path: '/api/operator/price-help/{entityId}',
    access: 'operator',
    summary: 'The same, as the owner of an ad under review is told it',
    refusals: ['NOT_FOUND'],
  }),
}
