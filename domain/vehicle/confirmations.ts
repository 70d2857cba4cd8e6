import type { AttributeDefinition } from './attribute.ts'
import type { ListingAttributeCode } from './catalogue/attributes.ts'
import { listingAttributes } from './catalogue/attributes.ts'
import { powerDoubt } from './plausibility.ts'
import { askedAttributes } from './required.ts'
import type { AttributeValue, VehicleValues } from './values.ts'

/**
 * Answers that are often given in haste and cost trust later, so that the seller is asked once
 * more before going on (the specification's catalogue of confirmation flags).
 */

export type Confirmation = {
  readonly attributeCode: ListingAttributeCode
  readonly value: AttributeValue
}

export function confirmationsNeeded(values: VehicleValues): readonly Confirmation[] {
  return askedAttributes(values).flatMap((definition) => {
    const { attributeCode } = definition
    const value = values[attributeCode]
    return value !== undefined && isFlagged(definition, values) ? [{ attributeCode, value }] : []
  })
}

/** Those not yet given; a changed answer is asked again. */
export function confirmationsPending(
  values: VehicleValues,
  confirmed: VehicleValues,
): readonly Confirmation[] {
  return confirmationsNeeded(values).filter(
    ({ attributeCode, value }) => confirmed[attributeCode] !== value,
  )
}

/** Every code that can ask for a confirmation, for texts and their completeness test. */
export const confirmableCodes: readonly ListingAttributeCode[] = listingAttributes
  .filter((each) => each.confirmWhen || each.attributeCode === 'power_kw')
  .map((each) => each.attributeCode)

function isFlagged(definition: AttributeDefinition, values: VehicleValues): boolean {
  if (definition.attributeCode === 'power_kw') return powerDoubt(values) !== undefined
  const value = values[definition.attributeCode]
  return definition.confirmWhen?.some((flagged) => flagged === value) ?? false
}
