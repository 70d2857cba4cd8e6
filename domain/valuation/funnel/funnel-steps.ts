import type { VehicleKind } from '../../vehicle/attribute.ts'
import type { ListingAttributeCode } from '../../vehicle/catalogue/attributes.ts'
import type { VehicleValues } from '../../vehicle/values.ts'
import { missingAnswers } from '../request/needed-answers.ts'

/**
 * What a request for a valuation asks for, cut into steps (spec 2, rules 12): motorhomes in two steps or in three, trailers in
 * three. The questions are the same, only the cuts differ.
 */

export type FunnelPart = 'vehicle' | 'equipment' | 'condition' | 'pictures' | 'contact'
export type FunnelFlow = 'two' | 'three'

const steps: Readonly<Record<FunnelFlow, readonly (readonly FunnelPart[])[]>> = {
  two: [['vehicle'], ['condition', 'equipment', 'pictures', 'contact']],
  three: [['vehicle'], ['condition', 'equipment', 'pictures'], ['contact']],
}

export function partsOfStep(flow: FunnelFlow, step: number): readonly FunnelPart[] {
  return steps[flow][step - 1] ?? []
}

export function stepCount(flow: FunnelFlow): number {
  return steps[flow].length
}

const questions: Readonly<
  Record<VehicleKind, Readonly<Partial<Record<FunnelPart, readonly ListingAttributeCode[]>>>>
> = {
  motorhome: {
    vehicle: ['make', 'model', 'first_registration_year', 'mileage', 'body_type', 'length'],
    condition: ['damaged', 'water_damaged', 'hail_damaged'],
    equipment: ['gearbox', 'power_kw', 'licensed_weight', 'solar_power', 'awning'],
  },
  trailer: {
    vehicle: ['trailer_make', 'model', 'first_registration_year', 'trailer_body_type', 'length'],
    condition: ['trailer_damaged', 'trailer_water_damaged', 'trailer_hail_damaged'],
    equipment: ['licensed_weight', 'mover', 'awning'],
  },
}

/** Attribute codes, in the order in which they are asked. */
export function questionsOfPart(
  part: FunnelPart,
  kind: VehicleKind,
): readonly ListingAttributeCode[] {
  return questions[kind][part] ?? []
}

/** What of these questions is still needed before the next step. */
export function missingOfParts(
  parts: readonly FunnelPart[],
  vehicle: { readonly kind: VehicleKind; readonly values: VehicleValues },
): readonly string[] {
  const asked = new Set<string>(parts.flatMap((part) => questionsOfPart(part, vehicle.kind)))
  return missingAnswers(vehicle.kind, vehicle.values).filter((code) => asked.has(code))
}
