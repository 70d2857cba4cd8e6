import type { Review, VatRegime } from '#domain/listing/listing.ts'
import { mayBeNewVehicle, mayHaveVatRegime } from '#domain/listing/review.ts'
import { standardVatRate } from '#domain/pricing/vat-rates.ts'
import { numberOf } from '#domain/vehicle/values.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { refuseCall, refuseFields } from '../../../platform/http/refused-call.ts'
import type { Seller } from '../../account/api.ts'
import { heldApprovalStore } from '../records/held-approval-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import {
  findListing,
  type ListingWithPhase,
  lockListing,
  type StoredListing,
  saveContent,
  saveReview,
} from '../records/listing-store.ts'
import { sellerFactsOf } from '../records/seller-facts.ts'

export type ApprovalInput = {
  readonly vatRegime: VatRegime
  readonly vin: string
  readonly startPriceEur: number
  readonly startPriceReason: string
  readonly isNewVehicle: boolean
}

/** Regime, number and price are kept even if the release is refused: they are the review's work. */
export async function recordReview(
  services: ListingServices,
  client: DatabaseClient,
  { entityId, input }: { readonly entityId: number; readonly input: ApprovalInput },
): Promise<ListingWithPhase> {
  const key = services.keys.auctionSecrets
  const listing = await lockListing(client, entityId, key)
  if (!listing) throw refuseCall('NOT_FOUND')
  if (listing.phase !== 'under_review') throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
  await refuseWhileHeld(client, entityId)
  const seller = await findSellerOf(services, client, listing)
  refuseWrongRegime(seller, input.vatRegime)
  if (input.isNewVehicle && !mayBeNewVehicle(listing.kind)) {
    throw refuseFields([{ field: 'isNewVehicle', rule: 'invalid' }])
  }
  const country = seller?.profile.country ?? 'DE'
  // What was to be mended is mended: the next round of the ad knows nothing of it.
  const { remarks: _mended, ...before } = listing.review ?? {}
  const review: Review = {
    ...before,
    vatRegime: input.vatRegime,
    vatRateBasisPoints: standardVatRate(country) ?? 0,
    isNewVehicle: input.isNewVehicle,
    startPriceEur: input.startPriceEur,
    startPriceReason:
      input.startPriceEur === numberOf(listing.values, 'start_price') ? '' : input.startPriceReason,
  }
  const values = { ...listing.values, vin: input.vin }
  await saveContent(client, entityId, { ...listing, values }, key)
  await saveReview(client, entityId, review)
  return (await findListing(client, entityId, key)) ?? listing
}

/** Nobody decides of an ad twice: the approval that waits has to be undone first. */
export async function refuseWhileHeld(client: DatabaseClient, entityId: number): Promise<void> {
  const held = await heldApprovalStore.find(client, entityId)
  if (held && held.refusal === null) throw refuseCall('APPROVAL_HELD')
}

export async function findSellerOf(
  services: Pick<ListingServices, 'sellers'>,
  client: Queryable,
  { owner }: StoredListing,
): Promise<Seller | undefined> {
  return owner.customerId === undefined
    ? undefined
    : services.sellers.find(client, owner.customerId)
}

/** A private seller shows no VAT, a commercial one never sells as a private person (spec 5.4). */
function refuseWrongRegime(seller: Seller | undefined, regime: VatRegime): void {
  if (mayHaveVatRegime(regime, sellerFactsOf(seller))) return
  throw refuseFields([{ field: 'vatRegime', rule: 'invalid' }])
}
