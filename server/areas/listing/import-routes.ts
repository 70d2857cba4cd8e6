import { listingImportEndpoints } from '#contract/endpoints/importing/listing-import.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { showImport, startImport } from './importing/start-import.ts'
import { confirmImported, takeImport } from './importing/take-import.ts'
import type { ListingServices } from './records/listing-services.ts'

/** Binds the calls about answers that are fetched from outside. */
export function registerImportRoutes(endpoints: EndpointServer, services: ListingServices): void {
  const { show, showAsVisitor, start, startAsVisitor } = listingImportEndpoints
  const { take, takeAsVisitor, confirm, confirmAsVisitor } = listingImportEndpoints
  for (const declared of [show, showAsVisitor]) {
    endpoints.on(declared, ({ params }, context) => showImport(services, context, params.entityId))
  }
  for (const declared of [start, startAsVisitor]) {
    endpoints.on(declared, ({ params, body }, context) =>
      startImport(services, context, { ...params, wanted: body }),
    )
  }
  for (const declared of [take, takeAsVisitor]) {
    endpoints.on(declared, ({ params }, context) => takeImport(services, context, params))
  }
  for (const declared of [confirm, confirmAsVisitor]) {
    endpoints.on(declared, ({ params, body }, context) =>
      confirmImported(services, context, { ...params, ...body }),
    )
  }
}
