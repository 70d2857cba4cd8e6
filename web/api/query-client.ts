import { QueryClient } from '@tanstack/react-query'
import { isNetworkFailed } from './network-failed.ts'

/** What a loader fetched is fresh for this long; live events keep it true afterwards. */
const staleMilliseconds = 30_000
const retries = 2

/** A new one for each request on the server: nobody may ever see another visitor's answers. */
export function createQueryClient(place: 'server' | 'browser'): QueryClient {
  const isServer = place === 'server'
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMilliseconds,
        // Without a timer the request's memory is freed as soon as the answer is sent.
        ...(isServer && { gcTime: Number.POSITIVE_INFINITY }),
        // A refusal stays a refusal; only a missing answer is worth asking again.
        retry: (failures, error) => !isServer && isNetworkFailed(error) && failures < retries,
      },
      // Never held back until the network returns: a command is sent at the press or not at all.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
