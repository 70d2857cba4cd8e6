import type { AttributeCode } from '../../vehicle/catalogue/attributes.ts'
import { textOf } from '../../vehicle/values.ts'
import type { Listing } from '../listing.ts'

/** What of an ad its owner writes in words of their own, and other readers have translated (spec 1, spec 7.3). */
export const translatedCodes = [
  'description',
  'special_remarks',
  'modifications',
] as const satisfies readonly AttributeCode[]

/** All such texts of an ad, each once. */
export function translatedTexts({
  values,
  damages,
}: Pick<Listing, 'values' | 'damages'>): string[] {
  const texts = [
    ...translatedCodes.map((code) => textOf(values, code)),
    ...damages.map((damage) => textOf(damage.values, 'damage_description')),
  ]
  return [...new Set(texts.flatMap((text) => (text?.trim() ? [text] : [])))]
}
