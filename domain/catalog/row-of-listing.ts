import type { AuctionStatus } from '../auction/core/state.ts'
import type { Instant } from '../calendar/instant.ts'
import { makeNameOf } from '../listing/describe-listing.ts'
import { mainPictureOf } from '../listing/gallery.ts'
import type { Listing } from '../listing/listing.ts'
import { regionCodeOf } from '../place/regions.ts'
import type { AttributeCode } from '../vehicle/catalogue/attributes.ts'
import { flagOf, numberOf, textOf, textsOf, type VehicleValues } from '../vehicle/values.ts'
import type { CatalogRow } from './catalog-row.ts'
import { descriptionWordsOf, equipmentOf } from './row-words.ts'

/** What every released ad has. Zero in the catalogue where that was not so. */
export const requiredFacts = [
  'firstRegistrationYear',
  'firstRegistrationMonth',
  'lengthMm',
  'licensedWeightKg',
  'beds',
] as const
type Required = (typeof requiredFacts)[number]

/** What is not the ad's own, or counted beside it. */
type Beside =
  | ('entityId' | 'auctionId' | 'status' | 'light' | 'publishedAt' | 'endsAt')
  | ('startPriceEur' | 'buyNowPriceEur' | 'currentBidEur')
  | ('damageCount' | 'documentCount')

/** What the catalogue and its cards need of an ad; null where the seller gave no answer. Public but for the region. */
export type AdFacts = Omit<CatalogRow, Required | Beside> & {
  readonly [Fact in Required]: number | null
} & {
  /** The main picture. */
  readonly pictureKey: string | null
}

export function adFactsOf({
  kind,
  values,
  review,
  gallery,
  translations = [],
}: Pick<Listing, 'kind' | 'values' | 'review' | 'gallery'> & {
  /** Of the description. */
  readonly translations?: readonly string[]
}): AdFacts {
  return {
    kind,
    make: textOf(values, 'make') ?? textOf(values, 'trailer_make') ?? '',
    makeName: makeNameOf(values),
    model: [textOf(values, 'model'), textOf(values, 'model_series')].filter(Boolean).join(' '),
    bodyType: textOf(values, 'body_type') ?? textOf(values, 'trailer_body_type') ?? '',
    firstRegistrationYear: numberOf(values, 'first_registration_year') ?? null,
    firstRegistrationMonth: codeAsNumber(textOf(values, 'first_registration_month')),
    mileageKm: numberOf(values, 'mileage') ?? null,
    lengthMm: numberOf(values, 'length') ?? null,
    licensedWeightKg: numberOf(values, 'licensed_weight') ?? null,
    beds: codeAsNumber(textOf(values, 'beds')),
    seatsWithBelt: codeAsNumber(textOf(values, 'seats_with_belt')),
    gearbox: textOf(values, 'gearbox') ?? null,
    emissionClass: textOf(values, 'emission_class') ?? null,
    axles: codeAsNumber(textOf(values, 'axles')),
    powerKw: numberOf(values, 'power_kw') ?? null,
    bedTypes: textsOf(values, 'bed_types'),
    hasFourWheelDrive: flagOf(values, 'four_wheel_drive') ?? false,
    hasIndependentAirCondition: flagOf(values, 'air_condition_independent') ?? false,
    rearGarage: knownOption(values, 'rear_garage'),
    bathroomType: knownOption(values, 'bathroom_type'),
    heatingType: knownOption(values, 'heating_type'),
    mover: knownOption(values, 'mover'),
    damaged: knownOption(values, 'damaged') ?? knownOption(values, 'trailer_damaged'),
    hailDamaged: knownOption(values, 'hail_damaged') ?? knownOption(values, 'trailer_hail_damaged'),
    descriptionWords: descriptionWordsOf([textOf(values, 'description') ?? '', ...translations]),
    equipment: equipmentOf(values),
    country: textOf(values, 'location_country') ?? '',
    regionCode: regionCodeOf(
      textOf(values, 'location_country') ?? '',
      textOf(values, 'location_zip') ?? '',
    ),
    isPrivateAuction: flagOf(values, 'private_auction') ?? false,
    isVatReportable: review?.vatRegime === 'reportable',
    pictureKey: mainPictureOf(gallery)?.value ?? null,
  }
}

/** What the market knows of the ad's current round. */
export type RoundInCatalog = Pick<
  CatalogRow,
  'auctionId' | 'startPriceEur' | 'buyNowPriceEur' | 'currentBidEur' | 'light'
> & {
  readonly status: AuctionStatus
  readonly publishedAt: Instant | null
  readonly endsAt: Instant | null
}

/** Statuses after the hammer that concern only the two sides look like "ended" (rules 1). */
const publicStatuses: readonly AuctionStatus[] = [
  'published',
  'running',
  'hotbidding',
  'ended',
  'sold',
  'failed_na',
]

export function publicStatusOf(status: AuctionStatus): AuctionStatus {
  return publicStatuses.includes(status) ? status : 'ended'
}

/** A released ad has all that is required; zeros and blanks stand only where that was not so. */
export function catalogRowOf(
  {
    entityId,
    facts,
    damageCount,
    documentCount,
  }: {
    readonly entityId: number
    readonly facts: AdFacts
    readonly damageCount: number
    readonly documentCount: number
  },
  round: RoundInCatalog,
): CatalogRow {
  return {
    ...facts,
    entityId,
    auctionId: round.auctionId,
    firstRegistrationYear: facts.firstRegistrationYear ?? 0,
    firstRegistrationMonth: facts.firstRegistrationMonth ?? 0,
    lengthMm: facts.lengthMm ?? 0,
    licensedWeightKg: facts.licensedWeightKg ?? 0,
    beds: facts.beds ?? 0,
    damageCount,
    documentCount,
    status: publicStatusOf(round.status),
    startPriceEur: round.startPriceEur,
    buyNowPriceEur: round.buyNowPriceEur,
    currentBidEur: round.currentBidEur,
    light: round.light,
    publishedAt: round.publishedAt ?? 0,
    endsAt: round.endsAt ?? 0,
  }
}

/** "I don't know" is no answer that anybody looks for. */
function knownOption(values: VehicleValues, code: AttributeCode): string | null {
  const option = textOf(values, code)
  return option === undefined || option === 'unknown' ? null : option
}

function codeAsNumber(code: string | undefined): number | null {
  const digits = code?.match(/^\d+/)?.[0]
  return digits === undefined ? null : Number(digits)
}
