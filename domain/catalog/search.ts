import type { Instant } from '../calendar/instant.ts'
import type { Facet } from './facets.ts'
import type { CatalogAsker, CatalogFilter } from './filters.ts'
import type { CatalogSort } from './sorting.ts'

/** What somebody asks of the catalogue. */
export type CatalogSearch = CatalogAsker & {
  readonly filter: CatalogFilter
  readonly sort: CatalogSort
  /** Only these ads are searched and counted; all where it is absent. */
  readonly among?: readonly number[]
  readonly offset: number
  readonly limit: number
  /** Open auctions that end until then are counted, the end of a day for example. */
  readonly endingUntil: Instant
  /** Open auctions that were released later are counted; none where it is absent. */
  readonly releasedAfter?: Instant
}

export type CatalogResult = {
  /** Of one page, in order. */
  readonly entityIds: readonly number[]
  readonly total: number
  readonly endingCount: number
  readonly newCount: number
  /** When the newest open auction of the whole catalog was released; 0 where there is none. */
  readonly releasedUntil: Instant
  readonly facets: readonly Facet[]
}
