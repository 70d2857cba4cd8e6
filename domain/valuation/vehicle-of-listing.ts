import type { Listing } from '../listing/listing.ts'
import type { AttributeCode } from '../vehicle/catalogue/attributes.ts'
import { flagOf, numberOf, textOf, textsOf, type VehicleValues } from '../vehicle/values.ts'
import {
  type DamageCode,
  type EquipmentCode,
  monthNumber,
  type ValuedVehicle,
} from './valued-vehicle.ts'

/** An ad's vehicle as a valuation sees it, or the answers that are needed before there is one. */
export function valuedVehicleOf({
  kind,
  values,
}: Pick<Listing, 'kind' | 'values'>):
  | { readonly vehicle: ValuedVehicle }
  | { readonly missing: readonly AttributeCode[] } {
  const isDriven = kind === 'motorhome'
  const make = textOf(values, isDriven ? 'make' : 'trailer_make')
  const bodyType = textOf(values, isDriven ? 'body_type' : 'trailer_body_type')
  const year = numberOf(values, 'first_registration_year')
  const lengthMm = numberOf(values, 'length')
  const mileageKm = isDriven ? (numberOf(values, 'mileage') ?? null) : null
  if (!make || !bodyType || year === undefined || lengthMm === undefined) {
    const needed: readonly (readonly [AttributeCode, unknown])[] = [
      [isDriven ? 'make' : 'trailer_make', make],
      [isDriven ? 'body_type' : 'trailer_body_type', bodyType],
      ['first_registration_year', year],
      ['length', lengthMm],
    ]
    return { missing: needed.filter(([, value]) => value === undefined).map(([code]) => code) }
  }
  return {
    vehicle: {
      ...{ kind, make, bodyType, lengthMm, mileageKm },
      modelFamily: modelFamilyOf(textOf(values, 'model') ?? ''),
      firstRegisteredInMonth: monthNumber(year, monthOf(values)),
      licensedWeightKg: numberOf(values, 'licensed_weight') ?? null,
      powerKw: isDriven ? (numberOf(values, 'power_kw') ?? null) : null,
      equipment: known(equipmentOf(values)),
      damages: known(damagesOf(values)),
      country: textOf(values, 'location_country') ?? '',
    },
  }
}

/** The words before the first figure: `CaraLoft 650 MF` is of the family `caraloft`. */
export function modelFamilyOf(model: string): string {
  const [words = ''] = model.toLowerCase().split(/\d/)
  return words.replaceAll(/[^\p{Letter}]+/gu, ' ').trim()
}

/** The middle of the year where the month is not known. */
function monthOf(values: VehicleValues): number {
  return Number(textOf(values, 'first_registration_month') ?? 7)
}

type Answers<Code extends string> = Readonly<Record<Code, boolean | undefined>>

function equipmentOf(values: VehicleValues): Answers<EquipmentCode> {
  const media = textsOf(values, 'media')
  const solarWatts = numberOf(values, 'solar_power')
  return {
    automatic: isOneOf(values, 'gearbox', ['automatic', 'automated_manual']),
    four_wheel_drive: flagOf(values, 'four_wheel_drive'),
    air_condition: flagOf(values, 'air_condition_independent'),
    awning: isOneOf(values, 'awning', ['mechanical', 'electric', 'bag', 'tent']),
    solar: solarWatts === undefined ? undefined : solarWatts > 0,
    lithium_battery: isOneOf(values, 'board_battery_type', ['lithium']),
    diesel_heating: isOneOf(values, 'heating_type', ['diesel_air', 'diesel_hydronic']),
    hydronic_heating: isOneOf(values, 'heating_type', ['gas_hydronic', 'diesel_hydronic']),
    large_garage: isOneOf(values, 'rear_garage', ['large_two_doors', 'large_one_door']),
    tow_bar: isOneOf(values, 'tow_bar', ['fixed', 'removable', 'swivel']),
    levelling: isOneOf(values, 'levelling', ['hydraulic', 'electric']),
    satellite_dish: media.length === 0 ? undefined : media.some((each) => each.startsWith('sat_')),
    mover: isOneOf(values, 'mover', ['single_axle', 'all_axles']),
    winterproof: flagOf(values, 'winterproof') ?? flagOf(values, 'trailer_winterproof'),
  }
}

/** A repaired accident or leak is still told to a buyer; repaired hail is gone. */
function damagesOf(values: VehicleValues): Answers<DamageCode> {
  const either = (motorhome: AttributeCode, trailer: AttributeCode, yes: readonly string[]) =>
    isOneOf(values, motorhome, yes) ?? isOneOf(values, trailer, yes)
  return {
    accident: either('damaged', 'trailer_damaged', ['yes', 'repaired']),
    water: either('water_damaged', 'trailer_water_damaged', ['yes', 'repaired']),
    hail: either('hail_damaged', 'trailer_hail_damaged', ['yes']),
    soft_floor: isOneOf(values, 'floor_soft', ['yes']),
    not_roadworthy: isOneOf(values, 'roadworthy', ['no']),
    inspection_expired: either('hu_expired', 'trailer_hu_expired', ['yes']),
  }
}

/** Undefined where nothing is answered, or that nobody knows. */
function isOneOf(
  values: VehicleValues,
  code: AttributeCode,
  options: readonly string[],
): boolean | undefined {
  const value = textOf(values, code)
  return value === undefined || value === 'unknown' ? undefined : options.includes(value)
}

function known<Code extends string>(answers: Answers<Code>): Partial<Record<Code, boolean>> {
  const entries = Object.entries(answers).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Record<Code, boolean>>
}
