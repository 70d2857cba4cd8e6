import { adChangesEndpoints } from '#contract/endpoints/changes/ad-changes.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { decideChanges } from './changes/decide-changes.ts'
import { proposeChanges, withdrawChange } from './changes/propose-changes.ts'
import {
  listChanges,
  listWaitingAds,
  showVersioned,
  showWaitingChanges,
} from './changes/show-changes.ts'
import type { ListingServices } from './records/listing-services.ts'

/** Binds the calls about changes of an ad after its submission (rules 2 and 8). */
export function registerChangeRoutes(endpoints: EndpointServer, services: ListingServices): void {
  endpoints.on(adChangesEndpoints.getVersioned, ({ params }, context) =>
    showVersioned(services, context, params.entityId),
  )
  endpoints.on(adChangesEndpoints.updateVersioned, async ({ params, body }, context) => {
    const { consentVersion, confirmations = [], ...input } = body
    const proposal = { ...params, input, consentVersion, confirmations }
    await proposeChanges(services, context, proposal)
    return showVersioned(services, context, params.entityId)
  })
  endpoints.on(adChangesEndpoints.list, ({ params }, context) =>
    listChanges(services, context, params.entityId),
  )
  endpoints.on(adChangesEndpoints.withdraw, async ({ params }, context) => {
    await withdrawChange(services, context, params)
    return listChanges(services, context, params.entityId)
  })
  endpoints.on(adChangesEndpoints.listWaiting, () => listWaitingAds(services))
  endpoints.on(adChangesEndpoints.show, ({ params }, context) =>
    showWaitingChanges(services, context, params.entityId),
  )
  endpoints.on(adChangesEndpoints.decide, async ({ params, body }, context) => {
    await decideChanges(services, context, { ...params, ...body })
    return {}
  })
}
