import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { entityId } from '../wire.ts'

/** What the market knows that helps an owner to write their ad: never a list of others' ads or sales. */

const byProduct = z.object({ entityId })

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

export const priceHelp = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('odds'),
    /** Tenths from 1 (one or fewer of ten) to 9 (nine or more); prices of a grid that is the same for all. */
    steps: z.array(z.object({ priceEur: z.int(), tenths: z.int().min(1).max(9) })),
    middleHalf: priceRange,
    comparable,
  }),
  z.object({ kind: z.literal('range'), middleHalf: priceRange, comparable }),
  z.object({ kind: z.literal('too_few'), comparable }),
  /** The answers of the ad that are needed before anything can be compared. */
  z.object({ kind: z.literal('not_described'), missing: z.array(z.string()) }),
])

const showPriceHelp = {
  method: 'GET',
  summary: 'How likely comparable auctions reached a price, in tenths; for the owner of the ad',
  params: byProduct,
  output: priceHelp,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE'],
  callsPerMinute: 60,
} as const

export const listingHelpEndpoints = {
  priceHelp: endpoint({
    ...showPriceHelp,
    path: '/api/private/product/price-help/{entityId}',
    access: 'private',
  }),
  priceHelpAsVisitor: endpoint({
    ...showPriceHelp,
    path: '/api/public/product/price-help/{entityId}',
    access: 'public',
  }),
}
