import { queryOfFilter } from '#domain/catalog/filter-query.ts'
import { defaultCatalogSort } from '#domain/catalog/sorting.ts'
import type { QueryValues } from '#locales/paths.ts'
import { readAddress } from './catalog-address.ts'

/**
 * What search engines are told of a list's address: one kind of vehicle is a page of its own, and so is each page of a
 * list. Every other filter, order or form shows a part of these again, so it names the list without it.
 */
export function canonicalQuery(search: URLSearchParams): QueryValues {
  const { filter, sort, page } = readAddress(search)
  const kinds = filter.options.product_type ?? []
  const own = kinds.length === 1 ? { product_type: kinds[0] } : {}
  const isWhole = Object.keys(queryOfFilter(filter)).length === Object.keys(own).length
  return { ...own, ...(isWhole && sort === defaultCatalogSort && page > 1 && { page }) }
}
