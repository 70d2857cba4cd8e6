import { dayMs } from '../../calendar/instant.ts'
import { makeLabels } from '../../vehicle/catalogue/make-labels.ts'
import type { CatalogRow } from '../catalog-row.ts'

/** Ads of a made-up market, the same for the same seed: some makes are common and most are rare. */

/** Numbers from 0 up to 1, repeatable; a plain linear congruence is random enough for ads. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const modelWords = [
  ...[
    'Sky',
    'TI',
    'MEG',
    'Wave',
    'Lyseo',
    'Van',
    'Tourer',
    'Exsis-i',
    'Optima',
    'Ontour',
    'Bianco',
  ],
  ...['Vintage', 'Nexxo', 'Ixeo', 'Delfin', 'Sport', 'Südwind', 'Azur', 'Prestige', 'De Luxe'],
  ...['Excellent', 'Landhaus', 'Élégance', 'Bali', 'Duett', 'Ωmega', 'Traveller', 'Compact'],
]
const bodyTypes = ['semi_integrated', 'integrated', 'alcove', 'campervan', 'caravan']
const countries = ['DE', 'DE', 'DE', 'DE', 'NL', 'AT', 'SE', 'DK', 'PL', 'ES', 'CZ', 'FR', 'IT']
const statuses = [
  'published',
  'running',
  'running',
  'running',
  'hotbidding',
  'ended',
  'sold',
  'failed_na',
]
/** Near and far, and one that nobody knows. */
const regionCodes = ['DE24', 'DE24', 'DE20', 'DE80', 'NL30', 'PL00', 'ES28', 'GR10', 'XX00']
const lights = ['none', 'red', 'red', 'yellow', 'green'] as const
/** Names of what is in `equipment`, as a search takes them. */
export const generatedEquipment = new Map([
  ['awning.electric', ['markise', 'elektrisch', 'awning', 'electric']],
  ['solar_panel.', ['solaranlage', 'solar', 'panel']],
  ['oven.', ['backofen', 'oven', 'horno']],
])
const equipment = [...generatedEquipment.keys()]
const descriptionWords =
  'urlaub garage gepflegt sommer winter elektrisch sonnensegel markisen hund reise tourer pflege'.split(
    ' ',
  )
const bedTypes = ['single_beds', 'queen', 'french', 'rear_double', 'pull_down', 'alcove']
const emissionClasses = ['euro4', 'euro5', 'euro6', 'euro6d', null]
const firstAt = Date.UTC(2026, 10, 2)

export function generatedRow(entityId: number, random: () => number): CatalogRow {
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value // Never empty.
  const often = (share: number) => random() < share
  const makes = Object.entries(makeLabels)
  const [make, makeName] = makes[Math.floor(random() ** 3 * makes.length)] ?? ['knaus', 'Knaus']
  const isTrailer = often(0.3)
  const startPriceEur = often(0.95) ? 1000 * (4 + below(90)) : null
  const bidEur = often(0.5) ? (startPriceEur ?? 5000) + 50 * below(200) : null
  const model = [oneOf(modelWords), oneOf(modelWords), String(400 + 10 * below(45))].join(' ')
  return {
    entityId,
    auctionId: entityId + 400_000,
    kind: isTrailer ? 'trailer' : 'motorhome',
    make,
    makeName,
    model: often(0.05) ? '' : model,
    bodyType: oneOf(bodyTypes),
    firstRegistrationYear: 1995 + below(31),
    firstRegistrationMonth: 1 + below(12),
    mileageKm: isTrailer ? null : 1000 * below(250),
    lengthMm: 5000 + 10 * below(400),
    licensedWeightKg: 1200 + 50 * below(90),
    beds: 2 + below(6),
    seatsWithBelt: isTrailer ? null : 2 + below(5),
    gearbox: isTrailer ? null : oneOf(['manual', 'automatic']),
    emissionClass: isTrailer ? null : oneOf(emissionClasses),
    axles: isTrailer ? 1 + below(2) : null,
    powerKw: isTrailer ? null : 80 + below(60),
    bedTypes: bedTypes.filter(() => often(0.2)),
    hasFourWheelDrive: often(0.05),
    hasIndependentAirCondition: often(0.3),
    rearGarage: isTrailer ? null : oneOf(['large_two_doors', 'large_one_door', 'small', 'none']),
    bathroomType: oneOf(['separate_shower', 'wet_room', 'room_bath', 'none']),
    heatingType: oneOf(['gas_blown_air', 'gas_hydronic', 'diesel_air', 'electric']),
    mover: isTrailer ? oneOf(['single_axle', 'all_axles', 'none', null]) : null,
    damaged: oneOf(['no', 'no', 'no', 'repaired', 'yes', null]),
    hailDamaged: oneOf(['no', 'no', 'yes', null]),
    descriptionWords: descriptionWords.filter(() => often(0.1)),
    equipment: equipment.filter(() => often(0.3)),
    country: oneOf(countries),
    status: oneOf(statuses),
    regionCode: often(0.95) ? oneOf(regionCodes) : null,
    isPrivateAuction: often(0.02),
    isVatReportable: often(0.3),
    startPriceEur,
    buyNowPriceEur: often(0.1) ? 1000 * (20 + below(90)) : null,
    currentBidEur: bidEur,
    light: often(0.6) ? oneOf(lights) : null,
    damageCount: below(6),
    documentCount: below(4),
    publishedAt: firstAt + 60_000 * below(20_000),
    endsAt: firstAt + 14 * dayMs + 300_000 * below(2000),
  }
}

export function generatedRows(count: number, seed: number): CatalogRow[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => generatedRow(100_001 + index, random))
}
