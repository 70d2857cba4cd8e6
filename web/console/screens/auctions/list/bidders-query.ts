import type { ApiQueries } from '#web/api/queries.ts'

/**
 * The server logs each call as a view of personal data (rules 11). So only the operator's own click
 * makes it: no timer, no focus of the window, no live event. The answer is dropped with the panel.
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
