import { accountServicesOf } from './account-services-of.ts'
import { registerAccountRoutes } from './areas/account/api.ts'
import { registerAuctionRoutes } from './areas/auction/api.ts'
import { registerCatalogRoutes } from './areas/catalog/api.ts'
import {
  describeVehicles,
  registerDefectRoutes,
  registerListingHelpRoutes,
  registerListingRoutes,
  registerReviewRoutes,
  registerRoundRoutes,
} from './areas/listing/api.ts'
import { registerLiveRoutes } from './areas/live/api.ts'
import { registerMessagingRoutes } from './areas/messaging/api.ts'
import { registerBankRoutes, registerOrderRoutes } from './areas/order/api.ts'
import { registerQuestionRoutes } from './areas/question/api.ts'
import { registerSiteRoutes } from './areas/site/api.ts'
import type { Market } from './market.ts'
import type { EndpointServer } from './platform/http/endpoint-server.ts'
import { createTickets } from './platform/live/tickets.ts'
import type { Services } from './platform/services.ts'

/** Every area's calls on the one door. */
export function registerAreas(endpoints: EndpointServer, services: Services, market: Market): void {
  const { hosts, hub, executor, termsValidFrom, listings, orders, catalog } = market
  registerAccountRoutes(endpoints, accountServicesOf(services, market))
  registerAuctionRoutes(endpoints, { ...services, executor, termsValidFrom })
  registerListingRoutes(endpoints, listings)
  registerListingHelpRoutes(endpoints, listings)
  registerRoundRoutes(endpoints, listings)
  registerReviewRoutes(endpoints, listings)
  registerDefectRoutes(endpoints, listings)
  registerCatalogRoutes(endpoints, { ...listings, catalog, marketNow: market.marketTime.now })
  registerOrderRoutes(endpoints, orders)
  registerBankRoutes(endpoints, orders)
  registerMessagingRoutes(endpoints, { ...services, hosts, describeVehicles })
  registerQuestionRoutes(endpoints, { ...listings, changeNotifier: market.changeNotifier })
  registerSiteRoutes(endpoints, services)
  registerLiveRoutes(endpoints, {
    pool: services.pool,
    hub,
    tickets: createTickets(services.now),
    auctions: market.live,
  })
}
