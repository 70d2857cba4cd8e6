import { listingHelpEndpoints } from '#contract/endpoints/listing-help.ts'
import type { EndpointServer } from '../../platform/http/endpoint-server.ts'
import { showLikeMost, takeOverLikeMost } from './help/like-most.ts'
import { showPriceHelp } from './help/show-price-help.ts'
import type { ListingServices } from './records/listing-services.ts'

/** Binds what helps an owner to write their ad. */
export function registerListingHelpRoutes(
  endpoints: EndpointServer,
  services: ListingServices,
): void {
  const { priceHelp, priceHelpAsVisitor } = listingHelpEndpoints
  const { likeMost, likeMostAsVisitor, takeOver, takeOverAsVisitor } = listingHelpEndpoints
  for (const declared of [priceHelp, priceHelpAsVisitor]) {
    endpoints.on(declared, ({ params }, context) =>
      showPriceHelp(services, context, params.entityId),
    )
  }
  for (const declared of [likeMost, likeMostAsVisitor]) {
    endpoints.on(declared, ({ params }, context) =>
      showLikeMost(services, context, params.entityId),
    )
  }
  for (const declared of [takeOver, takeOverAsVisitor]) {
    endpoints.on(declared, ({ params, body }, context) =>
      takeOverLikeMost(services, context, { ...params, ...body }),
    )
  }
}
