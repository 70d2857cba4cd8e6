import { listingHelperEndpoints } from '#contract/endpoints/listing-help.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { beginHelp, endHelper, inviteHelper } from './helping/invite-helper.ts'
import type { ListingServices } from './records/listing-services.ts'

/** Binds the calls about people who help an owner. */
export function registerHelperRoutes(endpoints: EndpointServer, services: ListingServices): void {
  const { invite, end, begin } = listingHelperEndpoints
  endpoints.on(invite, ({ params, body }, context) =>
    inviteHelper(services, context, { ...params, ...body }),
  )
  endpoints.on(end, async ({ params }, context) => {
    await endHelper(services, context, params)
    return {}
  })
  endpoints.on(begin, ({ body }, context) => beginHelp(services, context, body.token))
}
