import type { CatalogRow } from '../catalog-row.ts'
import { type Facet, listFacets } from '../facets.ts'
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
} from '../filters.ts'
import type { CatalogResult, CatalogSearch } from '../search.ts'
import { isOpen, sortKey } from '../sorting.ts'

/** The search row by row, as the rules read: what the index has to be equal to. */
export function searchRows(rows: readonly CatalogRow[], search: CatalogSearch): CatalogResult {
  const { filter, viewer, offset, limit, endingUntil } = search
  const found = sortedRows(
    rows.filter((row) => matches(filter, row, viewer)),
    search,
  )
  return {
    entityIds: found.slice(offset, offset + limit).map(({ entityId }) => entityId),
    total: found.length,
    endingCount: found.filter((row) => isOpen(row) && row.endsAt <= endingUntil).length,
    facets: facetCounts(rows, filter, viewer),
  }
}

/** Several options of one filter widen the result, several filters narrow it. */
function matches(filter: CatalogFilter, row: CatalogRow, viewer: CatalogViewer): boolean {
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

/**
 * How many ads each option would show. A filter's own choice is left out of its counts, so that
 * choosing one make does not make all others look empty.
 */
function facetCounts(
  rows: readonly CatalogRow[],
  filter: CatalogFilter,
  viewer: CatalogViewer,
): readonly Facet[] {
  return listFacets(filter, (code) => {
    const others = { ...filter, options: { ...filter.options, [code]: [] } }
    const counts = new Map<string, number>()
    for (const row of rows) {
      if (!matches(others, row, viewer)) continue
      for (const option of optionsOfRow(row, code)) {
        counts.set(option, (counts.get(option) ?? 0) + 1)
      }
    }
    return counts
  })
}

function sortedRows(
  rows: readonly CatalogRow[],
  { sort, viewer }: Pick<CatalogSearch, 'sort' | 'viewer'>,
): readonly CatalogRow[] {
  const keyOf = (row: CatalogRow) => sortKey(row, sort, viewer)
  return [...rows].sort((first, second) => {
    const open = Number(isOpen(second)) - Number(isOpen(first))
    return open || keyOf(first) - keyOf(second) || first.entityId - second.entityId
  })
}
