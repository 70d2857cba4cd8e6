import { type AuctionPlaces, auctionPlaces } from './auction-places.ts'
import { type EndpointGroups, type RouteTable, routeTable } from './client.ts'

/** What a page has to know of the calls that it makes. */
export type KnownCalls = { readonly routes: RouteTable; readonly auctionPlaces: AuctionPlaces }

/** @param calls As `auction.placeBid`. */
export function knownCalls(groups: EndpointGroups, calls: ReadonlySet<string>): KnownCalls {
  const few = Object.fromEntries(
    Object.entries(groups).flatMap(([group, endpoints]) => {
      const some = Object.entries(endpoints).filter(([name]) => calls.has(`${group}.${name}`))
      return some.length === 0 ? [] : [[group, Object.fromEntries(some)] as const]
    }),
  )
  return { routes: routeTable(few), auctionPlaces: auctionPlaces(few) }
}
