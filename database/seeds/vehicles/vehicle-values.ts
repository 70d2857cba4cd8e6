import type { Instant } from '#domain/calendar/instant.ts'
import type { AttributeValue, VehicleValues } from '#domain/vehicle/values.ts'
import { type Chance, seededChance } from '#drawings/chance.ts'
import { equipmentOf } from './vehicle-equipment.ts'
import type { DemoVehicle } from './vehicle-table.ts'

/** The whole entry of one ad: the table's facts, and what usually goes with them. */

export type AdPlace = {
  readonly country: string
  readonly zipCode: string
  readonly city: string
}

export type AdFacts = {
  readonly place: AdPlace
  readonly isCommercial: boolean
  readonly hasDamages: boolean
  readonly description: string
  readonly now: Instant
}

export function valuesOf(vehicle: DemoVehicle, facts: AdFacts): VehicleValues {
  const chance = seededChance(`${vehicle.name}|values`)
  return {
    ...profileValues(vehicle, facts, chance),
    ...(vehicle.kind === 'motorhome' ? motorValues(vehicle) : {}),
    ...equipmentOf(vehicle, chance),
    ...conditionValues(vehicle, facts, chance),
    ...saleValues(vehicle, facts),
  }
}

function profileValues(vehicle: DemoVehicle, facts: AdFacts, chance: Chance): VehicleValues {
  const isMotorhome = vehicle.kind === 'motorhome'
  return {
    product_type: vehicle.kind,
    [isMotorhome ? 'make' : 'trailer_make']: vehicle.make,
    model: vehicle.model,
    ...(vehicle.series !== '' && { model_series: vehicle.series }),
    [isMotorhome ? 'body_type' : 'trailer_body_type']: vehicle.body,
    first_registration_year: vehicle.year,
    first_registration_month: String(vehicle.month),
    registration_country: facts.place.country,
    previous_owners: chance.pick(['1', '1', '2']),
    usage_type: facts.isCommercial ? 'rental' : 'private',
    keys_car: chance.pick(['2', '2', '2', '3_or_more', '1']),
    registration_document: chance.pick(['complete', 'complete', 'complete', 'at_bank']),
    coc_available: 'yes',
    financed: chance.pick(['no', 'no', 'no', 'yes']),
    [isMotorhome ? 'smokers_car' : 'trailer_smokers_car']: 'no',
    pets_in_vehicle: chance.pick(['no', 'no', 'yes']),
    length: vehicle.lengthMm,
    width: vehicle.widthMm,
    height: vehicle.heightMm,
    axles: axlesOf(vehicle),
    licensed_weight: vehicle.weightKg,
    kerb_weight: Math.round((vehicle.weightKg * chance.between(0.8, 0.87)) / 5) * 5,
    beds: vehicle.beds,
    bed_types: vehicle.bedTypes,
    bathroom_type: bathroomOf(vehicle),
    toilet: ['tent_trailer', 'compact_teardrop'].includes(vehicle.body) ? 'none' : 'cassette',
    exterior_color: vehicle.colour,
  }
}

function axlesOf({ kind, weightKg }: DemoVehicle): string {
  if (kind === 'motorhome') return weightKg === 5400 ? '3' : '2'
  return weightKg > 2100 ? '2' : '1'
}

function bathroomOf({ body, lengthMm }: DemoVehicle): string {
  if (['camper_bus', 'compact_teardrop', 'tent_trailer'].includes(body)) return 'none'
  if (body === 'panel_van') return 'wet_room'
  return lengthMm > 6900 ? 'room_bath' : 'vario'
}

/** Engines of the base vehicles by make of the chassis, in cm³. */
const cubicCapacity: Readonly<Record<string, number>> = {
  fiat: 2287,
  peugeot: 2179,
  citroen: 2179,
  ford: 1995,
  mercedes: 2143,
  iveco: 2998,
  vw: 1968,
}

function motorValues(vehicle: DemoVehicle): VehicleValues {
  return {
    chassis_make: vehicle.chassis,
    mileage: vehicle.mileageKm,
    fuel: 'diesel',
    power_kw: vehicle.powerKw,
    cubic_capacity: cubicCapacity[vehicle.chassis] ?? 2287,
    gearbox: vehicle.gearbox,
    drive_axle: ['fiat', 'citroen', 'peugeot', 'vw'].includes(vehicle.chassis) ? 'front' : 'rear',
    emission_class: emissionClassOf(vehicle.year),
    ...(vehicle.year <= 2010 && { upgrade_particulate_filter: 'no' }),
    seats_with_belt: vehicle.seats,
    rear_garage: garageOf(vehicle),
  }
}

function garageOf({ body, bedTypes }: DemoVehicle): string {
  if (['camper_bus', 'panel_van'].includes(body)) return 'none'
  return bedTypes.some((type) => ['single_beds', 'transverse_double'].includes(type))
    ? 'large_two_doors'
    : 'small'
}

/** Classes by the year they became usual in motorhomes; the newest first. */
const emissionClasses: readonly (readonly [sinceYear: number, code: string])[] = [
  [2021, 'euro6d'],
  [2019, 'euro6d_temp'],
  [2016, 'euro6b'],
  [2011, 'euro5'],
  [2006, 'euro4'],
  [2001, 'euro3'],
  [1996, 'euro2'],
]

function emissionClassOf(year: number): string {
  return emissionClasses.find(([sinceYear]) => year >= sinceYear)?.[1] ?? 'euro1'
}

function conditionValues(vehicle: DemoVehicle, facts: AdFacts, chance: Chance): VehicleValues {
  const year = new Date(facts.now).getUTCFullYear()
  const prefix = vehicle.kind === 'motorhome' ? '' : 'trailer_'
  const leakTest = { motorhome: 'carried_out_annually', trailer: 'yes' }[vehicle.kind]
  const shared: Record<string, AttributeValue> = {
    last_leak_test_date: monthsFrom(facts.now, -Math.round(chance.between(2, 11))),
    hu_valid_until: monthsFrom(facts.now, Math.round(chance.between(5, 22))),
    tyres_year: Math.min(year - 1, vehicle.year + Math.round(chance.between(0, 5))),
    description: facts.description,
    defects_exists: facts.hasDamages ? 'yes' : 'no',
    [`${prefix}damaged`]: 'no',
    [`${prefix}water_damaged`]: 'no',
    [`${prefix}hail_damaged`]: 'no',
    [`${prefix}hu_expired`]: 'no',
    floor_soft: 'no',
    roadworthy: 'yes',
  }
  if (vehicle.kind === 'trailer') return { ...shared, trailer_leak_test_yearly: leakTest }
  return {
    ...shared,
    yearly_leak_test: leakTest,
    service_and_inspection: chance.pick(['service_book_maintained', 'partly', 'own_work']),
    warning_lights: 'none',
  }
}

function saleValues({ targetPriceEur, situation }: DemoVehicle, facts: AdFacts): VehicleValues {
  const [kind = ''] = situation
  const buyNow =
    kind === 'sold_buy_now' ||
    (kind === 'running' && (situation[2] === 'none' || situation[3] === 'buy_now'))
  const isCollection = kind === 'sold_reservation' || kind === 'collecting'
  return {
    sale_mode: isCollection ? 'offer_collection' : 'auction',
    target_price: targetPriceEur,
    start_price: startPriceOf(targetPriceEur),
    ...(buyNow && {
      buy_now_enabled: true,
      buy_now_price: Math.ceil((targetPriceEur * 1.08) / 100) * 100,
    }),
    ...(facts.isCommercial && { vat_reportable: true }),
    availability: 'now',
    planned_sale_date: 'within_4_weeks',
    location_country: facts.place.country,
    location_zip: facts.place.zipCode,
    location_city: facts.place.city,
  }
}

export function startPriceOf(targetPriceEur: number): number {
  const share = 0.56 + (targetPriceEur % 7) / 70
  return Math.round((targetPriceEur * share) / 100) * 100
}

/** The first of the month, so many months away. */
function monthsFrom(now: Instant, months: number): Instant {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
}
