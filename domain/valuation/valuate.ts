import { defaultOddsSettings } from '../pricing/odds/odds-settings.ts'
import { gridPriceBelow, leastGridPriceEur, nextGridPrice } from '../pricing/odds/price-grid.ts'
import type { PriceRange } from '../pricing/odds/price-odds.ts'
import { type Certainty, certaintyOf } from './certainty.ts'
import { type ComparedSales, classOf, comparablesOf, levelOf } from './model/comparables.ts'
import { plausibleMileageKm } from './model/usual-values.ts'
import {
  columnsOf,
  halfWidth,
  type KindModel,
  logPrice,
  type ValuationModel,
} from './model/valuation-model.ts'
import { type PriceParts, partsOf } from './price-parts.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** What a vehicle would fetch, from a model version and the sales comparable with it (docs/decisions/0136). */

export type Valuation =
  | {
      readonly kind: 'range'
      readonly version: string
      /** All prices lie on the grid that is the same for all (rules 1). */
      readonly range: PriceRange
      readonly likelyEur: number
      readonly certainty: Certainty
      readonly parts: PriceParts
      /** How many sales it was compared with; it grows by groups. */
      readonly comparedCount: number
      /** For the record of the valuation and the operator, never for the owner. */
      readonly comparableIds: readonly number[]
    }
  | { readonly kind: 'person'; readonly reason: WhyPerson }

export type WhyPerson =
  | 'no_model'
  | 'too_few_comparables'
  | 'mileage_implausible'
  | 'registered_later'
  | 'length_implausible'

/** A version of the model with the sales that it was made from. */
export type ValuationMarket = {
  readonly model: ValuationModel
  readonly compared: ComparedSales
}

export type ValuationQuestion = {
  readonly inMonth: number
  /** The asking owner's own sales: with seven others beside them theirs would be plain. */
  readonly ownSaleIds: ReadonlySet<number>
  /**
   * From 0 to below 1, secret and the same for everybody who asks about one class (`nameOfClass`): it says
   * to which of the prices beside it an estimate is rounded.
   */
  readonly roundUpBy: number
}

const lengthsMm = { least: 2500, most: 13_000 }

export function valuate(
  vehicle: ValuedVehicle,
  { model, compared }: ValuationMarket,
  { inMonth, ownSaleIds, roundUpBy }: ValuationQuestion,
): Valuation {
  const kindModel = model.kinds[vehicle.kind]
  const reason = whyPerson(vehicle, inMonth) ?? (kindModel ? null : 'no_model')
  const named = classOf(vehicle, inMonth)
  if (reason || !kindModel || !named) {
    return { kind: 'person', reason: reason ?? 'mileage_implausible' }
  }
  const comparables = comparablesOf(named, compared, { inMonth, leftOut: ownSaleIds })
  if (comparables.length < defaultOddsSettings.leastForRange) {
    return { kind: 'person', reason: 'too_few_comparables' }
  }
  const columns = columnsOf(kindModel, vehicle, inMonth)
  const log = logPrice(kindModel, columns) + levelOf(comparables)
  const width = halfWidth(kindModel, vehicle, inMonth)
  const onGrid = (value: number) => roundedToGrid(Math.exp(value), roundUpBy)
  const likelyEur = onGrid(log)
  return {
    kind: 'range',
    version: model.version,
    range: { fromEur: onGrid(log - width), toEur: onGrid(log + width) },
    likelyEur,
    certainty: certaintyOf(comparables.length, width),
    parts: partsOf(kindModel, { bodyType: vehicle.bodyType, columns, likelyEur }),
    comparedCount: comparables.length,
    comparableIds: comparables.map(({ sale }) => sale.saleId),
  }
}

/** What nobody drives or registers is asked of a person, not of a formula. */
function whyPerson(vehicle: ValuedVehicle, inMonth: number): WhyPerson | null {
  const { kind, firstRegisteredInMonth, lengthMm } = vehicle
  if (firstRegisteredInMonth > inMonth) return 'registered_later'
  if (lengthMm < lengthsMm.least || lengthMm > lengthsMm.most) return 'length_implausible'
  const isDriven = kind === 'motorhome'
  return isDriven && plausibleMileageKm(vehicle, inMonth) === null ? 'mileage_implausible' : null
}

/** To one of the two prices of the grid beside it; which one, a secret of the class says. */
export function roundedToGrid(priceEur: number, roundUpBy: number): number {
  const below = gridPriceBelow(Math.max(priceEur, leastGridPriceEur))
  const next = nextGridPrice(below)
  return (priceEur - below) / (next - below) + roundUpBy >= 1 ? next : below
}

/** What the model alone says in other months: how a vehicle's value changed, quarter by quarter. */
export function likelyInMonths(
  model: KindModel,
  vehicle: ValuedVehicle,
  { months, roundUpBy }: { readonly months: readonly number[]; readonly roundUpBy: number },
): readonly { readonly month: number; readonly likelyEur: number }[] {
  return months.map((month) => {
    const log = logPrice(model, columnsOf(model, vehicle, month))
    return { month, likelyEur: roundedToGrid(Math.exp(log), roundUpBy) }
  })
}
