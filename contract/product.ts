import { z } from 'zod'
import { auctionStatuses } from '#domain/auction/core/state.ts'
import { officialDocumentTypes, vatRegimes } from '#domain/listing/listing.ts'
import { vatIdStates } from '#domain/pricing/countries.ts'
import { attributeGroupNames, attributeSetNames, vehicleKinds } from '#domain/vehicle/attribute.ts'
import { auctionView } from './auction-view.ts'
import { wireInstant } from './wire.ts'

/** The product of the specification (spec 3): an ad with its values in typed lists. */

function list<Value extends z.ZodType>(value: Value) {
  return z
    .array(
      z.object({
        attributeCode: z.string().max(60),
        attributeId: z.int(),
        value: value.nullable(),
      }),
    )
    .max(200)
}

export const attributeLists = z.object({
  selects: list(z.int()),
  multipleselects: list(z.array(z.int()).max(60)),
  ints: list(z.number()),
  decimals: list(z.number()),
  datetimes: list(z.string().max(40)),
  booleans: list(z.boolean()),
  others: list(z.string().max(10_000)),
})

/** What a caller hands in may be text where a number is meant; the domain reads it (spec 5.4). */
const looseList = z
  .array(
    z.object({
      attributeCode: z.string().max(60),
      attributeId: z.int().optional(),
      value: z.unknown(),
    }),
  )
  .max(200)
  .optional()

export const attributeInput = z.object({
  selects: looseList,
  multipleselects: looseList,
  ints: looseList,
  decimals: looseList,
  datetimes: looseList,
  booleans: looseList,
  others: looseList,
})

const galleryEntryInput = z.object({
  value: z.string().max(200),
  position: z.int().min(0),
  kind: z.string().max(40).optional(),
})

export const galleryEntry = galleryEntryInput.extend({
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
})
export type GalleryEntry = z.infer<typeof galleryEntry>

const damageInput = z.object({
  sortOrder: z.int().min(0),
  attributes: attributeInput,
  images: z.array(galleryEntryInput).max(20),
})

export const damage = z.object({
  sortOrder: z.int(),
  attributes: attributeLists,
  images: z.array(galleryEntry),
  /** Of a defect that was added after the release. */
  report: z
    .object({ defectId: z.int(), reportedAt: wireInstant, isMaterial: z.boolean() })
    .nullable(),
})

const progress = z.object({
  attributeSetName: z.enum(attributeSetNames),
  attributeGroupName: z.enum(attributeGroupNames).nullable(),
  requiredDone: z.int(),
  required: z.int(),
  requiredPercent: z.int(),
})

export const fieldFault = z.object({
  field: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

export const productDocument = z.object({
  documentId: z.int(),
  documentType: z.enum(officialDocumentTypes),
  fileName: z.string(),
})

/** What the landed price is computed from (rules 10). */
const vehicleTax = z.object({
  vatRegime: z.enum(vatRegimes),
  vatRateBasisPoints: z.int(),
  isNewVehicle: z.boolean(),
  sellerCountry: z.string(),
  hasSellerVatId: z.boolean(),
  /** Of the caller, where they are an accepted dealer. */
  buyerCountry: z.string(),
  buyerVatId: z.enum(vatIdStates),
  /** As the auction's release has stored it (rules 10). */
  commission: z.object({ rateBasisPoints: z.int(), minCents: z.int(), maxCents: z.int() }),
})
export type VehicleTax = z.infer<typeof vehicleTax>

export const product = z.object({
  entityId: z.int(),
  productType: z.enum(vehicleKinds),
  /** As the caller may see it (rules 1). */
  status: z.enum(auctionStatuses),
  version: z.int(),
  isOwn: z.boolean(),
  isEditable: z.boolean(),
  attributes: attributeLists,
  damages: z.array(damage),
  /** The storefront's language in which its seller submitted it; null before they did. */
  writtenIn: z.string().nullable(),
  gallery: z.array(galleryEntry),
  /** Files for owner and operator; accepted dealers see which documents there are. */
  documents: z.array(productDocument),
  /** Accepted dealers only, once the review has fixed it. */
  tax: vehicleTax.nullable(),
  readyToSubmitForReview: z
    .object({
      requiredPercent: z.int(),
      progress: z.array(progress),
      missing: z.array(z.object({ step: z.string(), attributeCode: z.string() })),
    })
    .nullable(),
  reviewRemarks: z.string().nullable(),
  isWatched: z.boolean(),
  submittedAt: wireInstant.nullable(),
  updatedAt: wireInstant,
  auction: auctionView.nullable(),
})
export type Product = z.infer<typeof product>

export const productInput = z.object({
  /** The version the caller last saw; a save against an older one is refused. */
  version: z.int().optional(),
  attributes: attributeInput.optional(),
  damages: z.array(damageInput).max(40).optional(),
  gallery: z.array(galleryEntryInput).max(80).optional(),
})

/** A card of the catalog: the facts that decide, and the auction as the caller may see it. */
export const productCard = z.object({
  entityId: z.int(),
  productType: z.enum(vehicleKinds),
  make: z.string(),
  model: z.string(),
  bodyType: z.string(),
  firstRegistration: z.string().nullable(),
  mileageKm: z.int().nullable(),
  lengthMm: z.int().nullable(),
  licensedWeightKg: z.int().nullable(),
  beds: z.int().nullable(),
  axles: z.int().nullable(),
  country: z.string(),
  zipPrefix: z.string(),
  image: z.object({ value: z.string(), thumbhash: z.string() }).nullable(),
  isWatched: z.boolean(),
  isOwn: z.boolean(),
  status: z.enum(auctionStatuses),
  auction: auctionView.nullable(),
  updatedAt: wireInstant,
  requiredPercent: z.int().nullable(),
  /** An operator gave it back with remarks; told to its seller alone. */
  isSentBack: z.boolean(),
  /** Until when the review was promised, while it waits; told to its seller alone. */
  reviewDueAt: wireInstant.nullable(),
  /** Questions that wait for the seller's answer; told to them alone. */
  openQuestions: z.int(),
})
export type ProductCard = z.infer<typeof productCard>
