import { countedAuctions } from '../../pricing/odds/price-odds.ts'
import { type ComparedSale, classOf, comparablesOf, levelOf } from '../model/comparables.ts'
import { columnsOf, type KindModel, logPrice } from '../model/valuation-model.ts'
import { roundedToGrid, type ValuationMarket, type ValuationQuestion } from '../valuate.ts'
import type { ValuedVehicle } from '../valued-vehicle.ts'

/**
 * Comparable sales in classes by year of registration and mileage, for the plot of a report. No class has fewer than eight
 * sales, they enter by groups, and none of them moves a price by more than a step of the grid (rules 1).
 */
export type PlotClass = {
  readonly registeredYear: number
  /** Null where all mileages of the year are one class. */
  readonly mileageFromKm: number | null
  readonly mileageToKm: number | null
  readonly count: number
  /** What a vehicle as the asked one, of this age and mileage, would fetch by these sales. */
  readonly likelyEur: number
}

/** Wide enough for eight sales, narrow enough to tell a class from its neighbour. */
const mileageBandKm = 25_000

export function plotClasses(
  vehicle: ValuedVehicle,
  { model, compared }: ValuationMarket,
  question: ValuationQuestion,
): readonly PlotClass[] {
  const kindModel = model.kinds[vehicle.kind]
  const named = classOf(vehicle, question.inMonth)
  if (!kindModel || !named) return []
  const comparables = comparablesOf(named, compared, {
    inMonth: question.inMonth,
    leftOut: question.ownSaleIds,
  })
  const byYear = Map.groupBy(comparables, ({ sale }) => yearOf(sale))
  return [...byYear]
    .sort(([one], [other]) => one - other)
    .flatMap(([year, sales]) => classesOfYear(year, sales))
    .map((group) => ({
      registeredYear: group.year,
      mileageFromKm: group.fromKm,
      mileageToKm: group.fromKm === null ? null : group.fromKm + mileageBandKm,
      count: group.sales.length,
      likelyEur: priceOf(group, { vehicle, kindModel, question }),
    }))
}

type Group = {
  readonly year: number
  readonly fromKm: number | null
  readonly sales: readonly ComparedSale[]
}

function classesOfYear(year: number, sales: readonly ComparedSale[]): readonly Group[] {
  const bands = [...Map.groupBy(sales, bandOf)]
    .map(([fromKm, ofBand]) => ({ year, fromKm, sales: counted(ofBand) }))
    .filter((group) => group.sales.length > 0)
    .sort((one, other) => (one.fromKm ?? 0) - (other.fromKm ?? 0))
  if (bands.length > 0) return bands
  const whole = counted(sales)
  return whole.length > 0 ? [{ year, fromKm: null, sales: whole }] : []
}

/** The oldest first, as they entered. */
function counted(sales: readonly ComparedSale[]): readonly ComparedSale[] {
  return sales.slice(0, countedAuctions(sales.length))
}

function bandOf({ sale }: ComparedSale): number | null {
  if (sale.mileageKm === null) return null
  return Math.floor(sale.mileageKm / mileageBandKm) * mileageBandKm
}

function priceOf(
  { year, fromKm, sales }: Group,
  of: {
    readonly vehicle: ValuedVehicle
    readonly kindModel: KindModel
    readonly question: ValuationQuestion
  },
): number {
  const { vehicle, kindModel, question } = of
  const middle: ValuedVehicle = {
    ...vehicle,
    firstRegisteredInMonth: Math.min(year * 12 + 6, question.inMonth),
    ...(fromKm !== null && { mileageKm: fromKm + mileageBandKm / 2 }),
  }
  const log = logPrice(kindModel, columnsOf(kindModel, middle, question.inMonth)) + levelOf(sales)
  return roundedToGrid(Math.exp(log), question.roundUpBy)
}

function yearOf({ firstRegisteredInMonth }: ValuedVehicle): number {
  return Math.floor(firstRegisteredInMonth / 12)
}
