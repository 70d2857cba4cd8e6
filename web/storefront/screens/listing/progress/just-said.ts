import { visibleValues } from '#domain/listing/visible-values.ts'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import type { AttributeValue, VehicleValues } from '#domain/vehicle/values.ts'

/** What the card does not always show is shown while it is the last answer: as dealers will see it, and nothing that they will not (rules 1). */
export function justSaid(
  values: VehicleValues,
  fresh: readonly string[],
): readonly { readonly definition: AttributeDefinition; readonly value: AttributeValue }[] {
  const shown = visibleValues(listingAttributes, values, 'dealer')
  return listingAttributes.flatMap((definition) => {
    const { attributeCode } = definition
    const value = shown[attributeCode]
    const isJustSaid = fresh.includes(attributeCode) && !alwaysShown.includes(attributeCode)
    return isJustSaid && value !== undefined ? [{ definition, value }] : []
  })
}

const alwaysShown: readonly string[] = [
  'make',
  'trailer_make',
  'make_other',
  'model',
  'body_type',
  'trailer_body_type',
  'first_registration_year',
  'first_registration_month',
  'mileage',
  'power_kw',
  'length',
  'licensed_weight',
  'beds',
]
