import type { AttributeDefinition } from '../attribute.ts'
import { auctionAttributes } from './auction.ts'
import { conditionAttributes } from './condition.ts'
import { damageAttributes } from './damage.ts'
import { documentAttributes } from './documents.ts'
import { equipmentInsideAttributes } from './equipment-inside.ts'
import { equipmentOutsideAttributes } from './equipment-outside.ts'
import { pictureAttributes } from './pictures.ts'
import { profileDocumentAttributes } from './profile-documents.ts'
import { profileLayoutAttributes } from './profile-layout.ts'
import { profileTechnologyAttributes } from './profile-technology.ts'
import { profileVehicleAttributes } from './profile-vehicle.ts'

/**
 * The whole catalogue in the order the seller meets it. `listingAttributes` are answered once per
 * ad and held in its values; the others are answered per damage, per picture or per document.
 */
const listed = [
  ...profileVehicleAttributes,
  ...profileTechnologyAttributes,
  ...profileLayoutAttributes,
  ...profileDocumentAttributes,
  ...equipmentInsideAttributes,
  ...equipmentOutsideAttributes,
  ...conditionAttributes,
  ...auctionAttributes,
] as const

const perEntry = [...damageAttributes, ...pictureAttributes, ...documentAttributes] as const

export type AttributeCode = (typeof listed | typeof perEntry)[number]['attributeCode']
export type ListingAttributeCode = (typeof listed)[number]['attributeCode']

export const listingAttributes: readonly AttributeDefinition<ListingAttributeCode>[] = listed
export const allAttributes: readonly AttributeDefinition<AttributeCode>[] = [...listed, ...perEntry]

const byCode = new Map<string, AttributeDefinition<AttributeCode>>(
  allAttributes.map((definition) => [definition.attributeCode, definition]),
)

export function findAttribute(code: string): AttributeDefinition<AttributeCode> | undefined {
  return byCode.get(code)
}

/** For codes the compiler knows, so that a missing one is a defect in the catalogue. */
export function attribute(code: AttributeCode): AttributeDefinition<AttributeCode> {
  const definition = byCode.get(code)
  if (!definition) throw new Error(`The catalogue has no attribute ${code}`)
  return definition
}
