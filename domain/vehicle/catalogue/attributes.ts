import type { AttributeDefinition } from '../attribute.ts'
import { auctionAttributes } from './auction.ts'
import { conditionDamageAttributes } from './condition-damage.ts'
import { conditionServiceAttributes } from './condition-service.ts'
import { damageAttributes } from './damage.ts'
import { documentAttributes } from './documents.ts'
import { equipmentDrivingAttributes } from './equipment-driving.ts'
import { equipmentLivingAttributes } from './equipment-living.ts'
import { equipmentOutsideAttributes } from './equipment-outside.ts'
import { equipmentPowerAttributes } from './equipment-power.ts'
import { equipmentTrailerAttributes } from './equipment-trailer.ts'
import { pictureAttributes } from './pictures.ts'
import { profileDocumentAttributes } from './profile-documents.ts'
import { profileEngineAttributes } from './profile-engine.ts'
import { profileLayoutAttributes } from './profile-layout.ts'
import { profileMeasureAttributes } from './profile-measures.ts'
import { profileVehicleAttributes } from './profile-vehicle.ts'

/**
 * The whole catalogue in the order the seller meets it. `listingAttributes` are answered once per
 * ad and held in its values; the others are answered per damage, per picture or per document.
 */
const listed = [
  ...profileVehicleAttributes,
  ...profileEngineAttributes,
  ...profileMeasureAttributes,
  ...profileLayoutAttributes,
  ...profileDocumentAttributes,
  ...equipmentLivingAttributes,
  ...equipmentPowerAttributes,
  ...equipmentOutsideAttributes,
  ...equipmentDrivingAttributes,
  ...equipmentTrailerAttributes,
  ...conditionServiceAttributes,
  ...conditionDamageAttributes,
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
