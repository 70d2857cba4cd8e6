import type { Instant } from '../calendar/instant.ts'
import type { Facet } from './facets.ts'
import type { CatalogAsker, CatalogFilter, CatalogViewer } from './filters.ts'
import { type CatalogSort, isNameSort } from './sorting.ts'

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

/** Which searches a change may have given another answer. */
export type ChangedSearches = {
  /** All of these viewers. */
  readonly viewers: ReadonlySet<CatalogViewer>
  /** Those that read words, whoever asks. */
  readonly ofWords: boolean
}

/** What an ad is called, what its seller writes and what it is equipped with means nothing to any other search. */
export function readsWords({ filter, sort }: CatalogSearch): boolean {
  return filter.text !== undefined || isNameSort(sort)
}
