import type { Instant } from '../calendar/instant.ts'
import { rangeOf } from './attribute.ts'
import type { AttributeCode } from './catalogue/attributes.ts'
import { attribute, listingAttributes } from './catalogue/attributes.ts'
import { isBlacklistedMake } from './make-blacklist.ts'
import { horsepowerOf, kilowattsOf } from './power.ts'
import { vehicleKindOf } from './required.ts'
import { defaultMinTargetPriceEur } from './validate-together.ts'
import type { VehicleValues } from './values.ts'
import { numberOf, textOf } from './values.ts'

/**
 * Answers that can be true but seldom are. A doubt never stops the seller: it shows what is usual
 * and, where a slip of the finger explains the figure, the figure that was probably meant.
 */

export type Doubt = DoubtOf<keyof ParamsByDoubt>

/** The figures of each doubt; the pages hold them against its sentence. */
export type ParamsByDoubt = {
  readonly mileage_out_of_bounds: OddMileage | UnusualMileage
  readonly mileage_unusual_for_age: UnusualMileage
  readonly power_in_horsepower: { readonly powerKw: number; readonly horsepower: number }
  readonly weights_do_not_add_up: OddWeights & { readonly payload: number }
  readonly payload_small: OddWeights
  readonly given_in_centimetres: { readonly value: number }
  /** A code of the list, or the make in the seller's words. */
  readonly make_seldom_sold: { readonly make: string }
  readonly price_unusual: { readonly priceEur: number }
}

type OddMileage = { readonly mileage: number; readonly min: number; readonly max: number }
type UnusualMileage = {
  readonly mileage: number
  readonly usualMin: number
  readonly usualMax: number
  readonly years: number
  readonly months: number
}
type OddWeights = { readonly licensed: number; readonly kerb: number; readonly computed: number }

type DoubtOf<Kind extends keyof ParamsByDoubt> = {
  [Each in Kind]: {
    readonly field: AttributeCode
    readonly doubt: Each
    readonly params: ParamsByDoubt[Each]
    readonly likely?: number
  }
}[Kind]

/** Outside these a mileage is always asked again (spec 5.4, 9.1). */
const mileageBounds = { min: 1000, max: 999_999 } as const

/** What motorhomes are driven in a year, and what is still no surprise. */
const usualKmPerYear = { min: 6500, max: 12_500 } as const
const conceivableKmPerYear = { min: 500, max: 40_000 } as const

export function doubtsAbout(values: VehicleValues, now: Instant): readonly Doubt[] {
  return [
    mileageDoubt(values, now),
    powerDoubt(values),
    weightDoubt(values),
    ...centimetreDoubts(values),
    makeDoubt(values),
    priceDoubt(values),
  ].filter((doubt) => doubt !== undefined)
}

export function mileageDoubt(values: VehicleValues, now: Instant): Doubt | undefined {
  const mileage = numberOf(values, 'mileage')
  if (mileage === undefined) return undefined
  const years = ageInYears(values, now)
  const isOutOfBounds = mileage < mileageBounds.min || mileage > mileageBounds.max
  const isUnusual =
    years !== undefined &&
    years >= 1 &&
    (mileage < years * conceivableKmPerYear.min || mileage > years * conceivableKmPerYear.max)
  if (!isOutOfBounds && !isUnusual) return undefined
  if (years === undefined || years < 1) {
    const params = { mileage, ...mileageBounds }
    return { field: 'mileage', doubt: 'mileage_out_of_bounds', params }
  }
  const doubt = isOutOfBounds ? 'mileage_out_of_bounds' : 'mileage_unusual_for_age'
  const usual = {
    usualMin: roundTo(years * usualKmPerYear.min, 5000),
    usualMax: roundTo(years * usualKmPerYear.max, 5000),
  }
  const months = Math.round(years * 12)
  const params = { mileage, ...usual, years: Math.floor(months / 12), months: months % 12 }
  const likely = likelyMileage(mileage, years)
  return { field: 'mileage', doubt, params, ...(likely === undefined ? {} : { likely }) }
}

/** Zeros left out or typed twice: the shift that comes closest to what is usual. */
function likelyMileage(mileage: number, years: number): number | undefined {
  const middle = (years * (usualKmPerYear.min + usualKmPerYear.max)) / 2
  const distance = (km: number) => Math.abs(Math.log(km / middle))
  return [10, 100, 1000, 0.1, 0.01]
    .map((factor) => Math.round(mileage * factor))
    .filter(
      (km) => km >= mileageBounds.min && km <= mileageBounds.max && distance(km) < Math.log(3),
    )
    .sort((first, second) => distance(first) - distance(second))[0]
}

/** Makes that a person looks at first (spec 5.3): said at once, and marked in the review. */
function makeDoubt(values: VehicleValues): Doubt | undefined {
  const kind = vehicleKindOf(values)
  if (!kind) return undefined
  const field = kind === 'motorhome' ? 'make' : 'trailer_make'
  const chosen = textOf(values, field)
  const written = chosen === 'other' ? textOf(values, 'make_other') : chosen
  if (written === undefined || !isBlacklistedMake(written, { kind })) return undefined
  return {
    field: chosen === 'other' ? 'make_other' : field,
    doubt: 'make_seldom_sold',
    params: { make: written },
  }
}

/**
 * Liners cost the upper one new; more for a used vehicle is nearly always a zero too many, and less than
 * the lower one is meant in thousands.
 */
export const usualPriceEur = { min: defaultMinTargetPriceEur, max: 400_000 } as const

function priceDoubt(values: VehicleValues): Doubt | undefined {
  const priceEur = numberOf(values, 'target_price')
  if (priceEur === undefined || priceEur <= usualPriceEur.max) return undefined
  const likely = [10, 100].map((factor) => Math.round(priceEur / factor))
  return {
    field: 'target_price',
    doubt: 'price_unusual',
    params: { priceEur },
    likely: likely.find((each) => each <= usualPriceEur.max) ?? usualPriceEur.max,
  }
}

/** What engines of motorhomes are sold with. A figure in the second list alone was read as PS. */
const commonKw = [63, 66, 70, 74, 77, 81, 85, 88, 90, 92, 94, 96, 100, 103, 107, 110, 114, 115]
const commonKwAbove = [116, 118, 120, 121, 125, 127, 130, 132, 134, 135, 140, 150, 155, 176, 190]
const commonHorsepower = [
  86, 95, 102, 105, 109, 122, 126, 128, 129, 131, 136, 145, 146, 148, 156, 157, 158, 160, 163, 165,
  170, 175, 177, 178, 180, 184, 185, 204, 205,
]
/** The strongest engines the light base vehicles were sold with; more was read as PS. */
const strongestKwByChassis: Readonly<Record<string, number>> = {
  fiat: 135,
  citroen: 135,
  peugeot: 135,
  opel: 135,
  renault: 135,
  ford: 147,
  vw: 150,
}
/** Of the others only the heavy ones have more than this. */
const lightVehicle = { licensedWeightKg: 4500, powerKw: 176 } as const

export function powerDoubt(values: VehicleValues): Doubt | undefined {
  const powerKw = numberOf(values, 'power_kw')
  // What no engine has is refused, and not asked about besides.
  if (powerKw === undefined || !isWithinRange('power_kw', powerKw)) return undefined
  const isKw = commonKw.includes(powerKw) || commonKwAbove.includes(powerKw)
  const isTooStrong = powerKw > strongestKwOf(values)
  if (!isTooStrong && (isKw || !commonHorsepower.includes(powerKw))) return undefined
  return {
    field: 'power_kw',
    doubt: 'power_in_horsepower',
    params: { powerKw, horsepower: horsepowerOf(powerKw) },
    likely: kilowattsOf(powerKw),
  }
}

function isWithinRange(code: AttributeCode, figure: number): boolean {
  const { range } = attribute(code)
  return !range || (figure >= range.min && (typeof range.max !== 'number' || figure <= range.max))
}

function strongestKwOf(values: VehicleValues): number {
  const byChassis = strongestKwByChassis[textOf(values, 'chassis_make') ?? '']
  if (byChassis !== undefined) return byChassis
  const weightKg = numberOf(values, 'licensed_weight') ?? Number.POSITIVE_INFINITY
  return weightKg <= lightVehicle.licensedWeightKg ? lightVehicle.powerKw : Number.POSITIVE_INFINITY
}

/** Less than this for people, water and luggage is nearly always a slip. */
const smallestUsefulPayloadKg = { motorhome: 250, trailer: 80 } as const
const weightToleranceKg = 100

function weightDoubt(values: VehicleValues): Doubt | undefined {
  const kind = vehicleKindOf(values)
  const licensed = numberOf(values, 'licensed_weight')
  const kerb = numberOf(values, 'kerb_weight')
  if (!kind || licensed === undefined || kerb === undefined || kerb >= licensed) return undefined
  const computed = licensed - kerb
  const payload = numberOf(values, 'payload')
  if (payload !== undefined && Math.abs(payload - computed) > weightToleranceKg) {
    const params = { licensed, kerb, payload, computed }
    return { field: 'payload', doubt: 'weights_do_not_add_up', params, likely: computed }
  }
  if (computed >= smallestUsefulPayloadKg[kind]) return undefined
  return { field: 'kerb_weight', doubt: 'payload_small', params: { licensed, kerb, computed } }
}

const measures = ['length', 'width', 'height', 'inner_height', 'awning_length'] as const

/** Brochures give centimetres; the figure fits once it is read so. */
function centimetreDoubts(values: VehicleValues): readonly Doubt[] {
  const kind = vehicleKindOf(values)
  if (!kind) return []
  return measures.flatMap((field): readonly Doubt[] => {
    const value = numberOf(values, field)
    const definition = listingAttributes.find((each) => each.attributeCode === field)
    const range = definition && rangeOf(definition, kind)
    if (value === undefined || !range || value >= range.min) return []
    const likely = value * 10
    const fits = likely >= range.min && likely <= Number(range.max)
    return fits ? [{ field, doubt: 'given_in_centimetres', params: { value }, likely }] : []
  })
}

function ageInYears(values: VehicleValues, now: Instant): number | undefined {
  const year = numberOf(values, 'first_registration_year')
  if (year === undefined) return undefined
  const month = Number(textOf(values, 'first_registration_month') ?? 7)
  const today = new Date(now)
  const months = (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() + 1 - month
  return months / 12
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}
