import type { SavedSearch } from '#contract/endpoints/searches/saved-searches.ts'
import { queryOfFilter } from '#domain/catalog/filter-query.ts'
import type { CatalogFilter } from '#domain/catalog/filters.ts'
import { readAddress } from '../address/catalog-address.ts'

/** Whether a search finds by this filter, in whatever order its options were chosen. */
export function isFilterOf({ query }: Pick<SavedSearch, 'query'>, filter: CatalogFilter): boolean {
  // Read as an address, which has one status for several.
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((each) => [key, `${each}`])),
  )
  return formOf(readAddress(search).filter) === formOf(filter)
}

function formOf(filter: CatalogFilter): string {
  return JSON.stringify(queryOfFilter(filter), (_key, value) =>
    Array.isArray(value) ? [...value].sort() : value,
  )
}
