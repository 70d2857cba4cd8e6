import { type DataTag, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { EndpointGroups } from '#contract/client.ts'
import type { CallInput, EndpointDeclaration, Output } from '#contract/endpoint.ts'
import type { endpointGroups } from '#contract/endpoints.ts'
import type { ApiClient } from './api.tsx'

/**
 * `query.<area>.<call>(input)` gives query options with a stable key: [area, call, input]. A loader
 * ensures them, the screen uses them, a live event writes to them by the same key.
 */

type LooseCall = (input: unknown, signal: unknown) => Promise<unknown>

export type QueryKey = readonly [area: string, call: string, input?: unknown]

type Options<Answer> = {
  queryKey: DataTag<QueryKey, Answer>
  queryFn: (context: QueryFunctionContext<QueryKey>) => Promise<Answer>
}

type QueryOf<E extends EndpointDeclaration> =
  unknown extends CallInput<E>
    ? () => Options<Output<E>>
    : (input: CallInput<E>) => Options<Output<E>>

type QueriesOf<Groups extends EndpointGroups> = {
  readonly [Area in keyof Groups]: {
    readonly [Name in keyof Groups[Area]]: QueryOf<Groups[Area][Name]>
  }
}

export type ApiQueries = QueriesOf<typeof endpointGroups>

export function createQueries(client: ApiClient): ApiQueries {
  const areas: Record<string, Record<string, unknown>> = {}
  for (const [area, calls] of Object.entries(client)) {
    const options: Record<string, unknown> = {}
    areas[area] = options
    for (const [name, call] of Object.entries(calls as Record<string, LooseCall>)) {
      options[name] = (input?: unknown) =>
        queryOptions({
          queryKey: input === undefined ? [area, name] : [area, name, input],
          queryFn: ({ signal }) => call(input, signal),
        })
    }
  }
  return areas as ApiQueries // Built from the same groups as the client.
}

/** Key prefix of a whole area or of one call with any input, for `invalidateQueries`. */
export function keysOf<Area extends keyof typeof endpointGroups>(
  area: Area,
  call?: keyof (typeof endpointGroups)[Area],
): readonly string[] {
  return call === undefined ? [area] : [area, String(call)]
}
