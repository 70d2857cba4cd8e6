import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createHosts, hostSettings } from '#locales/hosts.ts'
import { locales } from '#locales/locales.ts'
import { registerAccountRoutes } from './areas/account/account-routes.ts'
import { findBuyer } from './areas/account/find-buyer.ts'
import { findSeller } from './areas/account/find-people.ts'
import { createIdentify } from './areas/account/identify.ts'
import { startAuctionClock } from './areas/auction/auction-clock.ts'
import { registerAuctionRoutes } from './areas/auction/auction-routes.ts'
import { createCommandExecutor } from './areas/auction/command-executor.ts'
import { createAuctionUseCases } from './areas/auction/create-use-cases.ts'
import { createCatalogIndex } from './areas/catalog/catalog-index.ts'
import { registerCatalogRoutes } from './areas/catalog/catalog-routes.ts'
import { catalogSource } from './areas/catalog/catalog-source.ts'
import { claimVisitorAds } from './areas/listing/claim-listings.ts'
import { findOwnerId, summariseOwn } from './areas/listing/listing-lists.ts'
import { registerListingRoutes } from './areas/listing/listing-routes.ts'
import { registerReviewRoutes } from './areas/listing/review-routes.ts'
import { createLiveAuctions } from './areas/live/live-auctions.ts'
import { registerLiveRoutes } from './areas/live/live-routes.ts'
import { openOrder } from './areas/order/open-order.ts'
import { registerOrderRoutes } from './areas/order/order-routes.ts'
import { registerSiteRoutes } from './areas/site/site-routes.ts'
import { callLocale } from './call-locale.ts'
import type { Config } from './config.ts'
import { registerHealthRoutes } from './health-routes.ts'
import { createLocalImageStore } from './integrations/image-store/local-image-store.ts'
import { registerPictureRoutes } from './integrations/image-store/picture-routes.ts'
import { startMarketTime } from './market-time.ts'
import { mountPages } from './mount-pages.ts'
import type { DatabaseConnection, DatabasePool } from './platform/database/pool.ts'
import type { Viewer } from './platform/http/call-context.ts'
import { EndpointServer } from './platform/http/endpoint-server.ts'
import { createHttpServer, type HttpServices, mountEndpoints } from './platform/http/http-server.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import { createStreamHub } from './platform/live/stream-hub.ts'
import { createTickets } from './platform/live/tickets.ts'
import { startWake } from './platform/live/wake.ts'
import { createTaskQueue } from './platform/pictures/task-queue.ts'
import { deriveKeys } from './platform/secrets/keys.ts'
import type { Services } from './platform/services.ts'
import { problemTexts } from './problem-texts.ts'
import { consentSentence, termsInForce } from './prose.ts'
import { startJobRoles } from './start-job-roles.ts'

export type App = {
  readonly http: FastifyInstance
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly welcome: () => string
}

const maxBodyBytes = 1024 * 1024

/** The wiring on one screen: configuration, services, areas, routes. */
export async function createApp(process: {
  readonly config: Config
  readonly pool: DatabasePool
  readonly log: Logger
  readonly connection: DatabaseConnection
  /** Tests of calls need no built pages. */
  readonly isWithoutPages?: boolean
}): Promise<App> {
  const { config, pool, log, connection } = process
  const services: Services = {
    config,
    pool,
    log,
    keys: deriveKeys(config.secret),
    now: () => new Date(),
  }
  await prepareJobs(pool, log)
  const hosts = createHosts(hostSettings({ baseHosts: config.baseHosts, port: config.port }))
  const images = await createLocalImageStore(join(config.dataDir, 'files'))
  const wake = await startWake({ connection, log })
  const marketTime = await startMarketTime(pool)
  const hub = createStreamHub<Viewer>()
  const termsValidFrom = termsInForce('de', services.now()).validFrom
  const executor = createCommandExecutor({
    pool,
    log,
    secretsKey: services.keys.auctionSecrets,
    termsValidFrom,
    react: async (client, { events, auctions }) => {
      const sold = new Set(
        events.flatMap(({ event, auctionId }) =>
          event.type === 'auction_sold' ? [auctionId] : [],
        ),
      )
      for (const { after } of auctions) {
        if (sold.has(after.auctionId)) await openOrder(orderServices, client, after)
      }
    },
    announce: (auctionIds) => wake.announce('auctions', auctionIds),
  })
  const clock = startAuctionClock({ pool, executor, log })
  const live = createLiveAuctions({ ...services, hub, termsValidFrom })
  const auctions = createAuctionUseCases({ executor, keys: services.keys })
  const listingServices = {
    ...services,
    images,
    auctions,
    sellers: { find: findSeller },
    termsValidFrom,
    pictureQueue: createTaskQueue({ concurrency: 2, maxWaiting: 60 }),
    consentSentence,
  }
  const orderServices = { ...listingServices, buyers: { find: findBuyer } }
  const catalog = createCatalogIndex(catalogSource(listingServices))
  await catalog.loadAll()
  wake.listen('auctions', (ids) => {
    live.changed(ids)
    clock.wake()
    void catalog.refreshAuctions(ids).catch((err: unknown) => log.warn({ err }, 'catalog is stale'))
  })
  wake.listen('clock', () => {
    clock.wake()
    void marketTime.refresh()
  })

  const endpoints = new EndpointServer({ checksAnswers: config.checksAnswers })
  registerAccountRoutes(endpoints, {
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
  })
  registerAuctionRoutes(endpoints, { ...services, executor, termsValidFrom })
  registerListingRoutes(endpoints, listingServices)
  registerReviewRoutes(endpoints, listingServices)
  registerCatalogRoutes(endpoints, { ...listingServices, catalog })
  registerOrderRoutes(endpoints, orderServices)
  registerSiteRoutes(endpoints, services)
  registerLiveRoutes(endpoints, { hub, tickets: createTickets(services.now), auctions: live })

  const httpServices: HttpServices = {
    log,
    csrfKey: services.keys.csrf,
    isSecure: !config.isDemo,
    texts: problemTexts,
    maxBodyBytes,
    callsPerMinute: config.callsPerMinute,
    identify: createIdentify(services),
    localeOf: callLocale(hosts),
  }
  const http = await createHttpServer(httpServices)
  mountEndpoints(http, endpoints, httpServices)
  registerHealthRoutes(http, { pool, version: '1' })
  registerPictureRoutes(http, images)
  if (!process.isWithoutPages) {
    await mountPages(http, { config, hosts, endpoints, httpServices, now: marketTime.now })
  }
  const jobs = config.roles.includes('jobs')
    ? await startJobRoles({ services, wake, orderServices, hosts })
    : null

  return {
    http,
    start: async () => {
      await clock.catchUp()
      await http.listen({ port: config.port, host: config.listenHost })
    },
    stop: async () => {
      hub.stop()
      await http.close()
      await clock.stop()
      await executor.drain()
      await jobs?.stop()
      await wake.stop()
    },
    welcome: () => welcomeText(config, hosts),
  }
}

function welcomeText(config: Config, hosts: ReturnType<typeof createHosts>): string {
  const lines = locales.map((locale) => `  ${locale}  ${hosts.origin(locale)}`)
  return [
    '',
    'CM24 is ready.',
    '',
    'Storefronts',
    ...lines,
    '',
    `Operator console   ${hosts.consoleOrigin()}`,
    ...(config.isDemo
      ? [
          `Mailbox            ${hosts.origin('de')}/dev/mailbox`,
          `Demo logins        ${hosts.origin('de')}/dev/demo`,
        ]
      : []),
    '',
  ].join('\n')
}
