import type { CatalogRow } from './catalog-row.ts'
import {
  type CatalogAsker,
  type CatalogFilter,
  figuresOfRow,
  filterFor,
  type NumberRange,
  nameWordsOfRow,
  type OptionFilterCode,
  optionFilterCodes,
  plainWords,
  rangeFilterCodes,
} from './filters.ts'
import { isMeantWord } from './meant-word.ts'
import { optionsOfRow } from './row-options.ts'

/**
 * Whether a search shows an ad, as the rules read: several options of one filter widen the result, several filters narrow it.
 * Of many ads at once `CatalogColumns` asks the same faster.
 */
export function passes(asked: CatalogFilter, row: CatalogRow, asker: CatalogAsker): boolean {
  const filter = filterFor(asked, asker)
  return (
    optionFilterCodes.every((code) => matchesOption(filter, { row, asker }, code)) &&
    rangeFilterCodes.every((code) => {
      const range = filter.ranges[code]
      return !range || figuresOfRow(row, code, asker.viewer).some((value) => isWithin(value, range))
    }) &&
    matchesText(filter.text, row)
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

/** Every word has to occur in the ad's name, as a part of one of its words or nearly one. */
function matchesText(text: string | undefined, row: CatalogRow): boolean {
  const terms = plainWords(text ?? '')
  if (terms.length === 0) return true
  const words = nameWordsOfRow(row)
  return terms.every((term) => words.some((word) => isMeantWord(word, term)))
}
