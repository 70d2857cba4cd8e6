import type { z } from 'zod'
import type { priceHelp } from '#contract/endpoints/valuation/price-help.ts'
import { adFactsOf } from '#domain/catalog/row-of-listing.ts'
import {
  type ComparableClass,
  type ComparedVehicle,
  comparableClassOf,
  middleOfClass,
  nameOfClass,
} from '#domain/pricing/odds/comparable-vehicles.ts'
import { countedAuctions, priceOdds } from '#domain/pricing/odds/price-odds.ts'
import { certaintyOf } from '#domain/valuation/certainty.ts'
import { monthOfInstant } from '#domain/valuation/market-month.ts'
import { halfWidth } from '#domain/valuation/model/valuation-model.ts'
import {
  type Conversion,
  conversionsTo,
  unconverted,
} from '#domain/valuation/odds/converted-prices.ts'
import {
  biddersAt,
  type FittingSearch,
  type LastBid,
  searchersAt,
  shownDealers,
} from '#domain/valuation/odds/demand.ts'
import { valuedVehicleOf } from '#domain/valuation/vehicle-of-listing.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { tokenHash } from '../../../platform/secrets/keys.ts'
import { findMarketNow } from '../../auction/api.ts'
import { listFittingSearches } from '../../catalog/api.ts'
import {
  type FoundListing,
  findListing,
  listLastBidsOf,
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
  const ownerCustomerId = ad.owner.customerId ?? null
  const settled = await listSettledOfClass(services.pool, { compared, ownerCustomerId })
  const { conversions, width } = await conversionsFor(services, ad, settled)
  const reached = settled.map(({ reachedEur }, index) => conversions[index]?.(reachedEur) ?? 0)
  const odds = priceOdds(reached, { roundUpBy: secretOf(services, 'price-odds', compared) })
  const { kind: _vehicleKind, ...comparable } = compared
  const countedCount = countedAuctions(settled.length)
  const counted = settled.slice(0, countedCount)
  const demand = await findDemand(services, { ad, vehicle, counted, conversions })
  const heldBack = secretOf(services, 'demand', compared)
  const searching = shownDealers(demand.searches, heldBack)
  if (odds.kind === 'too_few') return { ...odds, comparable, searching }
  const found = {
    comparable,
    certainty: certaintyOf(countedCount, width),
    dealers: shownDealers(demand.bids, heldBack),
    searching,
  }
  if (odds.kind === 'range') return { ...odds, ...found }
  const steps = odds.steps.map((step) => ({
    ...step,
    dealers: shownDealers(biddersAt(step.priceEur, demand.bids), heldBack),
    searching: shownDealers(searchersAt(step.priceEur, demand.searches), heldBack),
  }))
  return { ...odds, steps, ...found }
}

/** What each auction's bids would have come to with this vehicle; as they were where no model knows better. */
async function conversionsFor(
  services: ValuationServices,
  ad: AskedAd,
  settled: readonly SettledOfClass[],
): Promise<{ readonly conversions: readonly Conversion[]; readonly width: number | null }> {
  const asked = valuedVehicleOf(ad)
  const model = (await services.valuationModel())?.model.kinds[ad.kind]
  if (!model || !('vehicle' in asked)) {
    return { conversions: settled.map(() => unconverted), width: null }
  }
  const inMonth = monthOfInstant(await findMarketNow(services.pool))
  const auctions = settled.map(({ endsAt, values }) => {
    const described = valuedVehicleOf({ kind: ad.kind, values })
    const vehicle = 'vehicle' in described ? described.vehicle : null
    return { endedInMonth: monthOfInstant(endsAt.getTime()), vehicle }
  })
  return {
    conversions: conversionsTo(asked.vehicle, auctions, { model, inMonth }),
    width: halfWidth(model, asked.vehicle, inMonth),
  }
}

type Demand = { readonly bids: readonly LastBid[]; readonly searches: readonly FittingSearch[] }

/**
 * What dealers bid at last on the compared vehicles, and whose saved search would find this one. Searches are asked for the
 * middle of its class, so that an owner who moves length or kilometres bit by bit finds no search's edge (rules 1).
 */
async function findDemand(
  { pool }: ValuationServices,
  asked: {
    readonly ad: AskedAd
    readonly vehicle: ComparedVehicle
    readonly counted: readonly SettledOfClass[]
    readonly conversions: readonly Conversion[]
  },
): Promise<Demand> {
  const { ad, vehicle, counted, conversions } = asked
  const placeOf = new Map(counted.map(({ auctionId }, index) => [auctionId, index]))
  const lastBids = await listLastBidsOf(pool, [...placeOf.keys()])
  const bids = lastBids.map(({ auctionId, merchantId, bidEur }) => {
    const convert = conversions[placeOf.get(auctionId) ?? -1] ?? unconverted
    return { merchantId, eur: convert(bidEur) }
  })
  const searches = await listFittingSearches(pool, {
    facts: { ...adFactsOf(ad), ...middleOfClass(vehicle) },
    exceptCustomerId: ad.owner.customerId ?? null,
  })
  return { bids, searches }
}

function secretOf({ keys }: ValuationServices, of: string, compared: ComparableClass): number {
  return tokenHash(`${of}|${nameOfClass(compared)}`, keys.links).readUInt32BE() / 2 ** 32
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
