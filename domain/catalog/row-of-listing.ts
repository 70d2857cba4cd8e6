import type { AuctionStatus } from '../auction/core/state.ts'
import type { Instant } from '../calendar/instant.ts'
import { makeNameOf } from '../listing/describe-listing.ts'
import type { Listing } from '../listing/listing.ts'
import { flagOf, numberOf, textOf } from '../vehicle/values.ts'
import type { CatalogRow } from './catalog-row.ts'

/** What the market knows of the ad's current round. */
export type RoundInCatalog = Pick<
  CatalogRow,
  'auctionId' | 'startPriceEur' | 'buyNowPriceEur' | 'currentBidEur'
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

/** A released ad has all that is required; zeros and blanks stand only where that was not so. */
export function catalogRowOf(
  { entityId, kind, values, review }: Pick<Listing, 'entityId' | 'kind' | 'values' | 'review'>,
  round: RoundInCatalog,
): CatalogRow {
  return {
    entityId,
    auctionId: round.auctionId,
    kind,
    make: textOf(values, 'make') ?? textOf(values, 'trailer_make') ?? '',
    makeName: makeNameOf(values),
    model: [textOf(values, 'model'), textOf(values, 'model_series')].filter(Boolean).join(' '),
    bodyType: textOf(values, 'body_type') ?? textOf(values, 'trailer_body_type') ?? '',
    firstRegistrationYear: numberOf(values, 'first_registration_year') ?? 0,
    firstRegistrationMonth: Number(textOf(values, 'first_registration_month') ?? 0),
    mileageKm: numberOf(values, 'mileage') ?? null,
    lengthMm: numberOf(values, 'length') ?? 0,
    licensedWeightKg: numberOf(values, 'licensed_weight') ?? 0,
    beds: Number.parseInt(textOf(values, 'beds') ?? '0', 10),
    seatsWithBelt: codeAsNumber(textOf(values, 'seats_with_belt')),
    gearbox: textOf(values, 'gearbox') ?? null,
    emissionClass: textOf(values, 'emission_class') ?? null,
    axles: codeAsNumber(textOf(values, 'axles')),
    country: textOf(values, 'location_country') ?? '',
    status: publicStatuses.includes(round.status) ? round.status : 'ended',
    isPrivateAuction: flagOf(values, 'private_auction') ?? false,
    isVatReportable: review?.vatRegime === 'reportable',
    startPriceEur: round.startPriceEur,
    buyNowPriceEur: round.buyNowPriceEur,
    currentBidEur: round.currentBidEur,
    publishedAt: round.publishedAt ?? 0,
    endsAt: round.endsAt ?? 0,
  }
}

function codeAsNumber(code: string | undefined): number | null {
  const digits = code?.match(/^\d+/)?.[0]
  return digits === undefined ? null : Number(digits)
}
