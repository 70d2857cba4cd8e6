import { makeNameOf } from '../listing/describe-listing.ts'
import type { Listing } from '../listing/listing.ts'
import { flagOf, numberOf, textOf } from '../vehicle/values.ts'
import type { CatalogRow } from './catalog-row.ts'

/** What the market knows of the ad's current round. */
export type RoundFacts = Pick<
  CatalogRow,
  | 'auctionId'
  | 'status'
  | 'startPriceEur'
  | 'buyNowPriceEur'
  | 'currentBidEur'
  | 'publishedAt'
  | 'endsAt'
>

/** A released ad has all that is required; zeros and blanks stand only where that was not so. */
export function catalogRowOf(
  { entityId, kind, values }: Pick<Listing, 'entityId' | 'kind' | 'values'>,
  round: RoundFacts,
): CatalogRow {
  const isTrailer = kind === 'trailer'
  const seats = textOf(values, 'seats_with_belt')
  const axles = textOf(values, 'axles')
  return {
    entityId,
    kind,
    make: textOf(values, isTrailer ? 'trailer_make' : 'make') ?? 'other',
    makeName: makeNameOf(values),
    model: [textOf(values, 'model'), textOf(values, 'model_series')].filter(Boolean).join(' '),
    bodyType: textOf(values, isTrailer ? 'trailer_body_type' : 'body_type') ?? 'other',
    firstRegistrationYear: numberOf(values, 'first_registration_year') ?? 0,
    firstRegistrationMonth: Number(textOf(values, 'first_registration_month') ?? 0),
    mileageKm: numberOf(values, 'mileage') ?? null,
    lengthMm: numberOf(values, 'length') ?? 0,
    licensedWeightKg: numberOf(values, 'licensed_weight') ?? 0,
    beds: Number(textOf(values, 'beds') ?? 0),
    seatsWithBelt: seats === undefined ? null : Number(seats),
    axles: axles === undefined ? null : Number(axles),
    gearbox: textOf(values, 'gearbox') ?? null,
    emissionClass: textOf(values, 'emission_class') ?? null,
    country: textOf(values, 'location_country') ?? '',
    isPrivateAuction: flagOf(values, 'private_auction') === true,
    isVatReportable: flagOf(values, 'vat_reportable') === true,
    ...round,
  }
}
