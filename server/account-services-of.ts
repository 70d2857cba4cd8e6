import type { AccountServices } from './areas/account/api.ts'
import { countVoids, endAgentsOf } from './areas/auction/api.ts'
import {
  claimAd,
  claimVisitorAds,
  findHeldKey,
  findOwnerId,
  isKnownTo,
  summariseOwn,
} from './areas/listing/api.ts'
import { carryMailStops } from './areas/messaging/api.ts'
import { queueUndecidedInvoices } from './areas/order/api.ts'
import type { Market } from './market.ts'
import { openIdentityProvider } from './outside/open-identity-provider.ts'
import type { Services } from './platform/services.ts'
import { termsInForce } from './texts/legal-texts.ts'

/** What the account area asks of the others. */
export function accountServicesOf(services: Services, market: Market): AccountServices {
  const { hosts, images, changeNotifier } = market
  return {
    ...services,
    hosts,
    images,
    identityProvider: openIdentityProvider(services.config, services.now),
    termsInForce,
    listings: {
      claimVisitorAds: (client, claim) => claimVisitorAds(services, client, claim),
      claimAd,
      findHeldKey: (db, search) => findHeldKey(services, db, search),
      isKnownTo: (listingId, context) => isKnownTo(services, listingId, context),
      summariseAds: summariseOwn,
      findOwnerId,
    },
    countVoids,
    carryMailStops,
    endAgents: (ended) =>
      endAgentsOf({ pool: services.pool, auctions: market.listings.auctions }, ended),
    settleInvoices: (merchantId) => queueUndecidedInvoices(services, merchantId),
    announceCustomer: async (_db, customerId) => changeNotifier.announce('customers', [customerId]),
    announceEndedLogin: async (customerId) => {
      changeNotifier.announce('ended_logins', [customerId])
      await services.endedSessions
        .refresh()
        .catch((err: unknown) => services.log.warn({ err }, 'an ended login is noticed later'))
    },
  }
}
