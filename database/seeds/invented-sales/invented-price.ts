import type { DamageCode, EquipmentCode, SoldVehicle } from '#domain/valuation/valued-vehicle.ts'
import { monthNumber } from '#domain/valuation/valued-vehicle.ts'
import type { Draw } from './draw.ts'
import type { Series } from './invented-market.ts'

/**
 * How the price of an invented sale comes about. Losses of value are shares of a price, equipment and
 * repairs are euros, and much depends on each other: no simple formula gives it back.
 */

export type UnpricedSale = Omit<SoldVehicle, 'hammerEur' | 'saleId'>

/** What each is worth new; it loses its value over twelve years. */
const equipmentEur: Readonly<Record<EquipmentCode, number>> = {
  automatic: 2600,
  four_wheel_drive: 6500,
  air_condition: 1500,
  awning: 900,
  solar: 800,
  lithium_battery: 1700,
  diesel_heating: 500,
  hydronic_heating: 2400,
  large_garage: 1100,
  tow_bar: 700,
  levelling: 2900,
  satellite_dish: 900,
  mover: 1300,
  winterproof: 1000,
}

/** What a dealer takes off for the repair, and the share that buyers take off for the story. */
const damageCosts: Readonly<Record<DamageCode, { readonly eur: number; readonly share: number }>> =
  {
    accident: { eur: 1200, share: 0.06 },
    water: { eur: 3200, share: 0.14 },
    hail: { eur: 900, share: 0.06 },
    soft_floor: { eur: 1900, share: 0.07 },
    not_roadworthy: { eur: 1600, share: 0.05 },
    inspection_expired: { eur: 450, share: 0.01 },
  }

const countryShare: Readonly<Record<string, number>> = { NL: 1.02, DK: 1.07, CH: 1.05, PL: 0.93 }
const seasonShare = [0.99, 1.01, 1.035, 1.04, 1.03, 1.01, 1, 0.99, 0.98, 0.965, 0.955, 0.965]

/** The price jump: what was delivered late made used vehicles dearer at once. */
export const jumpInMonth = monthNumber(2022, 4)
export const hailMonths = { from: monthNumber(2023, 6), to: monthNumber(2023, 10) }

export function inventedPriceEur(
  draw: Draw,
  sale: UnpricedSale,
  { series, trueMileageKm }: { readonly series: Series; readonly trueMileageKm: number | null },
): number {
  const years = (sale.soldInMonth - sale.firstRegisteredInMonth) / 12
  const long = (sale.lengthMm - series.lengthMm) / 1000
  const strong = sale.powerKw === null ? 1 : (sale.powerKw / 103) ** 0.22
  const heavy = (sale.licensedWeightKg ?? 0) > 3500 && sale.kind === 'motorhome' ? 0.975 : 1
  const vehicle = series.newPriceEur * (1 + 0.09 * long) * strong * heavy
  const used = vehicle * keptAfter(years, series) * byMileage(years, trueMileageKm)
  const extras = Object.entries(equipmentEur).reduce(
    (sum, [code, eur]) => sum + (sale.equipment[code as EquipmentCode] ? eur : 0),
    0,
  )
  const withExtras = used + extras * Math.max(0.1, 1 - years / 12)
  const market =
    levelIn(sale.soldInMonth) *
    (countryShare[sale.country] ?? 1) *
    (seasonShare[sale.soldInMonth % 12] ?? 1)
  const noise = Math.exp((draw.happens(0.08) ? 0.19 : 0.085) * draw.normal())
  return Math.max(800, lessDamages(withExtras * market, sale) * noise)
}

/** Much is lost in the first year, then a share of what is left; very old ones find lovers. */
function keptAfter(years: number, series: Series): number {
  const loss = 0.062 + series.lossPerYear
  const kept = (1 - 0.13 * Math.min(1, years)) * Math.exp(-loss * Math.max(0, years - 1))
  return Math.max(0.1, kept) * (years > 28 ? 1 + 0.015 * Math.min(12, years - 28) : 1)
}

/** Fewer or more kilometres than usual for the age; the first count most. */
function byMileage(years: number, mileageKm: number | null): number {
  if (mileageKm === null) return 1
  const usual = 9000 + 11_000 * Math.min(years, 12)
  return Math.exp(-0.16 * (Math.sqrt(mileageKm / 60_000) - Math.sqrt(usual / 60_000)))
}

function levelIn(month: number): number {
  const since = month - monthNumber(2020, 10)
  const rise = 1 + 0.0028 * since
  if (month < jumpInMonth) return rise
  const fading = Math.max(0, 1 - (month - jumpInMonth) / 40)
  return rise * (1 + 0.15 * fading)
}

function lessDamages(priceEur: number, sale: UnpricedSale): number {
  const isHailTime = sale.soldInMonth >= hailMonths.from && sale.soldInMonth <= hailMonths.to
  let left = priceEur
  for (const [code, { eur, share }] of Object.entries(damageCosts)) {
    if (!sale.damages[code as DamageCode]) continue
    const more = code === 'hail' && isHailTime ? 1.8 : 1
    left = left * (1 - share * more) - Math.min(eur, left * 0.2)
  }
  return left
}
