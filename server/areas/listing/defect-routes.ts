import { defectsEndpoints, type WaitingDefect } from '#contract/endpoints/defects.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { listOwnDefects, presentDefect, reportDefect } from './edit/report-defect.ts'
import { listWaitingDefects } from './records/defect-store.ts'
import type { ListingServices } from './records/listing-services.ts'
import { judgeDefect } from './review/judge-defect.ts'
import { describeVehicles } from './show/describe-vehicles.ts'

/** Binds the calls about defects that are added after the release (rules 8). */
export function registerDefectRoutes(endpoints: EndpointServer, services: ListingServices): void {
  endpoints.on(defectsEndpoints.report, async ({ params, body }, context) => ({
    defects: await reportDefect(services, context, { entityId: params.entityId, defect: body }),
  }))
  endpoints.on(defectsEndpoints.listOwn, async ({ params }, context) => ({
    defects: await listOwnDefects(services, context, params.entityId),
  }))
  endpoints.on(defectsEndpoints.listWaiting, async () => ({ defects: await waiting(services) }))
  endpoints.on(defectsEndpoints.judge, async ({ params, body }, context) => {
    await judgeDefect(services, context, { ...params, ...body })
    return {}
  })
}

async function waiting(services: ListingServices): Promise<WaitingDefect[]> {
  const { pool, auctions } = services
  const defects = await listWaitingDefects(pool)
  const entityIds = defects.map(({ entityId }) => entityId)
  const [vehicles, states] = await Promise.all([
    describeVehicles(pool, { entityIds, locale: defaultLocale }),
    auctions.list(
      pool,
      defects.map(({ auctionId }) => auctionId),
    ),
  ])
  const endsAt = new Map(states.map((state) => [state.auctionId, state.clock?.endsAt ?? null]))
  return defects.map((defect) => {
    const end = endsAt.get(defect.auctionId) ?? null
    return {
      ...presentDefect(defect),
      entityId: defect.entityId,
      auctionId: defect.auctionId,
      vehicle: vehicles.get(defect.entityId) ?? '',
      endsAt: end === null ? null : new Date(end).toISOString(),
    }
  })
}
