import type { CatalogRow } from '../catalog-row.ts'
import { distanceKmTo } from '../distance.ts'
import { type Facet, listFacets } from '../facets.ts'
import { type CatalogFilter, filterFor } from '../filters.ts'
import { passes } from '../passes.ts'
import { optionsOfRow } from '../row-options.ts'
import { type EquipmentWords, nameWordsOf } from '../row-words.ts'
import type { CatalogResult, CatalogSearch } from '../search.ts'
import {
  figureToSort,
  isKeptSort,
  isNameSort,
  isOpen,
  nameToSort,
  sortFigureOf,
  sortFor,
  sortKey,
} from '../sorting.ts'

/** The search row by row, as the rules read: what the index has to be equal to. */
export function searchRows(
  all: readonly CatalogRow[],
  asked: CatalogSearch,
  equipmentWords: EquipmentWords,
): CatalogResult {
  const search = { ...asked, equipmentWords }
  const { filter, offset, limit, endingUntil, releasedAfter, among } = search
  const rows = among ? all.filter(({ entityId }) => among.includes(entityId)) : all
  const found = sortedRows(
    rows.filter((row) => passes(filter, row, search)),
    search,
  )
  return {
    entityIds: found.slice(offset, offset + limit).map(({ entityId }) => entityId),
    total: found.length,
    endingCount: found.filter((row) => isOpen(row) && row.endsAt <= endingUntil).length,
    newCount: found.filter(
      (row) => isOpen(row) && row.publishedAt > (releasedAfter ?? Number.POSITIVE_INFINITY),
    ).length,
    releasedUntil: Math.max(0, ...all.filter(isOpen).map(({ publishedAt }) => publishedAt)),
    facets: facetCounts(rows, search),
  }
}

/**
 * How many ads each option would show. A filter's own choice is left out of its counts, so that
 * choosing one make does not make all others look empty.
 */
type Search = CatalogSearch & { readonly equipmentWords: EquipmentWords }

function facetCounts(rows: readonly CatalogRow[], search: Search): readonly Facet[] {
  const filter = filterFor(search.filter, search)
  return listFacets(filter, (code) => {
    const others: CatalogFilter = { ...filter, options: { ...filter.options, [code]: [] } }
    const counts = new Map<string, number>()
    for (const row of rows) {
      if (!passes(others, row, search)) continue
      for (const option of optionsOfRow(row, code, search)) {
        counts.set(option, (counts.get(option) ?? 0) + 1)
      }
    }
    return counts
  })
}

const nameOf = (row: CatalogRow) => nameToSort(nameWordsOf(row))

function sortedRows(rows: readonly CatalogRow[], search: CatalogSearch): readonly CatalogRow[] {
  const { viewer, origin } = search
  const sort = sortFor(search)
  const by = sortFigureOf(sort)
  const names = isNameSort(sort) ? rows.map(nameOf).sort() : []
  const keysOf = (row: CatalogRow): readonly number[] => {
    if (isKeptSort(sort)) return [sortKey(row, sort, viewer)]
    if (isNameSort(sort)) {
      const place = names.indexOf(nameOf(row))
      return [sort === 'vehicle' ? place : -place, sortKey(row, 'ending', viewer)]
    }
    const key = by
      ? keyIn(figureToSort(row, by.figure), by.direction)
      : keyIn(origin ? distanceKmTo(row.regionCode, origin) : null, sort === 'distance' ? 1 : -1)
    return [key, sortKey(row, 'ending', viewer)]
  }
  return [...rows].sort((first, second) => {
    const open = Number(isOpen(second)) - Number(isOpen(first))
    const [keys, others] = [keysOf(first), keysOf(second)]
    const byKey = keys.map((key, at) => key - (others[at] ?? 0)).find((each) => each !== 0)
    return open || byKey || first.entityId - second.entityId
  })
}

function keyIn(figure: number | null, direction: 1 | -1): number {
  return figure === null ? Number.MAX_SAFE_INTEGER : figure * direction
}
