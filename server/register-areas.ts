import { accountServicesOf } from './account-services-of.ts'
import { registerAccountRoutes } from './areas/account/api.ts'
import { registerAuctionRoutes } from './areas/auction/api.ts'
import {
  createShowVehicle,
  listPushedSearches,
  registerCatalogRoutes,
} from './areas/catalog/api.ts'
import {
  describeVehicles,
  listFollowable,
  listMainPictures,
  registerChangeRoutes,
  registerCoveredPageRoutes,
  registerDefectRoutes,
  registerHelperRoutes,
  registerImportRoutes,
  registerListingHelpRoutes,
  registerListingRoutes,
  registerReviewRoutes,
  registerRoundRoutes,
  registerStockRoutes,
  registerTranslationRoutes,
} from './areas/listing/api.ts'
import { registerLiveRoutes } from './areas/live/api.ts'
import { registerMessagingRoutes } from './areas/messaging/api.ts'
import {
  registerBankRoutes,
  registerHandoverRoutes,
  registerOrderRoutes,
} from './areas/order/api.ts'
import { registerPublishingRoutes } from './areas/publishing/api.ts'
import { registerQuestionRoutes } from './areas/question/api.ts'
import {
  registerReferralRoutes,
  registerSiteRoutes,
  registerUsageRoutes,
  type UsageRecorder,
} from './areas/site/api.ts'
import { createKnownModel, registerValuationRoutes } from './areas/valuation/api.ts'
import type { Market } from './market.ts'
import type { OpenSenders } from './outside/open-senders.ts'
import { createReportPress } from './pdf-worker.ts'
import { registerPersonalDataRoutes } from './personal-data/personal-data-routes.ts'
import type { EndpointServer } from './platform/http/endpoints/endpoint-server.ts'
import type { ChangeNotifier } from './platform/live/change-notifier.ts'
import { createTickets } from './platform/live/tickets.ts'
import type { Services } from './platform/services.ts'

/** Every area's calls on the one door. */
export function registerAreas(
  endpoints: EndpointServer,
  services: Services,
  market: Market & OpenSenders & { readonly usage: UsageRecorder },
): void {
  const { push, changeNotifier } = market
  const { hosts, hub, executor, termsValidFrom, listings, orders, catalog } = market
  const accountServices = accountServicesOf(services, market)
  registerAccountRoutes(endpoints, accountServices)
  registerAuctionRoutes(endpoints, { ...services, executor, termsValidFrom })
  registerListingRoutes(endpoints, listings)
  registerCoveredPageRoutes(endpoints, listings)
  registerListingHelpRoutes(endpoints, listings)
  registerHelperRoutes(endpoints, listings)
  registerImportRoutes(endpoints, listings)
  registerStockRoutes(endpoints, listings)
  registerRoundRoutes(endpoints, listings)
  registerReviewRoutes(endpoints, listings)
  registerDefectRoutes(endpoints, listings)
  registerTranslationRoutes(endpoints, listings)
  registerChangeRoutes(endpoints, listings)
  registerCatalogRoutes(endpoints, { ...listings, catalog, marketNow: market.marketTime.now })
  registerOrderRoutes(endpoints, orders)
  registerHandoverRoutes(endpoints, orders)
  registerBankRoutes(endpoints, orders)
  registerMessagingRoutes(endpoints, {
    ...{ ...services, hosts, describeVehicles, listMainPictures, listPushedSearches },
    push: push.sender,
    whatsApp: market.whatsApp,
    newDemoDevice: push.newDemoDevice,
    announceRead: announceReadBy(changeNotifier),
    showVehicle: createShowVehicle(listings),
  })
  registerQuestionRoutes(endpoints, { ...listings, changeNotifier })
  registerValuationRoutes(endpoints, {
    ...listings,
    reportPress: createReportPress(),
    valuationModel: createKnownModel(services),
  })
  registerPublishingRoutes(endpoints, listings)
  registerSiteRoutes(endpoints, services)
  registerReferralRoutes(endpoints, services)
  registerUsageRoutes(endpoints, { ...services, usage: market.usage })
  registerPersonalDataRoutes(endpoints, {
    ...accountServices,
    announceListing: listings.announceListing,
  })
  registerLiveRoutes(endpoints, {
    pool: services.pool,
    hub,
    tickets: createTickets(services.now),
    streamsPerAddress: services.config.streamsPerAddress,
    auctions: market.live,
    followableAds: async (context, entityIds) => {
      // What is on the market for everybody needs no look at anybody's rights.
      const others = entityIds.filter((id) => !market.catalog.has(id))
      const listed = entityIds.filter((id) => market.catalog.has(id))
      return [...listed, ...(await listFollowable(listings, context, others))]
    },
  })
}

/** Open pages count anew what is unread. */
export function announceReadBy(changeNotifier: ChangeNotifier) {
  return (messageIds: readonly number[]) => {
    if (messageIds.length > 0) changeNotifier.announce('messages', messageIds)
  }
}
