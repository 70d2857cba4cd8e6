import type { CatalogRow } from './catalog-row.ts'
import {
  type CatalogFilter,
  type CatalogViewer,
  figuresOfRow,
  type NumberRange,
  nameWordsOfRow,
  type OptionFilterCode,
  optionFilterCodes,
  optionsOfRow,
  plainWords,
  rangeFilterCodes,
} from './filters.ts'

/**
 * Whether a search shows an ad, as the rules read: several options of one filter widen the result, several filters narrow it.
 * Of many ads at once `CatalogColumns` asks the same faster.
 */
export function passes(filter: CatalogFilter, row: CatalogRow, viewer: CatalogViewer): boolean {
  return (
    optionFilterCodes.every((code) => matchesOption(filter, row, code)) &&
    rangeFilterCodes.every((code) => {
      const range = filter.ranges[code]
      return !range || figuresOfRow(row, code, viewer).some((value) => isWithin(value, range))
    }) &&
    matchesText(filter.text, row)
  )
}

function matchesOption(filter: CatalogFilter, row: CatalogRow, code: OptionFilterCode): boolean {
  const wanted = filter.options[code]
  if (!wanted || wanted.length === 0) return true
  return optionsOfRow(row, code).some((option) => wanted.includes(option))
}

function isWithin(value: number | null, { from, to }: NumberRange): boolean {
  if (value === null) return false
  return (from === undefined || value >= from) && (to === undefined || value <= to)
}

/** Every word has to occur in the ad's name, as a part of it. */
function matchesText(text: string | undefined, row: CatalogRow): boolean {
  const terms = plainWords(text ?? '')
  if (terms.length === 0) return true
  const name = nameWordsOfRow(row).join(' ')
  return terms.every((word) => name.includes(word))
}
