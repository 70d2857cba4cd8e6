import type { CatalogRow } from './catalog-row.ts'
import {
  type CatalogAsker,
  type CatalogFilter,
  figuresOfRow,
  filterFor,
  type NumberRange,
  type OptionFilterCode,
  optionFilterCodes,
  rangeFilterCodes,
} from './filters.ts'
import { plainWords } from './plain-words.ts'
import { optionsOfRow } from './row-options.ts'
import { type EquipmentWords, isMeant, wordsOfRow } from './row-words.ts'

/**
 * Whether a search shows an ad, as the rules read: several options of one filter widen the result, several filters narrow it.
 * Of many ads at once `CatalogColumns` asks the same faster.
 */
export function passes(
  asked: CatalogFilter,
  row: CatalogRow,
  { equipmentWords, ...asker }: CatalogAsker & { readonly equipmentWords: EquipmentWords },
): boolean {
  const filter = filterFor(asked, asker)
  return (
    optionFilterCodes.every((code) => matchesOption(filter, { row, asker }, code)) &&
    rangeFilterCodes.every((code) => {
      const range = filter.ranges[code]
      return !range || figuresOfRow(row, code, asker.viewer).some((value) => isWithin(value, range))
    }) &&
    matchesText(filter.text, row, equipmentWords)
  )
}

function matchesOption(
  filter: CatalogFilter,
  { row, asker }: { readonly row: CatalogRow; readonly asker: CatalogAsker },
  code: OptionFilterCode,
): boolean {
  const wanted = filter.options[code]
  if (!wanted || wanted.length === 0) return true
  return optionsOfRow(row, code, asker).some((option) => wanted.includes(option))
}

function isWithin(value: number | null, { from, to }: NumberRange): boolean {
  if (value === null) return false
  return (from === undefined || value >= from) && (to === undefined || value <= to)
}

/** Every word has to be meant by one of the ad's. */
function matchesText(
  text: string | undefined,
  row: CatalogRow,
  equipmentWords: EquipmentWords,
): boolean {
  const terms = plainWords(text ?? '')
  if (terms.length === 0) return true
  const words = wordsOfRow(row)
  return terms.every((term) => words.some((word) => isMeant(word, term, equipmentWords)))
}
