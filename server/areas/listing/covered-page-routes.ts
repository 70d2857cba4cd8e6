import { coveredPageEndpoints } from '#contract/endpoints/documents/covered-pages.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import {
  type CoveredPageServices,
  releasePage,
  removePage,
  sendPage,
  uploadPage,
} from './documents/covered-pages.ts'

/** Binds the covered pages of an ad's papers. */
export function registerCoveredPageRoutes(
  endpoints: EndpointServer,
  services: CoveredPageServices,
): void {
  endpoints.onRaw(coveredPageEndpoints.upload, ({ params }, context, { request }) =>
    uploadPage(services, context, { ...params, request }),
  )
  endpoints.on(coveredPageEndpoints.remove, ({ params }, context) =>
    removePage(services, context, params),
  )
  endpoints.onRaw(coveredPageEndpoints.page, ({ params }, context, { reply }) =>
    sendPage(services, context, { ...params, reply }),
  )
  endpoints.on(coveredPageEndpoints.release, ({ params, body }, context) =>
    releasePage(services, context, { ...params, ...body }),
  )
}
