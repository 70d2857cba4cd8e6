declare module 'virtual:contract-routes' {
  import type { AuctionPlaces } from '#contract/auction-places.ts'
  import type { RouteTable } from '#contract/client.ts'
  export const routes: RouteTable
  export const auctionPlaces: AuctionPlaces
}

/** The routes of the named groups and calls alone: `virtual:contract-routes/live+site.readTime`. */
declare module 'virtual:contract-routes/*' {
  import type { RouteTable } from '#contract/client.ts'
  export const routes: RouteTable
}
