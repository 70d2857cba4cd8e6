import type { CatalogRow } from '#domain/catalog/catalog-row.ts'
import { makeNameOf } from '#domain/listing/describe-listing.ts'
import { flagOf, numberOf, textOf } from '#domain/vehicle/values.ts'
import type { AuctionInBrief } from '../auction/auction-lists.ts'
import type { FoundListing } from '../listing/find-listings.ts'

/**
 * Every ad that anybody may find, held in the process as flat rows. Loaded at the start, kept fresh
 * by the changes that the live reader announces; bids and closing never read it.
 */

type Found = readonly { readonly listing: FoundListing; readonly auction: AuctionInBrief }[]

export type CatalogSource = {
  readonly loadAll: () => Promise<Found>
  /** The ads of these auctions, hidden ones included, so that they can be taken out. */
  readonly loadOfAuctions: (auctionIds: readonly number[]) => Promise<Found>
}

export type CatalogIndex = {
  readonly rows: () => readonly CatalogRow[]
  readonly loadAll: () => Promise<void>
  readonly refreshAuctions: (auctionIds: readonly number[]) => Promise<void>
}

const hiddenStatuses = ['editing', 'under_review', 'inactive']

export function createCatalogIndex(source: CatalogSource): CatalogIndex {
  const rows = new Map<number, CatalogRow>()
  let list: readonly CatalogRow[] | null = null

  const put = (found: Found) => {
    for (const { listing, auction } of found) {
      if (hiddenStatuses.includes(auction.status)) rows.delete(listing.entityId)
      else rows.set(listing.entityId, rowOf(listing, auction))
    }
    list = null
  }

  return {
    rows: () => {
      list ??= [...rows.values()]
      return list
    },
    loadAll: async () => {
      const found = await source.loadAll()
      rows.clear()
      put(found)
    },
    refreshAuctions: async (auctionIds) => put(await source.loadOfAuctions(auctionIds)),
  }
}

/** Statuses after the hammer that concern only the two sides look like "ended" (rules 1). */
const publicStatuses = ['published', 'running', 'hotbidding', 'ended', 'sold', 'failed_na']

function rowOf(listing: FoundListing, auction: AuctionInBrief): CatalogRow {
  const { values } = listing
  return {
    entityId: listing.entityId,
    auctionId: auction.auctionId,
    kind: listing.kind,
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
    status: publicStatuses.includes(auction.status) ? auction.status : 'ended',
    isPrivateAuction: flagOf(values, 'private_auction') ?? false,
    isVatReportable: listing.review?.vatRegime === 'reportable',
    startPriceEur: auction.startPriceEur,
    buyNowPriceEur: auction.buyNowPriceEur,
    currentBidEur: auction.currentBidEur,
    publishedAt: auction.publishedAt ?? 0,
    endsAt: auction.endsAt ?? 0,
  }
}

function codeAsNumber(code: string | undefined): number | null {
  const digits = code?.match(/^\d+/)?.[0]
  return digits === undefined ? null : Number(digits)
}
