import { type ComparableClass, comparableClassOf } from '../../pricing/odds/comparable-vehicles.ts'
import { countedAuctions } from '../../pricing/odds/price-odds.ts'
import { valuationSettings } from '../valuation-settings.ts'
import type { SoldVehicle, ValuedVehicle } from '../valued-vehicle.ts'
import { plausibleMileageKm } from './usual-values.ts'

/** Which sales a vehicle is compared with: the class of the odds (rules 1), sold within three years. */

/** A sale of a model version with how far it lay from what the other sales would have said, as a logarithm. */
export type ComparedSale = { readonly sale: SoldVehicle; readonly residual: number }

/** By kind, body type and year, so that a class is not looked for among all sales. */
export type ComparedSales = ReadonlyMap<string, readonly ComparedSale[]>

export function groupCompared(sales: readonly ComparedSale[]): ComparedSales {
  return Map.groupBy(sales, ({ sale }) => groupOf(sale, yearOf(sale)))
}

/** Null where no class can be named: an odometer that is missing or tells the impossible. */
export function classOf(vehicle: ValuedVehicle, inMonth: number): ComparableClass | null {
  const mileageKm = plausibleMileageKm(vehicle, inMonth)
  if (vehicle.kind === 'motorhome' && mileageKm === null) return null
  return comparableClassOf({
    kind: vehicle.kind,
    bodyType: vehicle.bodyType,
    firstRegistrationYear: yearOf(vehicle),
    lengthMm: vehicle.lengthMm,
    mileageKm: vehicle.kind === 'motorhome' ? mileageKm : null,
  })
}

/** Those that count, the oldest first: they enter by groups, so that one sale more changes nothing yet. */
export function comparablesOf(
  compared: ComparableClass,
  sales: ComparedSales,
  { inMonth, leftOut }: { readonly inMonth: number; readonly leftOut: ReadonlySet<number> },
): readonly ComparedSale[] {
  const found: ComparedSale[] = []
  for (let year = compared.yearFrom; year <= compared.yearTo; year += 1) {
    for (const each of sales.get(groupOf(compared, year)) ?? []) {
      if (isInClass(each.sale, compared, inMonth) && !leftOut.has(each.sale.saleId))
        found.push(each)
    }
  }
  found.sort(
    ({ sale: one }, { sale: other }) =>
      one.soldInMonth - other.soldInMonth || one.saleId - other.saleId,
  )
  return found.slice(0, countedAuctions(found.length))
}

function isInClass(sale: SoldVehicle, compared: ComparableClass, inMonth: number): boolean {
  if (Math.abs(sale.soldInMonth - inMonth) > valuationSettings.comparableMonths) return false
  if (sale.lengthMm < compared.lengthFromMm || sale.lengthMm > compared.lengthToMm) return false
  if (compared.mileageFromKm === null || compared.mileageToKm === null) return true
  const km = sale.mileageKm ?? Number.NaN
  return km >= compared.mileageFromKm && km <= compared.mileageToKm
}

/**
 * What comparables reached beyond what the model says, as a logarithm. One sale pulls no further than
 * `mostPullOfOneSale`, and few sales are drawn back to nothing: no single one shows (rules 1).
 */
export function levelOf(comparables: readonly ComparedSale[]): number {
  const { comparablesPriorCount, mostPullOfOneSale: most } = valuationSettings
  const pulls = comparables.map(({ residual }) => Math.max(-most, Math.min(most, residual)))
  return pulls.reduce((sum, pull) => sum + pull, 0) / (pulls.length + comparablesPriorCount)
}

function yearOf({ firstRegisteredInMonth }: ValuedVehicle): number {
  return Math.floor(firstRegisteredInMonth / 12)
}

function groupOf(of: { readonly kind: string; readonly bodyType: string }, year: number): string {
  return `${of.kind}|${of.bodyType}|${year}`
}
