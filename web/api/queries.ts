import { type DataTag, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { EndpointGroups } from '#contract/client.ts'
import type { CallInput, EndpointDeclaration, Output } from '#contract/endpoint.ts'
import type { endpointGroups } from '#contract/endpoints.ts'
import type { ApiClient } from './api-client.ts'
import type { AuctionCache } from './auctions/auction-cache.ts'
import type { Cached } from './auctions/cached-answer.ts'
import { madeOnDemand } from './made-on-demand.ts'

/**
 * `query.<area>.<call>(input)` gives query options with a stable key: [area, call, input]. A loader
 * ensures them, the screen uses them. The cached answer refers to its auctions; `useAnswer` and
 * `useWithAuctions` put them in place.
 */

type LooseCall = (input: unknown, signal: unknown) => Promise<unknown>

export type QueryKey = readonly [area: string, call: string, input?: unknown]

/** Options of a query whose answer lies in the cache like this. */
export type AnswerQuery<Answer> = {
  queryKey: DataTag<QueryKey, Answer>
  queryFn: (context: QueryFunctionContext<QueryKey>) => Promise<Answer>
}

type QueryOf<E extends EndpointDeclaration> =
  unknown extends CallInput<E>
    ? () => AnswerQuery<Cached<Output<E>>>
    : (input: CallInput<E>) => AnswerQuery<Cached<Output<E>>>

type QueriesOf<Groups extends EndpointGroups> = {
  readonly [Area in keyof Groups]: {
    readonly [Name in keyof Groups[Area]]: QueryOf<Groups[Area][Name]>
  }
}

export type ApiQueries = QueriesOf<typeof endpointGroups>

export function createQueries(
  client: ApiClient,
  auctions: Pick<AuctionCache, 'takeIn'>,
): ApiQueries {
  const calls = client as unknown as Readonly<Record<string, Readonly<Record<string, LooseCall>>>>
  const areas = madeOnDemand((area) =>
    madeOnDemand((name) => (input?: unknown) => {
      const queryKey = input === undefined ? [area, name] : [area, name, input]
      return queryOptions({
        queryKey,
        queryFn: async ({ signal }) =>
          auctions.takeIn(queryKey, await calls[area]?.[name]?.(input, signal)),
      })
    }),
  )
  return areas as unknown as ApiQueries // Built from the same groups as the client.
}

/** Key prefix of a whole area or of one call with any input, for `invalidateQueries`. */
export function keysOf<Area extends keyof typeof endpointGroups>(
  area: Area,
  call?: keyof (typeof endpointGroups)[Area],
): readonly string[] {
  return call === undefined ? [area] : [area, String(call)]
}
