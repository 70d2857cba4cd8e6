import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import type { LoadContext } from '#web/storefront/page/screen.ts'

/** The latest request for a valuation of this browser or account, by kind of vehicle. */
export function ownRequestQuery(query: ApiQueries, kind: VehicleKind) {
  return query.valuation.get({ query: { productType: kind } })
}

const kinds = ['motorhome', 'trailer'] as const

/** Those of both kinds: one folder shows the routes of both. */
export function ensureOwnRequests({
  query,
  queryClient,
}: Pick<LoadContext, 'query' | 'queryClient'>) {
  return Promise.all(kinds.map((kind) => queryClient.ensureQueryData(ownRequestQuery(query, kind))))
}

export function useOwnRequest(kind: VehicleKind) {
  return useQueryAnswer(ownRequestQuery(useApiQueries(), kind)).data
}
