import { damageCodes, equipmentCodes, type ValuedVehicle } from '../valued-vehicle.ts'
import { allBodyTypes, heavyKg, plausibleMileageKm, type UsualValues } from './usual-values.ts'

/** A vehicle as figures: what the regression adds up. A column is named for what it stands for. */

export type Feature = readonly [column: string, value: number]

/** What a column belongs to where its effect is told: `equipment.solar` is its own part. */
export type Part = string

const ageKnots = [1, 2, 4, 7, 10, 14, 19, 25, 30]
const mileageKnots = [1, 2, 4, 7, 11, 16, 22]

export function featuresOf(
  vehicle: ValuedVehicle,
  inMonth: number,
  usualByBody: Readonly<Record<string, UsualValues>>,
): readonly Feature[] {
  const usual = usualByBody[vehicle.bodyType] ?? usualByBody[allBodyTypes]
  if (!usual) return []
  const years = Math.max(0, (inMonth - vehicle.firstRegisteredInMonth) / 12)
  const features: Feature[] = [['all', 1]]
  addSeries(features, vehicle, years)
  features.push(['age', years / 10])
  for (const knot of ageKnots) addAbove(features, 'age', years / 10, knot / 10)
  addMileage(features, vehicle, { inMonth, years, usual })
  addSize(features, vehicle, usual)
  addExtras(features, vehicle, { years, usual })
  features.push([`country.${vehicle.country}`, 1], [`season.${inMonth % 12}`, 1])
  return features
}

/** The level of a quarter is that of the one before and its own step. */
export function quarterFeatures(inMonth: number, quarters: readonly number[]): readonly Feature[] {
  const quarter = Math.floor(inMonth / 3)
  return quarters.filter((each) => each <= quarter).map((each) => [`quarter.${each}`, 1])
}

function addSeries(features: Feature[], vehicle: ValuedVehicle, years: number): void {
  const { make, modelFamily, bodyType } = vehicle
  features.push([`body.${bodyType}`, 1], [`make.${make}`, 1], [`make_body.${make}.${bodyType}`, 1])
  if (modelFamily !== '') features.push([`family.${make}.${modelFamily}`, 1])
  features.push([`age_body.${bodyType}`, years / 10], [`age_make.${make}`, years / 10])
}

function addMileage(
  features: Feature[],
  vehicle: ValuedVehicle,
  { inMonth, years, usual }: { inMonth: number; years: number; usual: UsualValues },
): void {
  if (vehicle.kind === 'trailer') return
  const known = plausibleMileageKm(vehicle, inMonth)
  const tens = Math.min(40, (known ?? usual.kmPerYear * Math.max(0.5, years)) / 10_000)
  if (known === null) features.push(['mileage_unknown', 1])
  features.push(['mileage', tens / 10])
  for (const knot of mileageKnots) addAbove(features, 'mileage', tens / 10, knot / 10)
}

function addSize(features: Feature[], vehicle: ValuedVehicle, usual: UsualValues): void {
  const metres = (vehicle.lengthMm - usual.lengthMm) / 1000
  const kg = vehicle.licensedWeightKg ?? usual.licensedWeightKg
  features.push(['length', metres], [`length_body.${vehicle.bodyType}`, metres])
  features.push(['weight', (kg - usual.licensedWeightKg) / 1000])
  if (vehicle.kind === 'trailer') return
  const isHeavy = vehicle.licensedWeightKg === null ? usual.heavyShare : Number(kg > heavyKg)
  features.push(['weight_class', isHeavy])
  features.push(['power', Math.log((vehicle.powerKw ?? usual.powerKw) / usual.powerKw)])
}

/** What is built in loses its value, and repairs take more of what an old vehicle is worth. */
function addExtras(
  features: Feature[],
  vehicle: ValuedVehicle,
  { years, usual }: { years: number; usual: UsualValues },
): void {
  for (const code of equipmentCodes) {
    const has = Number(vehicle.equipment[code] ?? usual.equipment[code] ?? 0)
    if (has > 0)
      features.push([`equipment.${code}`, has], [`equipment_age.${code}`, (has * years) / 10])
  }
  for (const code of damageCodes) {
    const has = Number(vehicle.damages[code] ?? usual.damages[code] ?? 0)
    if (has > 0)
      features.push([`damages.${code}`, has], [`damages_age.${code}`, (has * years) / 10])
  }
}

function addAbove(features: Feature[], name: string, value: number, knot: number): void {
  if (value > knot) features.push([`${name}.${knot}`, value - knot])
}

/** Penalties in numbers of sales: an effect of as many sales is drawn halfway to its group's. */
const penalties: Readonly<Record<string, number>> = {
  all: 0,
  make: 4,
  family: 6,
  make_body: 10,
  body: 2,
  country: 4,
  season: 4,
  quarter: 2,
  age_body: 4,
  age_make: 8,
  length_body: 4,
  equipment_age: 4,
  damages_age: 2,
}

export function penaltyOf(column: string): number {
  return penalties[column.split('.')[0] ?? ''] ?? 0.5
}

const partsByColumn: Readonly<Record<string, string>> = {
  body: 'series',
  make: 'series',
  family: 'series',
  make_body: 'series',
  age: 'age',
  age_body: 'age',
  age_make: 'age',
  mileage: 'mileage',
  mileage_unknown: 'mileage',
  length: 'size',
  length_body: 'size',
  weight: 'weight',
  weight_class: 'weight',
  power: 'power',
  country: 'country',
  season: 'season',
  quarter: 'market',
}

export function partOf(column: string): Part {
  const [name = '', code = ''] = column.split('.')
  if (name.startsWith('equipment')) return `equipment.${code}`
  if (name.startsWith('damages')) return `damages.${code}`
  return partsByColumn[name] ?? name
}
