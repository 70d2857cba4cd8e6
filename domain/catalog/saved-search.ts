import { type FilterQuery, filterOfQuery, queryOfFilter } from './filter-query.ts'

/** By which ways a dealer is told of what a saved search newly finds, each for itself (rules 1). */
export const searchWays = ['mail', 'push'] as const
export type SearchWay = (typeof searchWays)[number]

/** How often, by whichever way. */
export const searchRhythms = ['bundled', 'daily'] as const
export type SearchRhythm = (typeof searchRhythms)[number]

export type SearchChoice = Readonly<Record<SearchWay, boolean>> & {
  readonly rhythm: SearchRhythm
}

/** No two mails to a dealer, and no two pushes of a search, within so many minutes. */
export const searchMailMinutes = 30

/** It was saved with a filter that the catalog no longer has, so it finds more than it did. */
export function hasLostFilters(stored: FilterQuery): boolean {
  const known = queryOfFilter(filterOfQuery(stored))
  return Object.keys(stored).some((key) => !(key in known))
}

/** Over a filter that is gone it would find what nobody asked for; that wakes nobody (rules 1). */
export function isPushed(search: { readonly push: boolean; readonly query: FilterQuery }): boolean {
  return search.push && !hasLostFilters(search.query)
}
