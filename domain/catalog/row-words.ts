import type { AttributeDefinition } from '../vehicle/attribute.ts'
import { listingAttributes } from '../vehicle/catalogue/attributes.ts'
import type { VehicleValues } from '../vehicle/values.ts'
import type { CatalogRow } from './catalog-row.ts'
import { isMeantWord } from './meant-word.ts'
import { plainWords } from './plain-words.ts'

/** What the words of a search are compared with: make, model, equipment and description (attributes 8). */

/** By equipment, the plain words of its names in all languages. */
export type EquipmentWords = ReadonlyMap<string, readonly string[]>

/** Attributes that say what a vehicle is equipped with. */
export const equipmentAttributes: readonly AttributeDefinition[] = listingAttributes.filter(
  ({ attributeSetName, visibility }) =>
    attributeSetName === 'product_equipment' && visibility === 'public',
)

const withoutIt = ['none', 'unknown']

/** `awning.electric` of a choice, `tow_bar.` of a yes, `solar_power.` of an amount. No plain word has a dot. */
export function equipmentKey(code: string, option?: string): string {
  return option === undefined ? `${code}.` : `${code}.${option}`
}

/** What an ad's vehicle has. Of an amount, as watts of solar panels, nothing is there at 0; a year is no amount. */
export function equipmentOf(values: VehicleValues): readonly string[] {
  return equipmentAttributes.flatMap(({ attributeCode: code, unit }) => {
    const value = values[code]
    if (value === true) return [equipmentKey(code)]
    if (typeof value === 'number') return unit && value > 0 ? [equipmentKey(code)] : []
    const options = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
    return options
      .filter((option) => !withoutIt.includes(option))
      .map((option) => equipmentKey(code, option))
  })
}

const shortestLength = 3
const alphabeticStart = /^\p{L}/u

/** In all languages that there are, each once. Figures and the shortest words say less of a vehicle than its own fields. */
export function descriptionWordsOf(descriptions: readonly string[]): readonly string[] {
  return [...new Set(descriptions.flatMap(plainWords))].filter(
    (word) => word.length >= shortestLength && alphabeticStart.test(word),
  )
}

/** Plain words, and keys of equipment, which stand for their names. */
export function wordsOfRow(row: CatalogRow): readonly string[] {
  return [...nameWordsOf(row), ...row.descriptionWords, ...row.equipment]
}

/** Of make and model as they are written. */
export function nameWordsOf({
  makeName,
  model,
}: Pick<CatalogRow, 'makeName' | 'model'>): readonly string[] {
  return plainWords(`${makeName} ${model}`)
}

/** Whether somebody who looks for a term means this word of a row. */
export function isMeant(word: string, term: string, equipment: EquipmentWords): boolean {
  if (!word.includes('.')) return isMeantWord(word, term)
  return equipment.get(word)?.some((name) => isMeantWord(name, term)) ?? false
}
