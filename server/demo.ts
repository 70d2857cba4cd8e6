import { seedDemo } from '#database/seeds/seed-demo.ts'
import { accountServicesOf } from './account-services-of.ts'
import {
  createDemoMarket,
  type DemoMarket,
  type DemoServices,
  pauseMarketClock,
  registerDemoRoutes,
  resumeMarketClock,
} from './areas/demo/api.ts'
import type { Market } from './market.ts'
import type { EndpointServer } from './platform/http/endpoints/endpoint-server.ts'
import type { Services } from './platform/services.ts'

/** What exists with `DEMO=1` alone: its market, time travel, the mailbox (rules 14). */
export function registerDemo(
  endpoints: EndpointServer,
  services: Services,
  market: Market,
): DemoMarket {
  const demoServices = demoServicesOf(services, market)
  const demo = createDemoMarket(demoServices)
  registerDemoRoutes(endpoints, demoServices, demo)
  followLoginEra(services, market)
  return demo
}

export function demoServicesOf(services: Services, market: Market): DemoServices {
  const { images, changeNotifier, listings, clock } = market
  const account = accountServicesOf(services, market)
  return {
    ...services,
    images,
    clock,
    seed: (report) =>
      seedDemo({ account, listing: listings, orders: market.orders, clock }, { report }),
    announceClock: () => changeNotifier.announce('clock', []),
    endLogins: async () => {
      await services.loginEra.refresh()
      changeNotifier.announce('ended_logins', [])
    },
  }
}

/**
 * Another process may have reset the market. A demo runs one alone: a second one hears of it a moment
 * later, and where that message was lost at the latest when the new market stands or its line is back.
 */
function followLoginEra({ loginEra, log }: Services, { changeNotifier }: Market): void {
  const refresh = () => {
    loginEra
      .refresh()
      .catch((err: unknown) => log.warn({ err }, 'logins of another market may still be taken'))
  }
  changeNotifier.listen('clock', refresh)
  changeNotifier.listen('ended_logins', (customerIds) => {
    if (customerIds.length === 0) refresh()
  })
}

/** Before anything reads the market's clock or notes that bids can be taken again. */
export async function resumeDemo({ pool }: Pick<Services, 'pool'>): Promise<void> {
  await resumeMarketClock(pool)
}

/** No market time passes until the next start. Where the database is gone already, the time counts as an outage. */
export async function pauseDemo({ pool, log }: Pick<Services, 'pool' | 'log'>): Promise<void> {
  await pauseMarketClock(pool).catch((err: unknown) =>
    log.warn({ err }, 'the market could not be paused'),
  )
}
