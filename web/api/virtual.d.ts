declare module 'virtual:contract-routes' {
  import type { AuctionPlaces } from '#contract/auction-places.ts'
  import type { RouteTable } from '#contract/client.ts'
  /** Grow as a page learns more calls (`add-calls.ts`). */
  export const routes: Record<string, RouteTable[string]>
  export const auctionPlaces: Record<string, AuctionPlaces[string]>
}

/** The routes of the named groups and calls alone: `virtual:contract-routes/live+site.readTime`. */
declare module 'virtual:contract-routes/*' {
  import type { RouteTable } from '#contract/client.ts'
  export const routes: RouteTable
}
