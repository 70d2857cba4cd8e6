import type { z } from 'zod'
import type { priceHelp } from '#contract/endpoints/valuation/price-help.ts'
import { adFactsOf } from '#domain/catalog/row-of-listing.ts'
import {
  type ComparableClass,
  type ComparedVehicle,
  comparableClassOf,
  nameOfClass,
} from '#domain/pricing/odds/comparable-vehicles.ts'
import { countedAuctions, priceOdds } from '#domain/pricing/odds/price-odds.ts'
import { certaintyOf } from '#domain/valuation/certainty.ts'
import { monthOfInstant } from '#domain/valuation/market-month.ts'
import { halfWidth } from '#domain/valuation/model/valuation-model.ts'
import { convertedPrices } from '#domain/valuation/odds/converted-prices.ts'
import { shownDealers } from '#domain/valuation/odds/demand.ts'
import { valuedVehicleOf } from '#domain/valuation/vehicle-of-listing.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { tokenHash } from '../../../platform/secrets/keys.ts'
import { findMarketNow } from '../../auction/api.ts'
import {
  countDealersOf,
  type FoundListing,
  findListing,
  listSettledOfClass,
  loadOwn,
  type SettledOfClass,
} from '../../listing/api.ts'
import type { ValuationServices } from '../valuation-services.ts'

type PriceHelp = z.infer<typeof priceHelp>
type AskedAd = Pick<FoundListing, 'kind' | 'values' | 'gallery' | 'owner'>

/**
 * How likely the owner's price is, by the ad as it is saved: there is nothing in the question itself that
 * could be moved to close in on a sale (rules 1).
 */
export async function showPriceHelp(
  services: ValuationServices,
  context: CallContext,
  entityId: number,
): Promise<PriceHelp> {
  return helpWithPrice(services, await loadOwn(services, context, entityId))
}

/** As the owner is told it: whoever reviews the ad reads the same words. */
export async function showPriceHelpInReview(
  services: ValuationServices,
  entityId: number,
): Promise<PriceHelp> {
  const listing = await findListing(services.pool, entityId)
  if (!listing) throw refuseCall('NOT_FOUND')
  return helpWithPrice(services, listing)
}

async function helpWithPrice(services: ValuationServices, ad: AskedAd): Promise<PriceHelp> {
  const { vehicle, missing } = comparedVehicleOf(ad)
  if (!vehicle) return { kind: 'not_described', missing }
  const compared = comparableClassOf(vehicle)
  const settled = await listSettledOfClass(services.pool, {
    compared,
    ownerCustomerId: ad.owner.customerId ?? null,
  })
  const { prices, width } = await pricesFor(services, ad, settled)
  const odds = priceOdds(prices, { roundUpBy: roundUpBy(services, compared) })
  const { kind: _vehicleKind, ...comparable } = compared
  if (odds.kind === 'too_few') return { ...odds, comparable }
  const counted = settled.slice(0, countedAuctions(settled.length))
  const auctionIds = counted.map(({ auctionId }) => auctionId)
  const found = {
    comparable,
    certainty: certaintyOf(counted.length, width),
    dealers: shownDealers(await countDealersOf(services.pool, auctionIds)),
  }
  return odds.kind === 'odds'
    ? { ...odds, steps: [...odds.steps], ...found }
    : { ...odds, ...found }
}

/** What each auction would have come to with this vehicle; as it was where no model knows better. */
async function pricesFor(
  services: ValuationServices,
  ad: AskedAd,
  settled: readonly SettledOfClass[],
): Promise<{ readonly prices: readonly number[]; readonly width: number | null }> {
  const asked = valuedVehicleOf(ad)
  const model = (await services.valuationModel())?.model.kinds[ad.kind]
  if (!model || !('vehicle' in asked)) {
    return { prices: settled.map(({ reachedEur }) => reachedEur), width: null }
  }
  const inMonth = monthOfInstant(await findMarketNow(services.pool))
  const auctions = settled.map(({ reachedEur, endsAt, values }) => {
    const described = valuedVehicleOf({ kind: ad.kind, values })
    const vehicle = 'vehicle' in described ? described.vehicle : null
    return { reachedEur, endedInMonth: monthOfInstant(endsAt.getTime()), vehicle }
  })
  return {
    prices: convertedPrices(asked.vehicle, auctions, { model, inMonth }),
    width: halfWidth(model, asked.vehicle, inMonth),
  }
}

function roundUpBy({ keys }: ValuationServices, compared: ComparableClass): number {
  return tokenHash(`price-odds|${nameOfClass(compared)}`, keys.links).readUInt32BE() / 2 ** 32
}

function comparedVehicleOf(listing: Pick<AskedAd, 'kind' | 'values' | 'gallery'>): {
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
