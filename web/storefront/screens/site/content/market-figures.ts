import { useQuery } from '@tanstack/react-query'
import { claimedFigures } from '#domain/publishing/market-figures.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { LoadContext } from '#web/storefront/page/screen.ts'

/** "Over 300 dealers": what the market says of itself, the same on every page (spec 1). */
export function useMarketFigures() {
  return useQuery(useApiQueries().content.readMarketFigures()).data ?? claimedFigures
}

/** A page stands without an answer too, as while the database is away. */
export function loadMarketFigures({
  query,
  queryClient,
}: Pick<LoadContext, 'query' | 'queryClient'>) {
  return Promise.allSettled([queryClient.ensureQueryData(query.content.readMarketFigures())])
}
