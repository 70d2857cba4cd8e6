import type { AttributeCode } from '../../vehicle/catalogue/attributes.ts'
import { textOf } from '../../vehicle/values.ts'
import type { Listing } from '../listing.ts'

/** What of an ad its owner writes in words of their own, and other readers have translated (spec 1, spec 7.3). */
export const translatedCodes = [
  'description',
  'special_remarks',
  'modifications',
] as const satisfies readonly AttributeCode[]

type Words = Pick<Listing, 'values' | 'damages'>

/** All such texts of an ad, each once. */
export function translatedTexts(listing: Words): string[] {
  return [...new Set(placedTexts(listing).map(({ text }) => text))]
}

/** Each of them with the name of its place. */
export function placedTexts({ values, damages }: Words): { place: string; text: string }[] {
  const places = [
    ...translatedCodes.map((code) => ({ place: code, text: textOf(values, code) })),
    ...damages.map((damage) => ({
      place: placeOfDamage(damage.sortOrder),
      text: textOf(damage.values, 'damage_description'),
    })),
  ]
  return places.flatMap(({ place, text }) => (text?.trim() ? [{ place, text }] : []))
}

export function placeOfDamage(sortOrder: number): string {
  return `damage/${sortOrder}`
}
