import type { VehicleKind } from '../vehicle/attribute.ts'

/** What a valuation knows of a vehicle. Of people, targets and addresses it knows nothing (rules 1). */

export const equipmentCodes = [
  'automatic',
  'four_wheel_drive',
  'air_condition',
  'awning',
  'solar',
  'lithium_battery',
  'diesel_heating',
  'hydronic_heating',
  'large_garage',
  'tow_bar',
  'levelling',
  'satellite_dish',
  'mover',
  'winterproof',
] as const

export type EquipmentCode = (typeof equipmentCodes)[number]

export const damageCodes = [
  'accident',
  'water',
  'hail',
  'soft_floor',
  'not_roadworthy',
  'inspection_expired',
] as const

export type DamageCode = (typeof damageCodes)[number]

/** Months are counted from January of the year 0: 2020-06 is 2020 * 12 + 5. */
export type ValuedVehicle = {
  readonly kind: VehicleKind
  /** The option's code. */
  readonly make: string
  /** What the models of a series have in common, in small letters; empty where it is not known. */
  readonly modelFamily: string
  readonly bodyType: string
  readonly firstRegisteredInMonth: number
  /** Null for what has no odometer. */
  readonly mileageKm: number | null
  readonly lengthMm: number
  /** Null where it is not known. */
  readonly licensedWeightKg: number | null
  readonly powerKw: number | null
  /** What is left out is not known. */
  readonly equipment: Readonly<Partial<Record<EquipmentCode, boolean>>>
  readonly damages: Readonly<Partial<Record<DamageCode, boolean>>>
  readonly country: string
}

export type SoldVehicle = ValuedVehicle & {
  readonly saleId: number
  readonly hammerEur: number
  readonly soldInMonth: number
}

export function monthNumber(year: number, month: number): number {
  return year * 12 + month - 1
}
