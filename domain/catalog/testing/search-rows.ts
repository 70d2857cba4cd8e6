import type { CatalogRow } from '../catalog-row.ts'
import { type Facet, listFacets } from '../facets.ts'
import { type CatalogFilter, type CatalogViewer, optionsOfRow } from '../filters.ts'
import { passes } from '../passes.ts'
import type { CatalogResult, CatalogSearch } from '../search.ts'
import { isOpen, sortKey } from '../sorting.ts'

/** The search row by row, as the rules read: what the index has to be equal to. */
export function searchRows(rows: readonly CatalogRow[], search: CatalogSearch): CatalogResult {
  const { filter, viewer, offset, limit, endingUntil } = search
  const found = sortedRows(
    rows.filter((row) => passes(filter, row, viewer)),
    search,
  )
  return {
    entityIds: found.slice(offset, offset + limit).map(({ entityId }) => entityId),
    total: found.length,
    endingCount: found.filter((row) => isOpen(row) && row.endsAt <= endingUntil).length,
    facets: facetCounts(rows, filter, viewer),
  }
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
      if (!passes(others, row, viewer)) continue
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
