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

const found = {
  middleHalf: priceRange,
  comparable,
  certainty: z.enum(['high', 'medium', 'low']),
  /** At least so many dealers bid on comparable vehicles, by fives from ten on; null where there are fewer. */
  dealers: z.int().nullable(),
}

export const priceHelp = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('odds'),
    /** Tenths from 1 (one or fewer of ten) to 9 (nine or more); prices of a grid that is the same for all. */
    steps: z.array(z.object({ priceEur: z.int(), tenths: z.int().min(1).max(9) })),
    ...found,
  }),
  z.object({ kind: z.literal('range'), ...found }),
  z.object({ kind: z.literal('too_few'), comparable }),
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
