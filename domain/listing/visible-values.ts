import type { AttributeDefinition, Visibility } from '../vehicle/attribute.ts'
import { postcodePrefix } from '../vehicle/postcode.ts'
import type { AttributeValue, VehicleValues } from '../vehicle/values.ts'

/**
 * The cut of an ad's answers for one viewer (rules 1). It copies field by field what the viewer may
 * see: an attribute nobody defined is seen by nobody.
 */

export type ListingViewer = Visibility

const seenBy: Readonly<Record<ListingViewer, readonly Visibility[]>> = {
  public: ['public'],
  dealer: ['public', 'dealer'],
  owner: ['public', 'dealer', 'owner'],
  operator: ['public', 'dealer', 'owner', 'operator'],
}

export function isVisibleTo(definition: AttributeDefinition, viewer: ListingViewer): boolean {
  return seenBy[viewer].includes(definition.visibility)
}

export function visibleValues(
  definitions: readonly AttributeDefinition[],
  values: VehicleValues,
  viewer: ListingViewer,
): VehicleValues {
  const visible: Record<string, AttributeValue> = {}
  for (const definition of definitions) {
    const value = values[definition.attributeCode]
    if (value === undefined || !isVisibleTo(definition, viewer)) continue
    const isCut = viewer === 'dealer' && definition.dealersSeePrefixOnly
    visible[definition.attributeCode] = isCut ? postcodePrefix(String(value)) : value
  }
  return visible
}
