import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { product } from '../product.ts'
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

export const likeMost = z.object({
  /** What most ads of the same model say where this one says nothing yet: so many of so many. */
  answers: z.array(
    z.object({
      attributeCode: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
      count: z.int(),
      of: z.int(),
    }),
  ),
  /** What was taken over and stands. */
  takenOver: z.array(z.string()),
})

const showLikeMost = {
  method: 'GET',
  summary: 'What most ads of the same model say; for the owner of the ad',
  params: byProduct,
  output: likeMost,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE'],
  callsPerMinute: 60,
} as const

const takeOver = {
  method: 'POST',
  summary: 'Take over some of what most ads of the same model say',
  params: byProduct,
  body: z.object({ attributeCodes: z.array(z.string().max(60)).max(200) }),
  output: product,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE', 'AD_NOT_EDITABLE'],
} as const

export const listingHelpEndpoints = {
  likeMost: endpoint({
    ...showLikeMost,
    path: '/api/private/product/like-most/{entityId}',
    access: 'private',
  }),
  likeMostAsVisitor: endpoint({
    ...showLikeMost,
    path: '/api/public/product/like-most/{entityId}',
    access: 'public',
  }),
  takeOver: endpoint({
    ...takeOver,
    path: '/api/private/product/like-most/{entityId}',
    access: 'private',
  }),
  takeOverAsVisitor: endpoint({
    ...takeOver,
    path: '/api/public/product/like-most/{entityId}',
    access: 'public',
  }),
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
