import type { CatalogRow } from './catalog-row.ts'
import type { CatalogViewer } from './filters.ts'
import { priceOf } from './filters.ts'

export const catalogSorts = ['ending', 'newest', 'price_low', 'price_high', 'mileage'] as const
export type CatalogSort = (typeof catalogSorts)[number]
export const defaultCatalogSort: CatalogSort = 'ending'

/** What is still running comes before what has ended, whatever else the order goes by. */
export const openStatuses: readonly string[] = ['published', 'running', 'hotbidding']

/** In all other orders both kinds of viewers have the same key. */
export const sortsByPrice: readonly CatalogSort[] = ['price_low', 'price_high']

/**
 * Smaller comes first; ads without the figure come last. What is open comes before what is not, and the
 * id decides between equals, so that pages neither repeat nor lose an ad.
 */
export function sortKey(row: CatalogRow, sort: CatalogSort, viewer: CatalogViewer): number {
  const last = Number.MAX_SAFE_INTEGER
  switch (sort) {
    case 'ending':
      // Among ended auctions the latest comes first.
      return isOpen(row) ? row.endsAt : -row.endsAt
    case 'newest':
      return -row.publishedAt
    case 'price_low':
      return priceOf(row, viewer) ?? last
    case 'price_high':
      return -(priceOf(row, viewer) ?? -last)
    case 'mileage':
      return row.mileageKm ?? last
  }
}

/** Still before its hammer. */
export function isOpen(row: CatalogRow): boolean {
  return openStatuses.includes(row.status)
}
