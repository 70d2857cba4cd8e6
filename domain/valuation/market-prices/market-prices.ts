import { defaultOddsSettings } from '../../pricing/odds/odds-settings.ts'
import { gridPriceBelow } from '../../pricing/odds/price-grid.ts'
import { countedAuctions } from '../../pricing/odds/price-odds.ts'
import type { VehicleKind } from '../../vehicle/attribute.ts'
import type { SoldVehicle } from '../valued-vehicle.ts'
import type { AgeClass } from './age-classes.ts'

/**
 * What sold vehicles fetched, by quarter and body type, for everybody (rules 1): medians of ten sales or more, on the grid of
 * prices, of whole quarters. Sales enter by fives, so that one more or less changes no figure.
 */

export type PriceFilter = {
  readonly kind: VehicleKind | null
  readonly age: AgeClass | null
  /** ISO 3166 alpha-2. */
  readonly country: string | null
}

export type PriceRow = {
  readonly kind: VehicleKind
  readonly bodyType: string
  /** One for each quarter of `quartersUntil`; null where there are fewer than ten sales. */
  readonly points: readonly (PricePoint | null)[]
}

export type PricePoint = { readonly sales: number; readonly medianEur: number }

const leastSales = 10
const entering = {
  ...defaultOddsSettings,
  leastForOdds: leastSales,
  leastForRange: leastSales,
  enterBy: 5,
}
const quarterCount = 12

/** The last months of the quarters that are shown, the earliest first. Months are counted from January of the year 0. */
export function quartersUntil(lastMonth: number): readonly number[] {
  return Array.from(
    { length: quarterCount },
    (_none, index) => lastMonth - 3 * (quarterCount - 1 - index),
  )
}

/** Body types with a figure in some quarter, those with the most sales first. */
export function marketPrices(
  sales: Iterable<SoldVehicle>,
  { filter, lastMonth }: { readonly filter: PriceFilter; readonly lastMonth: number },
): readonly PriceRow[] {
  const quarters = quartersUntil(lastMonth)
  const groups = new Map<string, SoldVehicle[]>()
  for (const sale of sales) {
    if (!isWanted(sale, filter)) continue
    const key = `${sale.kind}|${sale.bodyType}|${endOfQuarter(sale.soldInMonth)}`
    const group = groups.get(key)
    if (group) group.push(sale)
    else groups.set(key, [sale])
  }
  const bodies = new Set([...groups.keys()].map((key) => key.split('|').slice(0, 2).join('|')))
  return [...bodies]
    .map((body): PriceRow => {
      const [kind, bodyType = ''] = body.split('|') as [VehicleKind, string?] // Written just above.
      const points = quarters.map((quarter) => pointOf(groups.get(`${body}|${quarter}`) ?? []))
      return { kind, bodyType, points }
    })
    .filter(({ points }) => points.some((point) => point !== null))
    .sort((one, other) => salesOf(other) - salesOf(one))
}

/** Countries of which there is something to see, in the order of the alphabet. */
export function countriesOf(sales: Iterable<SoldVehicle>): readonly string[] {
  const counts = new Map<string, number>()
  for (const { country } of sales) counts.set(country, (counts.get(country) ?? 0) + 1)
  return [...counts]
    .filter(([country, count]) => country !== '' && count >= leastSales * quarterCount)
    .map(([country]) => country)
    .sort()
}

function isWanted(sale: SoldVehicle, { kind, age, country }: PriceFilter): boolean {
  if (kind !== null && sale.kind !== kind) return false
  if (country !== null && sale.country !== country) return false
  return age === null || ageClassOf(sale) === age
}

function ageClassOf({ soldInMonth, firstRegisteredInMonth }: SoldVehicle): AgeClass {
  const years = Math.floor((soldInMonth - firstRegisteredInMonth) / 12)
  if (years <= 3) return 'to3'
  if (years <= 8) return 'to8'
  return years <= 15 ? 'to15' : 'above15'
}

function endOfQuarter(month: number): number {
  return month - (month % 3) + 2
}

function pointOf(sales: readonly SoldVehicle[]): PricePoint | null {
  const count = countedAuctions(sales.length, entering)
  if (count === 0) return null
  const entered = sales
    .toSorted((one, other) => one.saleId - other.saleId)
    .slice(0, count)
    .map(({ hammerEur }) => hammerEur)
    .sort((one, other) => one - other)
  return { sales: count, medianEur: gridPriceBelow(entered[Math.floor((count - 1) / 2)] ?? 0) }
}

export function salesOf({ points }: PriceRow): number {
  return points.reduce((sum, point) => sum + (point?.sales ?? 0), 0)
}
