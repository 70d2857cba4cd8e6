import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useWholeApi } from './api.tsx'
import type { Joined } from './auctions/cached-answer.ts'
import type { AnswerQuery, QueryKey } from './queries.ts'

/** The answer that the screen's `load` fetched, its auctions as they are now. */
export function useAnswer<Answer>(query: AnswerQuery<Answer>): Joined<Answer> {
  const { data } = useSuspenseQuery(query)
  return useAuctionsOf(query, data as Answer) // The query's own answer.
}

export type AskOptions<Answer = never> = {
  readonly enabled?: boolean
  readonly retry?: false
  /** In milliseconds; a function is asked again after each answer. */
  readonly refetchInterval?: number | ((answer: Answer | undefined) => number)
  /** Of a list whose next page is on its way: the page before stays. */
  readonly keepsPrevious?: boolean
}

/** The same for an answer that may still be on its way. */
export function useQueryAnswer<Answer>(
  query: AnswerQuery<Answer>,
  { keepsPrevious = false, refetchInterval, ...options }: AskOptions<Answer> = {},
) {
  const { data, error, isFetching, refetch } = useQuery<Answer, Error, Answer, QueryKey>({
    ...query,
    ...options,
    ...(refetchInterval !== undefined && {
      refetchInterval: ({ state }) =>
        typeof refetchInterval === 'number' ? refetchInterval : refetchInterval(state.data),
    }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
  return { data: useAuctionsOf(query, data), error, isFetching, refetch }
}

/** Draws again when an auction of the answer changes. */
function useAuctionsOf<Answer>(
  { queryKey }: { readonly queryKey: QueryKey },
  cached: Answer,
): Joined<Answer> {
  const { auctions } = useWholeApi()
  const join = () => auctions.join(queryKey, cached)
  return useSyncExternalStore(auctions.subscribe, join, join)
}
