import {
  type DamageCode,
  damageCodes,
  type EquipmentCode,
  equipmentCodes,
  monthNumber,
  type SoldVehicle,
} from '#domain/valuation/valued-vehicle.ts'
import { type Draw, drawFrom } from './draw.ts'
import { inventedSeries, rareMake, type Series } from './invented-market.ts'
import { hailMonths, inventedPriceEur, type UnpricedSale } from './invented-price.ts'

/**
 * An invented history of sales, from October 2020 to September 2026, for the demo and for the back-test of
 * the valuation. It was written before the valuation's model and is frozen: its test compares a hash. Nobody
 * sold any of these vehicles, so whatever shows one says that it is invented (docs/decisions/0136).
 */

export const firstInventedMonth = monthNumber(2020, 10)
const months = 72
const seedOfHistory = 20_201_001
const countries = [
  ...([
    ['DE', 66],
    ['NL', 12],
    ['AT', 6],
    ['DK', 4],
    ['CH', 3],
    ['PL', 3],
    ['BE', 3],
  ] as const),
  ...([
    ['SE', 1.5],
    ['CZ', 1],
    ['ES', 0.5],
  ] as const),
]

/** Sorted by month. The first sales of a longer history are not those of a shorter one. */
export function inventedSales(count = 20_000, seed = seedOfHistory): readonly SoldVehicle[] {
  const draw = drawFrom(seed)
  const series = inventedSeries(seed + 1)
  const weighted = series.map((each) => [each, each.weight] as const)
  const motorhomes = weighted.filter(([{ kind }]) => kind === 'motorhome')
  const trailers = weighted.filter(([{ kind }]) => kind === 'trailer')
  const some = series.find(({ bodyType }) => bodyType === 'semi_integrated')
  if (!some) throw new Error('No series of semi-integrated motorhomes')
  const rare = { ...some, make: rareMake, modelFamily: 'nomad' }
  const places = Array.from({ length: count }, (_none, index) => ({
    saleId: index + 1,
    soldInMonth: firstInventedMonth + Math.floor((index * months) / count),
  }))
  const rarePlaces = [0.2, 0.5, 0.8].map((share) => Math.floor(share * count))
  return places.map((place, index) => {
    const usual = draw.oneOf(draw.happens(0.72) ? motorhomes : trailers)
    const chosen = rarePlaces.includes(index) ? rare : usual
    return { ...place, ...inventedSale(draw, chosen, place.soldInMonth) }
  })
}

function inventedSale(
  draw: Draw,
  series: Series,
  soldInMonth: number,
): Omit<SoldVehicle, 'saleId' | 'soldInMonth'> {
  const ageMonths =
    4 + Math.floor(12 * Math.min(34, 1 + 8 * draw.share() ** 1.6 + 9 * draw.share() ** 3))
  const isDriven = series.kind === 'motorhome'
  const perYear = 11_000 * Math.exp(0.45 * draw.normal())
  const trueMileageKm = isDriven
    ? Math.round(1500 + (perYear * Math.min(ageMonths, 180)) / 12)
    : null
  const lengthMm = Math.round((series.lengthMm + 260 * draw.normal()) / 10) * 10
  const sale: UnpricedSale = {
    kind: series.kind,
    make: series.make,
    modelFamily: series.modelFamily,
    bodyType: series.bodyType,
    soldInMonth,
    firstRegisteredInMonth: soldInMonth - ageMonths,
    mileageKm: trueMileageKm === null ? null : readMileageKm(draw, trueMileageKm),
    lengthMm,
    licensedWeightKg: weightOf(draw, series, lengthMm),
    powerKw: isDriven ? draw.oneOf(powers) : null,
    equipment: equipmentOf(draw, series),
    damages: damagesOf(draw, { soldInMonth, ageMonths }),
    country: draw.oneOf(countries),
  }
  const priceEur = inventedPriceEur(draw, sale, { series, trueMileageKm })
  const { soldInMonth: _month, ...vehicle } = sale
  return { ...vehicle, hammerEur: Math.round(priceEur / 50) * 50 }
}

const powers = [
  [85, 10],
  [96, 22],
  [103, 34],
  [110, 12],
  [118, 12],
  [132, 8],
  [140, 2],
] as const

/** The odometers in wrong units: miles, thousands of kilometres, metres. */
function readMileageKm(draw: Draw, km: number): number {
  if (!draw.happens(0.015)) return km
  return draw.oneOf([
    [Math.round(km / 1.609), 2],
    [Math.round(km / 1000), 1],
    [km * 1000, 1],
  ])
}

function weightOf(draw: Draw, series: Series, lengthMm: number): number {
  if (series.kind === 'trailer') return Math.round((lengthMm * 0.21 + 60 * draw.normal()) / 50) * 50
  if (series.bodyType === 'liner') return 7490
  if (series.bodyType === 'camper_bus') return 3080
  return draw.happens(lengthMm > 7300 ? 0.55 : 0.15) ? 4250 : 3500
}

const equipmentShare: Readonly<Record<EquipmentCode, number>> = {
  automatic: 0.22,
  four_wheel_drive: 0.04,
  air_condition: 0.25,
  awning: 0.72,
  solar: 0.45,
  lithium_battery: 0.18,
  diesel_heating: 0.25,
  hydronic_heating: 0.12,
  large_garage: 0.4,
  tow_bar: 0.3,
  levelling: 0.08,
  satellite_dish: 0.3,
  mover: 0.45,
  winterproof: 0.35,
}
const ofTrailers = ['air_condition', 'awning', 'solar', 'hydronic_heating', 'mover', 'winterproof']

function equipmentOf(draw: Draw, series: Series): UnpricedSale['equipment'] {
  const dear = series.newPriceEur > 80_000 ? 1.5 : 1
  const fitting = equipmentCodes.filter((code) =>
    series.kind === 'trailer' ? ofTrailers.includes(code) : code !== 'mover',
  )
  return Object.fromEntries(
    fitting.map((code) => [code, draw.happens(Math.min(0.95, equipmentShare[code] * dear))]),
  )
}

const damageShare: Readonly<Record<DamageCode, number>> = {
  accident: 0.06,
  water: 0.02,
  hail: 0.02,
  soft_floor: 0.015,
  not_roadworthy: 0.02,
  inspection_expired: 0.06,
}

/** Old ones have more of all; the hail summer has hail. */
function damagesOf(
  draw: Draw,
  { soldInMonth, ageMonths }: { soldInMonth: number; ageMonths: number },
): UnpricedSale['damages'] {
  const isHailTime = soldInMonth >= hailMonths.from && soldInMonth <= hailMonths.to
  return Object.fromEntries(
    damageCodes.map((code) => {
      const often = code === 'hail' && isHailTime ? 0.2 : damageShare[code]
      return [code, draw.happens(often * (0.5 + ageMonths / 120))]
    }),
  )
}
