import {
  damageCodes,
  equipmentCodes,
  type SoldVehicle,
  type ValuedVehicle,
} from '../valued-vehicle.ts'

/** What vehicles of one body type usually are: it stands in for what is not known of one. */
export type UsualValues = {
  readonly lengthMm: number
  readonly licensedWeightKg: number
  /** Share of those over 3,500 kg. */
  readonly heavyShare: number
  readonly powerKw: number
  readonly kmPerYear: number
  readonly equipment: Readonly<Record<string, number>>
  readonly damages: Readonly<Record<string, number>>
}

/** Under this name for all of a kind. */
export const allBodyTypes = ''

/** Above it another driving licence is needed. */
export const heavyKg = 3500

const leastSales = 20
const leastKm = 1000
const mostKm = 999_999
const mostKmPerYear = 100_000
/** Whoever drives next to nothing in so long has written thousands, or has the wrong odometer. */
const leastKmPerYear = 400

/** The mileage, unless nobody drives as little or as much in the time (spec 5.4): wrong units are not believed. */
export function plausibleMileageKm(
  { mileageKm, firstRegisteredInMonth }: ValuedVehicle,
  inMonth: number,
): number | null {
  if (mileageKm === null || mileageKm > mostKm) return null
  const years = Math.max(0.5, (inMonth - firstRegisteredInMonth) / 12)
  const isPlausible =
    mileageKm >= (years <= 1 ? 0 : leastKm) &&
    mileageKm >= (years - 1) * leastKmPerYear &&
    mileageKm <= years * mostKmPerYear
  return isPlausible ? mileageKm : null
}

export function usualValuesOf(
  sales: readonly SoldVehicle[],
): Readonly<Record<string, UsualValues>> {
  const byBody = Map.groupBy(sales, ({ bodyType }) => bodyType)
  const common = [...byBody].filter(([, group]) => group.length >= leastSales)
  return Object.fromEntries([
    [allBodyTypes, usualOf(sales)],
    ...common.map(([bodyType, group]) => [bodyType, usualOf(group)] as const),
  ])
}

function usualOf(sales: readonly SoldVehicle[]): UsualValues {
  return {
    lengthMm: mean(sales.map(({ lengthMm }) => lengthMm)),
    licensedWeightKg: mean(sales.map((sale) => sale.licensedWeightKg)),
    heavyShare: shareOf(
      sales.map(({ licensedWeightKg: kg }) => (kg === null ? undefined : kg > heavyKg)),
    ),
    powerKw: mean(sales.map(({ powerKw }) => powerKw)),
    kmPerYear: mean(sales.map(kmPerYearOf)),
    equipment: Object.fromEntries(
      equipmentCodes.map((code) => [code, shareOf(sales.map((sale) => sale.equipment[code]))]),
    ),
    damages: Object.fromEntries(
      damageCodes.map((code) => [code, shareOf(sales.map((sale) => sale.damages[code]))]),
    ),
  }
}

function kmPerYearOf(sale: SoldVehicle): number | null {
  const km = plausibleMileageKm(sale, sale.soldInMonth)
  return km === null
    ? null
    : km / Math.max(0.5, (sale.soldInMonth - sale.firstRegisteredInMonth) / 12)
}

function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
}

function shareOf(values: readonly (boolean | undefined)[]): number {
  return mean(values.map((value) => (value === undefined ? null : Number(value))))
}
