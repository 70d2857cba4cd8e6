import type { SoldVehicle } from '#domain/valuation/valued-vehicle.ts'
import { percentile } from '../support/figures.ts'

/** What is easily said of a vehicle without a model; in euros. */
type Estimate = (vehicle: SoldVehicle) => number

/** The median of the same make, kind and age in years; of the kind and age where a make has none. */
export function medianOfMakeAndAge(train: readonly SoldVehicle[]): Estimate {
  const byMake = mediansBy(train, (sale) => `${sale.kind}|${sale.make}|${yearsOf(sale)}`)
  const byKind = mediansBy(train, (sale) => `${sale.kind}|${yearsOf(sale)}`)
  const all = percentile(
    train.map(({ hammerEur }) => hammerEur),
    50,
  )
  return (sale) =>
    byMake.get(`${sale.kind}|${sale.make}|${yearsOf(sale)}`) ??
    byKind.get(`${sale.kind}|${yearsOf(sale)}`) ??
    all
}

function mediansBy(
  sales: readonly SoldVehicle[],
  nameOf: (sale: SoldVehicle) => string,
): ReadonlyMap<string, number> {
  const groups = Map.groupBy(sales, nameOf)
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      percentile(
        group.map(({ hammerEur }) => hammerEur),
        50,
      ),
    ]),
  )
}

function yearsOf(sale: SoldVehicle): number {
  return Math.floor((sale.soldInMonth - sale.firstRegisteredInMonth) / 12)
}

/** The median of the ten nearest of kind and body type, by age, kilometres, length, make, series and time. */
export function nearestTen(train: readonly SoldVehicle[]): Estimate {
  const byBody = Map.groupBy(train, ({ kind, bodyType }) => `${kind}|${bodyType}`)
  return (sale) => {
    const possible = byBody.get(`${sale.kind}|${sale.bodyType}`) ?? train
    const nearest: { readonly distance: number; readonly eur: number }[] = []
    for (const each of possible) {
      const distance = distanceOf(sale, each)
      if (nearest.length === 10 && distance >= (nearest[9]?.distance ?? 0)) continue
      nearest.push({ distance, eur: each.hammerEur })
      nearest.sort((one, other) => one.distance - other.distance)
      nearest.length = Math.min(10, nearest.length)
    }
    return percentile(
      nearest.map(({ eur }) => eur),
      50,
    )
  }
}

/** One for two years, a third more kilometres, half a metre, another series, a year between the sales. */
function distanceOf(one: SoldVehicle, other: SoldVehicle): number {
  const years = (ageOf(one) - ageOf(other)) / 24
  const kilometres = Math.log((one.mileageKm ?? 1) + 3000) - Math.log((other.mileageKm ?? 1) + 3000)
  const metres = (one.lengthMm - other.lengthMm) / 500
  const time = (one.soldInMonth - other.soldInMonth) / 12
  const make = one.make === other.make ? 0 : 2
  const series = make === 0 && one.modelFamily === other.modelFamily ? 0 : 1
  const damages = Object.entries(one.damages).filter(
    ([code, has]) => has !== other.damages[code as keyof SoldVehicle['damages']],
  ).length
  return (
    years ** 2 +
    (kilometres / 0.3) ** 2 +
    metres ** 2 +
    time ** 2 +
    make ** 2 +
    series ** 2 +
    damages
  )
}

function ageOf(sale: SoldVehicle): number {
  return sale.soldInMonth - sale.firstRegisteredInMonth
}
