declare module 'virtual:contract-routes' {
  import type { AuctionPlaces } from '#contract/auction-places.ts'
  import type { RouteTable } from '#contract/client.ts'
  export const routes: RouteTable
  export const auctionPlaces: AuctionPlaces
}
