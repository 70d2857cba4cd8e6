import type { VehicleKind } from '../../vehicle/attribute.ts'
import type { AttributeCode } from '../../vehicle/catalogue/attributes.ts'
import type { VehicleValues } from '../../vehicle/values.ts'

/** Without these nobody can value a vehicle; what else the model would need, a person can look up. */
export function neededAnswers(kind: VehicleKind): readonly AttributeCode[] {
  return kind === 'motorhome'
    ? ['make', 'body_type', 'first_registration_year', 'mileage']
    : ['trailer_make', 'trailer_body_type', 'first_registration_year']
}

export function missingAnswers(kind: VehicleKind, values: VehicleValues): readonly AttributeCode[] {
  return neededAnswers(kind).filter((code) => values[code] === undefined)
}
