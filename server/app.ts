import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createIdentify, startEndedSessions, startLoginEra } from './areas/account/api.ts'
import { type DemoMarket, refuseForeignHosts } from './areas/demo/api.ts'
import type { Config } from './config.ts'
import { pauseDemo, registerDemo, resumeDemo } from './demo.ts'
import { registerHealthRoutes } from './health-routes.ts'
import { registerPictureRoutes } from './integrations/image-store/picture-routes.ts'
import { keptPagesOf } from './kept-pages.ts'
import { startDeletingOldRows } from './lifetimes/delete-old-rows.ts'
import { type Market, startMarket } from './market.ts'
import { mountPages, pageSourceOf } from './mount-pages.ts'
import { claimDatabase } from './platform/database/installation.ts'
import type { DatabaseConnection, DatabasePool } from './platform/database/pool.ts'
import { EndpointServer } from './platform/http/endpoint-server.ts'
import { createHttpServer, mountEndpoints } from './platform/http/http-server.ts'
import type { HttpServices } from './platform/http/http-services.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import type { PageSource } from './platform/pages/page-source.ts'
import { deriveKeys } from './platform/secrets/keys.ts'
import type { Services } from './platform/services.ts'
import { registerAreas } from './register-areas.ts'
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

export type AppParts = {
  readonly config: Config
  readonly pool: DatabasePool
  readonly log: Logger
  readonly connection: DatabaseConnection
  /** Makes the sizes of drawn pictures; the demo's own, so main.ts hands it in. */
  readonly pictureSizes?: Parameters<typeof startJobRoles>[0]['pictureSizes']
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
  const { hosts, changeNotifier, orders: orderServices } = market
  followEndedLogins(services, market)

  const endpoints = new EndpointServer({ checksAnswers: config.checksAnswers })
  registerAreas(endpoints, services, market)
  const demo = config.isDemo ? registerDemo(endpoints, services, market) : null

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
  if (config.isDemo) refuseForeignHosts(http)
  mountEndpoints(http, endpoints, httpServices)
  registerHealthRoutes(http, { pool, version: '1' })
  registerPictureRoutes(http, market.images)
  if (!parts.isWithoutPages) {
    const source = parts.pageSource ?? (await pageSourceOf(http, config))
    const { now } = market.marketTime
    const kept = keptPagesOf({ services, market, endpoints, httpServices })
    await mountPages(http, { config, hosts, endpoints, httpServices, now, kept, source })
  }
  // Before the jobs: a thousand notifications would be written meanwhile and make the start thrice as long.
  if (parts.announceSeeding) await demo?.seedWhenEmpty(parts.announceSeeding)
  const jobs = config.roles.includes('jobs')
    ? await startJobRoles({
        services,
        changeNotifier,
        orderServices,
        hosts,
        ...(parts.pictureSizes && { pictureSizes: parts.pictureSizes }),
      })
    : null
  const oldRows = config.roles.includes('jobs') ? startDeletingOldRows({ pool, log }) : null

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
      await jobs?.stop()
      oldRows?.stop()
      await market.stop()
      if (config.isDemo) await pauseDemo(services)
    },
    welcome: () => welcomeText(config, hosts),
  }
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
