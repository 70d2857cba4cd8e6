import type { z } from 'zod'
import type { priceHelp } from '#contract/endpoints/listing-help.ts'
import { adFactsOf } from '#domain/catalog/row-of-listing.ts'
import {
  type ComparedVehicle,
  comparableClassOf,
  nameOfClass,
} from '#domain/pricing/odds/comparable-vehicles.ts'
import { priceOdds } from '#domain/pricing/odds/price-odds.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { tokenHash } from '../../../platform/secrets/keys.ts'
import { loadOwn } from '../edit/edit-guard.ts'
import type { ListingServices } from '../records/listing-services.ts'
import type { ListingWithPhase } from '../records/listing-store.ts'
import { listReachedPrices } from '../records/settled-auction-lists.ts'

type PriceHelp = z.infer<typeof priceHelp>

/**
 * How likely the owner's price is, by the ad as it is saved: there is nothing in the question itself that
 * could be moved to close in on a sale (rules 1).
 */
export async function showPriceHelp(
  services: ListingServices,
  context: CallContext,
  entityId: number,
): Promise<PriceHelp> {
  const listing = await loadOwn(services, context, entityId)
  const { vehicle, missing } = comparedVehicleOf(listing)
  if (!vehicle) return { kind: 'not_described', missing }
  const compared = comparableClassOf(vehicle)
  const reached = await listReachedPrices(services.pool, {
    compared,
    ownerCustomerId: listing.owner.customerId ?? null,
  })
  const hash = tokenHash(`price-odds|${nameOfClass(compared)}`, services.keys.links)
  const odds = priceOdds(reached, { roundUpBy: hash.readUInt32BE() / 2 ** 32 })
  const { kind: _vehicleKind, ...comparable } = compared
  return odds.kind === 'odds'
    ? { ...odds, steps: [...odds.steps], comparable }
    : { ...odds, comparable }
}

function comparedVehicleOf(listing: Pick<ListingWithPhase, 'kind' | 'values' | 'gallery'>): {
  readonly vehicle?: ComparedVehicle
  readonly missing: string[]
} {
  const { kind } = listing
  const { bodyType, firstRegistrationYear, lengthMm, mileageKm } = adFactsOf(listing)
  const isDriven = kind === 'motorhome'
  const missing = [
    bodyType === '' && (isDriven ? 'body_type' : 'trailer_body_type'),
    firstRegistrationYear === null && 'first_registration_year',
    lengthMm === null && 'length',
    isDriven && mileageKm === null && 'mileage',
  ].filter((code) => code !== false)
  if (missing.length > 0 || firstRegistrationYear === null || lengthMm === null) return { missing }
  return {
    vehicle: {
      kind,
      bodyType,
      firstRegistrationYear,
      lengthMm,
      mileageKm: isDriven ? mileageKm : null,
    },
    missing,
  }
}
