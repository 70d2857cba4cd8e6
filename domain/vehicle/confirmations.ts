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

/** Of the sentences that are confirmed (`attribute-help.json`); a changed one is a new version. */
export const confirmationTextVersion = '2026-11'

export type Confirmation = {
  readonly attributeCode: ListingAttributeCode
  readonly value: ConfirmableValue
}

/** None of the flags is of a question with several answers. */
type ConfirmableValue = Exclude<AttributeValue, readonly string[]>

/** With the version of the sentence that was read. */
export type GivenConfirmation = Confirmation & { readonly textVersion: string }

export function confirmationsNeeded(values: VehicleValues): readonly Confirmation[] {
  return askedAttributes(values).flatMap((definition) => {
    const { attributeCode } = definition
    const value = values[attributeCode]
    if (value === undefined || typeof value === 'object') return []
    return isFlagged(definition, values) ? [{ attributeCode, value }] : []
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

/** Whether such a confirmation counts: of this very answer, by a person who read today's sentence. */
export function isConfirmable(
  values: VehicleValues,
  { attributeCode, value, textVersion }: GivenConfirmation,
): boolean {
  if (textVersion !== confirmationTextVersion) return false
  return confirmationsNeeded(values).some(
    (each) => each.attributeCode === attributeCode && each.value === value,
  )
}

/** All that an ad needs, as somebody gives them who reads today's sentences. */
export function confirmedToday(values: VehicleValues): readonly GivenConfirmation[] {
  const textVersion = confirmationTextVersion
  return confirmationsNeeded(values).map((each) => ({ ...each, textVersion }))
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
