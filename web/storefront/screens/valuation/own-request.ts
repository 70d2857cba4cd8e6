import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import type { LoadContext } from '#web/storefront/page/screen.ts'
import { kindOfRoute } from './flow-of-route.ts'

/** The latest request for a valuation of this browser or account, by kind of vehicle. */
export function ownRequestQuery(query: ApiQueries, kind: VehicleKind) {
  return query.valuation.get({ query: { productType: kind } })
}

/** That of the kind of which the shown route is. */
export function ensureOwnRequest({
  query,
  queryClient,
  route,
}: Pick<LoadContext, 'query' | 'queryClient' | 'route'>) {
  return queryClient.ensureQueryData(ownRequestQuery(query, kindOfRoute(route)))
}

export function useOwnRequest(kind: VehicleKind) {
  return useQueryAnswer(ownRequestQuery(useApiQueries(), kind)).data
}
