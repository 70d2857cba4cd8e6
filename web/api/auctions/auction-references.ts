import type { Query, QueryClient } from '@tanstack/react-query'
import type { AuctionPlace, AuctionPlaces } from '#contract/auction-places.ts'
import { type AuctionRef, findAt, type Remember, replaceAt } from './cached-answer.ts'

/** Which cached answers refer to which auctions, by the places that the contract names. */
export function createReferences(queryClient: QueryClient, places: AuctionPlaces) {
  const queries = queryClient.getQueryCache()

  function placesOf([area, call]: readonly unknown[]): readonly AuctionPlace[] {
    return places[String(area)]?.[String(call)] ?? []
  }

  function idsIn({ queryKey, state }: Query): readonly number[] {
    return placesOf(queryKey).flatMap((place) =>
      // Cached answers have nothing else there.
      (findAt(state.data, place) as readonly AuctionRef[]).map(({ auctionRef }) => auctionRef),
    )
  }

  return {
    /** The answer of this query with what stands at its places replaced. */
    replace: (
      queryKey: readonly unknown[],
      answer: unknown,
      replacement: (found: unknown) => unknown,
      remember?: Remember,
    ): unknown =>
      placesOf(queryKey).reduce(
        (before, place) => replaceAt(before, place, replacement, remember),
        answer,
      ),

    /** Asks again for the answers that refer to it. Lists show no history and cannot miss a part of it. */
    reload: (auctionId: number, which: 'pages' | 'lists and pages'): void => {
      void queryClient.invalidateQueries({
        predicate: (query) => {
          const isList = placesOf(query.queryKey).some((place) => place.includes('*'))
          return (which !== 'pages' || !isList) && idsIn(query).includes(auctionId)
        },
      })
    },

    /** Tells of each auction whose last answer leaves the cache. */
    watchLast: (gone: (auctionId: number) => void): void => {
      queries.subscribe(({ type, query }) => {
        if (type !== 'removed') return
        for (const auctionId of idsIn(query)) {
          const isReferred = queries.getAll().some((other) => idsIn(other).includes(auctionId))
          if (!isReferred) gone(auctionId)
        }
      })
    },
  }
}
