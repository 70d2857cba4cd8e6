import { listingHelpEndpoints } from '#contract/endpoints/listing-help.ts'
import type { EndpointServer } from '../../platform/http/endpoint-server.ts'
import { showPriceHelp } from './help/show-price-help.ts'
import type { ListingServices } from './records/listing-services.ts'

/** Binds what helps an owner to write their ad. */
export function registerListingHelpRoutes(
  endpoints: EndpointServer,
  services: ListingServices,
): void {
  const { priceHelp, priceHelpAsVisitor } = listingHelpEndpoints
  for (const declared of [priceHelp, priceHelpAsVisitor]) {
    endpoints.on(declared, ({ params }, context) =>
      showPriceHelp(services, context, params.entityId),
    )
  }
}
