import type { ComputedValuation } from '#contract/endpoints/valuation/valuation-shapes.ts'
import { nameOfClass } from '#domain/pricing/odds/comparable-vehicles.ts'
import { monthOfInstant } from '#domain/valuation/market-month.ts'
import { classOf } from '#domain/valuation/model/comparables.ts'
import { plotClasses } from '#domain/valuation/report/plot-classes.ts'
import { quartersOf } from '#domain/valuation/report/quarters-of-vehicle.ts'
import { valuate } from '#domain/valuation/valuate.ts'
import { valuedVehicleOf } from '#domain/valuation/vehicle-of-listing.ts'
import { tokenHash } from '../../platform/secrets/keys.ts'
import type { FoundListing } from '../listing/api.ts'
import { listSaleIdsOf } from '../order/api.ts'
import type { ValuationServices } from './valuation-services.ts'

type Asked = {
  readonly listing: Pick<FoundListing, 'kind' | 'values'>
  readonly seller: { readonly customerId: number | null; readonly email: string | null }
  readonly now: number
}

/**
 * What the model says of a vehicle, for operators. Whatever goes wrong is no reason to refuse somebody's
 * request: then a person values without it.
 */
export async function computeValuation(
  services: ValuationServices,
  asked: Asked,
): Promise<ComputedValuation> {
  try {
    return await computed(services, asked)
  } catch (err) {
    services.log.warn({ err }, 'a vehicle could not be valued by the model')
    return { kind: 'person', reason: 'model_failed' }
  }
}

async function computed(
  services: ValuationServices,
  { listing, seller, now }: Asked,
): Promise<ComputedValuation> {
  const described = valuedVehicleOf(listing)
  if (!('vehicle' in described)) return { kind: 'person', reason: 'not_described' }
  const loaded = await services.valuationModel()
  if (!loaded) return { kind: 'person', reason: 'no_model' }
  const { vehicle } = described
  const inMonth = monthOfInstant(now)
  const named = classOf(vehicle, inMonth)
  const secret = `valuation|${named ? nameOfClass(named) : ''}`
  const hash = tokenHash(secret, services.keys.links)
  const question = {
    inMonth,
    ownSaleIds: new Set(await listSaleIdsOf(services.pool, seller)),
    roundUpBy: hash.readUInt32BE() / 2 ** 32,
  }
  const answer = valuate(vehicle, loaded, question)
  if (answer.kind === 'person') return answer
  const { parts, comparableIds, ...range } = answer
  return {
    ...range,
    comparableIds: [...comparableIds],
    parts: { ...parts, parts: [...parts.parts] },
    isInvented: loaded.isInvented,
    vehicle: {
      bodyType: vehicle.bodyType,
      firstRegisteredInMonth: vehicle.firstRegisteredInMonth,
      mileageKm: vehicle.mileageKm,
    },
    classes: [...plotClasses(vehicle, loaded, question)],
    quarters: [...quartersOf(vehicle, loaded, question)],
  }
}
