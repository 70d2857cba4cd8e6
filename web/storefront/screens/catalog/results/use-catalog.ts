import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { pathTo } from '#locales/paths.ts'
import { useApiQueries, useWholeApi } from '#web/api/api.tsx'
import { type AnswerQuery, type ApiQueries, keysOf } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { useOnNewDay } from '#web/storefront/page/use-day.ts'
import {
  type CatalogAddress,
  callQueryOf,
  readAddress,
  writeAddress,
} from '../address/catalog-address.ts'
import { loadSavedSearches } from '../searches/load-saved-searches.ts'

/** The watchlist is narrowed as the catalog is. */
export type CatalogRoute = 'catalog' | 'search' | 'merchantWatchlist'

function searchQuery(query: ApiQueries, address: CatalogAddress) {
  return query.catalog.search({ query: callQueryOf(address) })
}

function watchlistQuery(query: ApiQueries, address: CatalogAddress) {
  return query.catalog.watchlist({ query: callQueryOf(address) })
}

/**
 * On the server a failure is the page's own; in the browser the screen stays, says so, and keeps
 * what was chosen.
 */
function loadBy<Answer>(
  queryOf: (query: ApiQueries, address: CatalogAddress) => AnswerQuery<Answer>,
): Load<CatalogRoute> {
  return ({ query, queryClient, search }) => {
    const wanted = queryOf(query, readAddress(search))
    return import.meta.env.SSR
      ? queryClient.ensureQueryData(wanted)
      : queryClient.prefetchQuery(wanted)
  }
}

const loadFound = loadBy(searchQuery)

export const loadCatalog: Load<CatalogRoute> = async (context) => {
  const searches = loadSavedSearches(context)
  await loadFound(context)
  // In the browser they come by themselves.
  if (import.meta.env.SSR) await searches
}
export const loadWatchlist = loadBy(watchlistQuery)

type Pressed = { readonly at: string; readonly address: CatalogAddress | undefined }

/** The vehicles of the address shown, and the way to another one. */
export function useCatalog(route: CatalogRoute) {
  const locale = useLocale()
  const location = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const address = readAddress(new URLSearchParams(location.search))
  const next = navigation.location
  const isLoadingNext = next?.pathname === location.pathname
  // The router tells of a way once it has begun; a box must be ticked under the very press.
  const [pressed, setPressed] = useState<Pressed>({ at: location.key, address: undefined })
  // Arrived, there or elsewhere. The back button returns to the same key, so it must be forgotten.
  if (pressed.at !== location.key) setPressed({ at: location.key, address: undefined })
  const chosen =
    pressed.address ??
    (next && isLoadingNext ? readAddress(new URLSearchParams(next.search)) : address)
  const found = useFound(route, address)
  const { queryClient } = useWholeApi()
  // How many end today is another count then.
  const shownCall = route === 'merchantWatchlist' ? 'watchlist' : 'search'
  useOnNewDay(
    () => void queryClient.invalidateQueries({ queryKey: [...keysOf('catalog', shownCall)] }),
  )
  const hrefOf = (to: CatalogAddress) => pathTo(route, locale, {}, writeAddress(to))
  const goTo = (to: CatalogAddress, how?: { readonly isTyping: boolean }) => {
    setPressed({ at: location.key, address: to })
    void navigate(hrefOf(to), { preventScrollReset: true, replace: how?.isTyping ?? false })
  }
  return { address, chosen, found, isLoadingNext, hrefOf, goTo }
}

function useFound(route: CatalogRoute, address: CatalogAddress) {
  const query = useApiQueries()
  const isWatchlist = route === 'merchantWatchlist'
  const searched = useQueryAnswer(searchQuery(query, address), { enabled: !isWatchlist })
  const watched = useQueryAnswer(watchlistQuery(query, address), { enabled: isWatchlist })
  if (!isWatchlist) return searched
  const { data } = watched
  return { ...watched, data: data && { ...data, filterAttributes: data.filters } }
}

export type Catalog = ReturnType<typeof useCatalog>
