/**
 * Which bodies belong to caravans; all others are motorhomes'. Written out, because the vehicle
 * catalogue itself is far larger than this page; a test holds both together.
 */
export const trailerBodies: readonly string[] = [
  'caravan',
  'compact_teardrop',
  'folding_roof',
  'tent_trailer',
  'expedition_trailer',
  'static',
]

/** "Other" belongs to both kinds and stands with the motorhomes, of which there are more. */
export const motorhomeBodies: readonly string[] = [
  'semi_integrated',
  'integrated',
  'alcove',
  'panel_van',
  'camper_bus',
  'liner',
  'cabin_pickup',
  'expedition',
  'other',
]

export function bodyTypesOf(productType: string): readonly string[] {
  return productType === 'trailer' ? trailerBodies : motorhomeBodies
}
