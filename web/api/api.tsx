import { auctionPlaces, routes } from 'virtual:contract-routes'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { createClient, type Transport } from '#contract/client.ts'
import type { ApiClient } from './api-client.ts'
import { type AuctionCache, createAuctionCache } from './auctions/auction-cache.ts'
import type { PageBuild } from './build-of-page/page-build.ts'
import { madeOnDemand } from './made-on-demand.ts'
import { type ApiQueries, createQueries } from './queries.ts'

/**
 * One way to data for every screen: the typed client, and a query option for each reading call. On
 * the server the transport calls the endpoint in the same process, in the browser it fetches.
 */

export type Api = {
  readonly client: ApiClient
  readonly query: ApiQueries
  readonly queryClient: QueryClient
  /** The auctions that the answers in the query cache refer to. */
  readonly auctions: AuctionCache
  readonly build: PageBuild
}

export function createApi(transport: Transport, queryClient: QueryClient, build: PageBuild): Api {
  const client = createApiClient(transport)
  const auctions = createAuctionCache(queryClient, auctionPlaces)
  return { client, query: createQueries(client, auctions), queryClient, auctions, build }
}

/** Each call is made when it is asked for: a page makes few of them, and learns some after the client was made. */
function createApiClient(transport: Transport): ApiClient {
  const client = madeOnDemand((group) =>
    madeOnDemand((name) => {
      const route = routes[group]?.[name]
      if (route) return createClient({ [group]: { [name]: route } }, transport)[group]?.[name]
      return () => Promise.reject(new Error(`This page does not know the call ${group}.${name}`))
    }),
  )
  return client as unknown as ApiClient // The route table is computed from the same groups.
}

const ApiContext = createContext<Api | undefined>(undefined)

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

/** The typed client: `await useApi().auction.placeBid({ params, body, idempotencyKey })`. */
export function useApi(): ApiClient {
  return useWholeApi().client
}

/** Query options of the reading calls: `useSuspenseQuery(useApiQueries().catalog.search({ query }))`. */
export function useApiQueries(): ApiQueries {
  return useWholeApi().query
}

export function useWholeApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider around it')
  return api
}
