import type { CustomerId } from '../account/customer.ts'
import type { Instant } from '../calendar/instant.ts'
import type { VehicleKind } from '../vehicle/attribute.ts'
import type { DamageSpot } from '../vehicle/catalogue/damage-views.ts'
import type { VehicleValues } from '../vehicle/values.ts'

/**
 * A listing is one vehicle on offer: what is said and shown of it. Its status belongs to its newest
 * auction round; the listing only has to know from it whether it may still be written.
 */

export type EntityId = number

/** How far its entry has come, by the status of its newest round. */
export type ListingPhase = 'editing' | 'under_review' | 'released' | 'inactive'

export type ListingOwner = {
  /** Absent while a visitor writes an ad without an account. */
  readonly customerId?: CustomerId
  /** A prospect has left an address at most; they write by their visitor key until they register. */
  readonly segmentation: 'prospect' | 'registered'
}

export type Picture = {
  /** Where the picture lies in the picture store; an empty value marks an unused place. */
  readonly value: string
  readonly position: number
  /** An option of `image_kind`; absent while nobody has said what the picture shows. */
  readonly kind?: string
}

export type Damage = {
  /** Consecutive from 0. */
  readonly sortOrder: number
  /** Where its seller pointed to; absent where its area was chosen from the list. */
  readonly spot?: DamageSpot
  /** The attributes of the set `damage`. */
  readonly values: VehicleValues
  readonly pictures: readonly Picture[]
  /** Of a defect that was added after the release (rules 8). */
  readonly report?: DamageReport
}

export type DamageReport = {
  readonly defectId: number
  readonly reportedAt: number
  /** Bidders were allowed to leave because of it. */
  readonly isMaterial: boolean
}

export const officialDocumentTypes = [
  'registration_part_1',
  'inspection_report',
  'conformity_certificate',
] as const
export type OfficialDocumentType = (typeof officialDocumentTypes)[number]

export type OfficialDocument = {
  readonly documentType: OfficialDocumentType
  readonly fileName: string
  /** Where the file lies in the document store. */
  readonly value: string
}

/** What the seller agreed to, by the version of the sentence they saw (rules 10). */
export type Consent = {
  readonly sentenceVersion: string
  readonly locale: string
  readonly givenAt: Instant
}

export type Listing = {
  readonly entityId: EntityId
  readonly kind: VehicleKind
  readonly phase: ListingPhase
  /** Rises with every save; a save against an older version is refused (AD_CHANGED_ELSEWHERE). */
  readonly version: number
  readonly owner: ListingOwner
  readonly values: VehicleValues
  readonly damages: readonly Damage[]
  readonly gallery: readonly Picture[]
  /** Shown after the gallery; none of them is the main picture (spec 2, more-images). */
  readonly moreImages: readonly Picture[]
  /** For owner and review alone, such as the type plate; never among the public ones. */
  readonly reviewPictures: readonly Picture[]
  readonly documents: readonly OfficialDocument[]
  readonly consent?: Consent
  readonly review?: Review
}

/** What the operator needs on file before a listing can be released (rules 2 and 10). */
export const vatRegimes = ['private', 'reportable', 'margin_scheme'] as const
export type VatRegime = (typeof vatRegimes)[number]

export type Review = {
  readonly vatRegime?: VatRegime
  /** VAT rate of the seller's country, in basis points; only where VAT is reportable. */
  readonly vatRateBasisPoints?: number
  readonly isNewVehicle?: boolean
  readonly startPriceEur?: number
  /** Told to the owner; empty where the price is their own. */
  readonly startPriceReason?: string
  /** What the operator asked the seller to change, shown while the ad is back in editing. */
  readonly remarks?: string
  readonly refusalReason?: string
}
