import { plainWords } from '#domain/catalog/plain-words.ts'
import {
  type EquipmentWords,
  equipmentAttributes,
  equipmentKey,
} from '#domain/catalog/row-words.ts'
import { locales } from '#locales/locales.ts'
import { textsByCode } from '#locales/texts.ts'

let known: EquipmentWords | undefined

/** What equipment is called in all languages, as a search compares it; read from the texts once. */
export function equipmentNames(): EquipmentWords {
  known ??= new Map(
    equipmentAttributes.flatMap(({ attributeCode: code, options = [] }) => [
      [equipmentKey(code), wordsOf([`${code}.label`])] as const,
      ...options.map(
        (option) =>
          [
            equipmentKey(code, option.code),
            wordsOf([`${code}.label`, `${code}.options.${option.code}`]),
          ] as const,
      ),
    ]),
  )
  return known
}

function wordsOf(keys: readonly string[]): readonly string[] {
  const names = locales.flatMap((locale) => {
    const texts = textsByCode(locale, 'attributes')
    return keys.flatMap((key) => (texts.has(key) ? [texts(key)] : []))
  })
  return [...new Set(names.flatMap(plainWords))]
}
