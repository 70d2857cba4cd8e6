import type { ApiQueries } from '#web/api/queries.ts'

/**
 * Each asking is logged as a look (rules 11), so nothing but the operator's own press asks: neither
 * the clock nor the window nor a live event. What was seen is forgotten with the panel.
 */
export function biddersQuery(query: ApiQueries, auctionId: number) {
  return {
    ...query.auctionVoids.bidders({ params: { auctionId } }),
    staleTime: 'static',
    gcTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  } as const
}
