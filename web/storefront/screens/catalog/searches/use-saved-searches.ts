import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SavedSearch } from '#contract/endpoints/searches/saved-searches.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import type { CatalogAddress } from '../address/catalog-address.ts'
import { isFilterOf } from './filter-of-search.ts'
import { searchesBesideCatalog } from './load-saved-searches.ts'

export type SavedSearches = {
  readonly searches: readonly SavedSearch[]
  /** Whose results, or a change of them, the address shows. */
  readonly open: SavedSearch | undefined
  /** Filters were changed since it was opened. */
  readonly isChanged: boolean
}

/** An address that names another's search, or one that is gone, opens none. */
export function useSavedSearches(
  { filter, openSearchId }: CatalogAddress,
  { isDealer, isShown }: { readonly isDealer: boolean; readonly isShown: boolean },
): SavedSearches {
  const { data } = useQuery({ ...searchesBesideCatalog(useApiQueries()), enabled: isDealer })
  const searches = (isDealer && data?.searches) || []
  const open = searches.find(({ searchId }) => searchId === openSearchId)
  const isChanged = open !== undefined && !isFilterOf(open, filter)
  useLook(isShown && !isChanged && open && open.newCount > 0 ? open.searchId : null)
  return { searches, open, isChanged }
}

/** What is new of it has been seen once its results are shown. */
function useLook(searchId: number | null) {
  const { mutate } = useCall((api) => api.savedSearches.lookAtSearch, {
    refreshes: [keysOf('savedSearches', 'listSearches')],
  })
  useEffect(() => {
    if (searchId !== null) mutate({ params: { searchId } })
  }, [mutate, searchId])
}
