import { z } from 'zod'
import { auctionStatuses } from '#domain/auction/core/state.ts'
import { importSources } from '#domain/listing/importing/imported-answers.ts'
import { officialDocumentTypes, vatRegimes } from '#domain/listing/listing.ts'
import { vatIdStates } from '#domain/pricing/countries.ts'
import { attributeGroupNames, attributeSetNames, vehicleKinds } from '#domain/vehicle/attribute.ts'
import { damageViews } from '#domain/vehicle/catalogue/damage-views.ts'
import { auctionView } from './auction-view.ts'
import { coveredPage } from './covered-page.ts'
import { productRemark, remarkedValue } from './texts/product-remark.ts'
import { translatedTexts } from './texts/translated-texts.ts'
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

const damageSpot = z.object({
  view: z.enum(damageViews),
  /** Percent of the view's width from its left edge, and of its height from the top. */
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
})

const damageInput = z.object({
  sortOrder: z.int().min(0),
  spot: damageSpot.nullish(),
  attributes: attributeInput,
  images: z.array(galleryEntryInput).max(20),
})

export const damage = z.object({
  sortOrder: z.int(),
  /** Where its seller pointed to on the drawing of the vehicle. */
  spot: damageSpot.nullable(),
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

/** An answer of a list, a number, or yes and no, as it was when it was confirmed. */
export const confirmedAnswer = z.object({
  attributeCode: z.string().max(60),
  value: z.union([z.string().max(60), z.number(), z.boolean()]),
  textVersion: z.string().max(40),
})

export const product = z.object({
  entityId: z.int(),
  productType: z.enum(vehicleKinds),
  /** As the caller may see it (rules 1). */
  status: z.enum(auctionStatuses),
  version: z.int(),
  isOwn: z.boolean(),
  /** Whose it is; told to them and to the operator alone, null for an ad without an account (rules 1). */
  customerId: z.int().nullable(),
  isEditable: z.boolean(),
  /** Set for whoever helps to write it, with the name that the owner has given them. */
  helper: z.object({ name: z.string() }).nullable(),
  /** Who helps or is asked to; told to its owner alone. */
  helpers: z.array(
    z.object({
      helperId: z.uuid(),
      name: z.string(),
      /** False until they have used the link. */
      isHelping: z.boolean(),
      /** Codes of attributes, `damages` or `gallery`. */
      lastCodes: z.array(z.string()),
      lastAnsweredAt: wireInstant.nullable(),
    }),
  ),
  attributes: attributeLists,
  damages: z.array(damage),
  /** The storefront's language in which its seller submitted it; null before they did. */
  writtenIn: z.string().nullable(),
  translated: translatedTexts.nullable(),
  gallery: z.array(galleryEntry),
  moreImages: z.array(galleryEntry),
  /** Owner and operators only, empty for everybody else. */
  reviewPictures: z.array(galleryEntry),
  /** Files for owner, operator and the buyer after the sale; accepted dealers see which documents there are. */
  documents: z.array(productDocument),
  /** All of them for owner and operator; accepted dealers see released ones before the sale. */
  coveredPages: z.array(coveredPage),
  /** Accepted dealers only, once the review has fixed it. */
  tax: vehicleTax.nullable(),
  readyToSubmitForReview: z
    .object({
      requiredPercent: z.int(),
      progress: z.array(progress),
      missing: z.array(z.object({ step: z.string(), attributeCode: z.string() })),
    })
    .nullable(),
  /** Answers that its owner confirmed once more; told to them and to the operator alone. */
  confirmations: z.array(confirmedAnswer.extend({ confirmedAt: wireInstant })),
  /** Answers that came from outside and that its owner has neither confirmed nor changed; told to who may fill it in. */
  imported: z.array(z.object({ attributeCode: z.string(), source: z.enum(importSources) })),
  /** Of the last review, while the ad is with its owner again; told to them and to the operator. */
  remarks: z.array(productRemark.extend({ before: z.array(remarkedValue).nullable() })),
  reviewRemarks: z.string().nullable(),
  /** Why the review set the start price; for owner and operator once it is released. */
  startPriceReason: z.string().nullable(),
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
  moreImages: z.array(galleryEntryInput).max(80).optional(),
  reviewPictures: z.array(galleryEntryInput).max(10).optional(),
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
  /** To the middle of the region of these digits, rounded to 5 km; told to dealers whose place is known. */
  distanceKm: z.int().nullable(),
  damageCount: z.int().nullable(), // Both are told to accepted dealers, its owner and the operator.
  documentCount: z.int().nullable(), // Kinds of papers of which covered pages are released.
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

/** Of an auction that the caller has a part in: what a bid would cost them in the end is reckoned from it. */
export const ownBidCard = productCard.extend({ tax: vehicleTax.nullable() })
export type OwnBidCard = z.infer<typeof ownBidCard>
