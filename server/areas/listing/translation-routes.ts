import { translationEndpoints } from '#contract/endpoints/translation/translation.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import type { ListingServices } from './records/listing-services.ts'
import { showDefects, showDescription } from './show/show-translation.ts'

/** Binds the calls for what an owner wrote in the language of its reader (spec 7.3). */
export function registerTranslationRoutes(
  endpoints: EndpointServer,
  services: ListingServices,
): void {
  endpoints.on(translationEndpoints.description, ({ params }, context) =>
    showDescription(services, context, params.entityId),
  )
  endpoints.on(translationEndpoints.defects, ({ params }, context) =>
    showDefects(services, context, params.entityId),
  )
}
