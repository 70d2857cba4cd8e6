import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accountServicesOf } from './account-services-of.ts'
import {
  createCompanyNotes,
  createIdentify,
  mountIssuer,
  registerRelatedOrigins,
  startEndedSessions,
  startLoginEra,
} from './areas/account/api.ts'
import { type DemoMarket, refuseForeignHosts } from './areas/demo/api.ts'
import { createPictureAudience } from './areas/listing/api.ts'
import { registerMailRoutes, registerWhatsAppWebhook } from './areas/messaging/api.ts'
import { openContentStore } from './areas/publishing/api.ts'
import { createPageNotes, createUsageRecorder } from './areas/site/api.ts'
import type { Config } from './config.ts'
import { pauseDemo, registerDemo, resumeDemo } from './demo.ts'
import { registerHealthRoutes } from './health-routes.ts'
import { registerInstalledApp } from './installed-app/installed-app-routes.ts'
import { registerPictureRoutes } from './integrations/image-store/picture-routes.ts'
import { keptPagesOf } from './kept-pages.ts'
import { startCountingMarket } from './lifetimes/count-market.ts'
import { startDeleting } from './lifetimes/start-deleting.ts'
import { startYearlyChecks } from './lifetimes/yearly-checks.ts'
import { type Market, startMarket } from './market.ts'
import { mountPages, pageSourceOf } from './mount-pages.ts'
import { type OpenSenders, openSenders } from './outside/open-senders.ts'
import { claimDatabase } from './platform/database/installation.ts'
import type { DatabaseConnection, DatabasePool } from './platform/database/pool.ts'
import { EndpointServer } from './platform/http/endpoints/endpoint-server.ts'
import { createHttpServer, mountEndpoints } from './platform/http/http-server.ts'
import type { HttpServices } from './platform/http/http-services.ts'
import { callContextOf } from './platform/http/read-call.ts'
import { registerSecurityTxt } from './platform/http/security-txt.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import type { PageSource } from './platform/pages/page-source.ts'
import { deriveKeys } from './platform/secrets/keys.ts'
import type { Services } from './platform/services.ts'
import { announceReadBy, registerAreas } from './register-areas.ts'
import { registerPreviewRoutes } from './search-engines/previews/preview-routes.ts'
import { createPublicAds } from './search-engines/public-ads.ts'
import { registerSearchEngineRoutes } from './search-engines/search-engine-routes.ts'
import { startJobRoles } from './start-job-roles.ts'
import { callLocale } from './texts/call-locale.ts'
import { problemTexts } from './texts/problem-texts.ts'
import { welcomeText } from './texts/welcome-text.ts'

export type App = {
  readonly http: FastifyInstance
  readonly services: Services
  readonly market: Market
  /** Null outside a demo, where nothing of it exists. */
  readonly demo: DemoMarket | null
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly welcome: () => string
}

type JobRoles = Parameters<typeof startJobRoles>[0]

export type AppParts = {
  readonly config: Config
  readonly pool: DatabasePool
  readonly log: Logger
  readonly connection: DatabaseConnection
  /** Makes the sizes of drawn pictures; the demo's own, so main.ts hands it in. */
  readonly pictureSizes?: JobRoles['pictureSizes']
  /** What its valuations learn from; handed in likewise. */
  readonly inventedSales?: JobRoles['inventedSales']
  /** With it a demo in which there is nobody makes its market; told before that begins. */
  readonly announceSeeding?: () => void
  /** Tests of calls need no built pages, and tests of kept pages draw simpler ones. */
  readonly isWithoutPages?: boolean
  readonly pageSource?: PageSource
}

const maxBodyBytes = 1024 * 1024

/** The wiring on one screen: configuration, market, calls, pages, jobs. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, pool, log, connection } = parts
  const services = await servicesOf(parts)
  if (config.isDemo) await resumeDemo(services)
  await prepareJobs(pool, log)
  const market = await startMarket(services, connection)
  const { hosts } = market
  followEndedLogins(services, market)

  const endpoints = new EndpointServer({
    checksAnswers: config.checksAnswers,
    note: createCompanyNotes(services),
  })
  const senders = await openSenders(services, () => http)
  const usage = createUsageRecorder(services)
  registerAreas(endpoints, services, { ...market, ...senders, usage })
  const demo = config.isDemo ? registerDemo(endpoints, services, market) : null

  const { trustProxy, callsPerMinute, uploadMegabytesPerHour } = config
  const httpServices: HttpServices = {
    log,
    csrfKey: services.keys.csrf,
    isSecure: !config.isDemo,
    texts: problemTexts,
    ...{ maxBodyBytes, trustProxy, callsPerMinute, uploadMegabytesPerHour },
    identify: createIdentify(services),
    localeOf: callLocale(hosts),
  }
  const http = await createHttpServer(httpServices)
  if (config.isDemo) refuseForeignHosts(http)
  mountEndpoints(http, endpoints, httpServices)
  registerHealthRoutes(http, { pool, version: '1' })
  registerFileRoutes(http, { services, market, httpServices })
  await registerServiceRoutes(http, { services, market, senders })
  if (!parts.isWithoutPages) {
    const source = parts.pageSource ?? (await pageSourceOf(http, config))
    const { now } = market.marketTime
    const content = openContentStore(services)
    const kept = keptPagesOf({ services, market, endpoints, httpServices, content })
    const notePage = createPageNotes({ usage, now: services.now })
    await mountPages(http, { config, hosts, endpoints, httpServices, now, kept, source, notePage })
  }
  // Before the jobs: a thousand notifications would be written meanwhile and make the start thrice as long.
  if (parts.announceSeeding) await demo?.seedWhenEmpty(parts.announceSeeding)
  const jobs = await startJobs(parts, { services, market, senders })

  return {
    http,
    services,
    market,
    demo,
    start: async () => {
      await market.clock.catchUp()
      if (config.roles.includes('web')) {
        await http.listen({ port: config.port, host: config.listenHost })
      }
    },
    stop: async () => {
      services.endedSessions.stop()
      market.hub.stop()
      await http.close()
      await usage.stop()
      await jobs?.stop()
      await senders.close()
      await market.stop()
      if (config.isDemo) await pauseDemo(services)
    },
    welcome: () => welcomeText(config, hosts),
  }
}

/** Null in a process that has not the role. */
async function startJobs(
  { config, pool, log, pictureSizes, inventedSales }: AppParts,
  running: { services: Services; market: Market; senders: OpenSenders },
): Promise<{ readonly stop: () => Promise<void> } | null> {
  if (!config.roles.includes('jobs')) return null
  const { services, market, senders } = running
  const { changeNotifier, orders: orderServices, hosts, images } = market
  const jobs = await startJobRoles({
    ...{ services, changeNotifier, orderServices, hosts },
    ...{ push: senders.push.sender, whatsApp: senders.whatsApp },
    ...(pictureSizes && { pictureSizes }),
    ...(inventedSales && { inventedSales }),
  })
  const repeated = [
    startDeleting({ pool, images, log }),
    startYearlyChecks({ pool, log }),
    startCountingMarket({ pool, log }),
  ]
  return {
    stop: async () => {
      await jobs.stop()
      for (const each of repeated) each.stop()
    },
  }
}

/** What is neither a call nor a page: pictures, and what search engines ask for. */
function registerFileRoutes(
  http: FastifyInstance,
  parts: { services: Services; market: Market; httpServices: HttpServices },
) {
  const { services, market, httpServices } = parts
  const { pool, config, now } = services
  const { hosts } = market
  const { email } = config.company
  registerInstalledApp(http, hosts)
  if (!config.isDemo) registerRelatedOrigins(http, hosts)
  registerSecurityTxt(http, { hosts, email, isSecure: !config.isDemo, now })
  const audienceOf = createPictureAudience(market.listings)
  registerPictureRoutes(http, market.images, (key, request, reply) =>
    audienceOf(key, () => callContextOf(request, reply, httpServices)),
  )
  const ads = createPublicAds(pool, market.catalog)
  registerPreviewRoutes(http, {
    ...{ pool, hosts, catalog: market.catalog, images: market.images },
  })
  registerSearchEngineRoutes(http, {
    ...{ hosts: market.hosts, ads, company: config.company },
    content: openContentStore(services),
  })
}

/** What other services call: mail programs, the mail service, WhatsApp. */
async function registerServiceRoutes(
  http: FastifyInstance,
  parts: { services: Services; market: Market; senders: OpenSenders },
): Promise<void> {
  const { services, market, senders } = parts
  await registerMailRoutes(http, { ...services, hosts: market.hosts })
  await registerWhatsAppWebhook(http, {
    ...{ ...services, whatsApp: senders.whatsApp },
    announceRead: announceReadBy(market.changeNotifier),
  })
  const { ownIssuer } = services.config
  if (ownIssuer) await mountIssuer(http, accountServicesOf(services, market), ownIssuer)
}

/** Another process ended a login; the message may be lost, so the list has a timer of its own. */
function followEndedLogins({ endedSessions, log }: Services, { changeNotifier }: Market): void {
  changeNotifier.listen('ended_logins', () => {
    endedSessions
      .refresh()
      .catch((err: unknown) => log.warn({ err }, 'an ended login is noticed later'))
  })
}

async function servicesOf({ config, pool, log }: AppParts): Promise<Services> {
  const keys = deriveKeys(config.secret)
  await claimDatabase(pool, { isDemo: config.isDemo, key: keys.installation })
  const now = () => new Date()
  const loginEra = await startLoginEra(pool)
  const endedSessions = await startEndedSessions({ pool, log, now })
  return { config, pool, log, keys, loginEra, endedSessions, now }
}
