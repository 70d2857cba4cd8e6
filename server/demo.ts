import { type SeedServices, seedDemo } from '#database/seeds/seed-demo.ts'
import { claimVisitorAds } from './areas/listing/claim-listings.ts'
import { findOwnerId, summariseOwn } from './areas/listing/listing-lists.ts'
import type { Market } from './market.ts'
import type { Services } from './platform/services.ts'
import { termsInForce } from './prose.ts'

/** The demo's market on first start: seeded once, when there is nobody yet (rules 14). */
export async function seedDemoWhenEmpty(services: Services, market: Market): Promise<void> {
  const { rows } = await services.pool.query('select exists (select from customers) as is_seeded')
  if (!services.config.isDemo || rows[0].is_seeded) return
  await seedDemo(seedServicesOf(services, market))
  market.wake.announce('clock', [])
}

/** The use cases that people of the demo act by. */
export function seedServicesOf(services: Services, market: Market): SeedServices {
  const { hosts, images, wake, listings, clock } = market
  return {
    account: {
      ...services,
      hosts,
      images,
      termsInForce,
      listings: {
        claimVisitorAds: (client, claim) => claimVisitorAds(services, client, claim),
        summariseAds: summariseOwn,
        findOwnerId,
      },
      announceCustomer: async (_db, customerId) => wake.announce('customers', [customerId]),
    },
    listing: listings,
    clock,
  }
}
