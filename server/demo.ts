import { seedDemo } from '#database/seeds/seed-demo.ts'
import { accountServicesOf } from './account-services-of.ts'
import { createDemoMarket, type DemoMarket } from './areas/demo/demo-market.ts'
import { registerDemoRoutes } from './areas/demo/demo-routes.ts'
import type { DemoServices } from './areas/demo/demo-services.ts'
import { marketClockStore } from './areas/demo/market-clock-store.ts'
import type { Market } from './market.ts'
import type { EndpointServer } from './platform/http/endpoint-server.ts'
import type { Services } from './platform/services.ts'

/** What exists with `DEMO=1` alone: its market, time travel, the mailbox (rules 14). */
export function registerDemo(
  endpoints: EndpointServer,
  services: Services,
  market: Market,
): DemoMarket {
  const { images, wake, listings, clock } = market
  const account = accountServicesOf(services, market)
  const demoServices: DemoServices = {
    ...services,
    images,
    clock,
    seed: (report) =>
      seedDemo({ account, listing: listings, orders: market.orders, clock }, { report }),
    announceClock: () => wake.announce('clock', []),
    announceEndedLogins: () => wake.announce('ended_logins', []),
  }
  const demo = createDemoMarket(demoServices)
  registerDemoRoutes(endpoints, demoServices, demo)
  return demo
}

/** Before anything reads the market's clock or notes that bids can be taken again. */
export async function resumeDemo({ pool }: Pick<Services, 'pool'>): Promise<void> {
  await marketClockStore.goOn(pool)
}

/** Its market rests until the next start; where the database is gone already it was away instead. */
export async function restDemo({ pool, log }: Pick<Services, 'pool' | 'log'>): Promise<void> {
  await marketClockStore
    .rest(pool)
    .catch((err: unknown) => log.warn({ err }, 'the market could not be laid to rest'))
}
