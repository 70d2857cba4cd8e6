import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { testSecret } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { createHosts } from '#locales/hosts.ts'
import { readConfig } from '#server/config.ts'
import type { IdentityProvider } from '#server/integrations/identity-provider/port.ts'
import { createLocalImageStore } from '#server/integrations/image-store/local-image-store.ts'
import { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { createHttpServer, mountEndpoints } from '#server/platform/http/http-server.ts'
import type { HttpServices } from '#server/platform/http/http-services.ts'
import { prepareJobs } from '#server/platform/jobs/jobs.ts'
import { deriveKeys } from '#server/platform/secrets/keys.ts'
import { problemTexts } from '#server/texts/problem-texts.ts'
import { claimAd, claimVisitorAds, findHeldKey } from '../../listing/edit/claim-listings.ts'
import { carryMailStops } from '../../messaging/email-automations.ts'
import { registerAccountRoutes } from '../account-routes.ts'
import type { AccountServices } from '../account-services.ts'
import { linkToken } from '../links.ts'
import { startEndedSessions } from '../session/ended-sessions.ts'
import { createIdentify } from '../session/identify.ts'
import { startLoginEra } from '../session/login-era.ts'

/** The account area behind real HTTP and a real database, with a clock the test moves. */

export type QueuedMail = {
  readonly notification: string
  readonly customerId?: number
  readonly email?: string
  readonly linkId?: string
}

export type AccountServer = {
  readonly app: FastifyInstance
  readonly services: AccountServices
  /** Moves real time, by which links, locks and sessions live. */
  readonly passTime: (milliseconds: number) => void
  /** Notifications queued so far, in their order. */
  readonly notifications: () => Promise<QueuedMail[]>
  /** The token in the last notification of this name. */
  readonly tokenOf: (notification: string) => Promise<string>
  readonly browser: (options?: BrowserOptions) => Browser
}

type BrowserOptions = { readonly host?: string; readonly address?: string }

export async function startAccountServer(
  options: {
    isDemo?: boolean
    /** Routes of another area that are tested with accounts. */
    identityProvider?: IdentityProvider
    mount?: (endpoints: EndpointServer, services: AccountServices) => void
  } = {},
): Promise<AccountServer> {
  const { pool } = await testDatabase()
  const log = pino({ level: 'silent' })
  await prepareJobs(pool, log)
  const config = { ...readConfig({ APP_SECRET: testSecret }), isDemo: options.isDemo ?? false }
  const keys = deriveKeys(config.secret)
  let now = Date.parse('2026-11-23T09:00:00Z')
  const endedSessions = await startEndedSessions({ pool, log, now: () => new Date(now) })
  const services: AccountServices = {
    config,
    pool,
    log,
    keys,
    loginEra: await startLoginEra(pool),
    endedSessions,
    now: () => new Date(now),
    hosts: createHosts({
      storefrontPattern: 'http://{locale}.localhost:3000',
      consoleHost: 'console.localhost:3000',
    }),
    images: await createLocalImageStore(mkdtempSync(join(tmpdir(), 'account-'))),
    identityProvider: options.identityProvider ?? null,
    termsInForce: () => ({ version: '2026-01', validFrom: new Date('2026-01-01T00:00:00Z') }),
    countVoids: async () => new Map(),
    carryMailStops,
    endAgents: async () => undefined,
    settleInvoices: async () => undefined,
    announceCustomer: async () => {},
    announceEndedLogin: () => endedSessions.refresh(),
    listings: {
      claimVisitorAds: (client, claim) => claimVisitorAds({ keys }, client, claim),
      claimAd,
      findHeldKey: (db, search) => findHeldKey({ keys }, db, search),
      isKnownTo: async (listingId) => listingId < 1000,
      summariseAds: async () => ({ hasAny: false, hasInEditing: false }),
      findOwnerId: async (_db, listingId) => (listingId < 1000 ? listingId : undefined),
    },
  }
  const app = await serve(services, options.mount)
  const notifications = () => listQueuedMails(services)
  return {
    app,
    services,
    passTime: (milliseconds) => {
      now += milliseconds
    },
    notifications,
    tokenOf: async (notification) => {
      const found = (await notifications()).findLast((each) => each.notification === notification)
      if (!found?.linkId) throw new Error(`no notification ${notification} with a link was queued`)
      return linkToken(services, found.linkId)
    },
    browser: (browser) => new Browser(app, browser),
  }
}

async function serve(
  services: AccountServices,
  mount?: (endpoints: EndpointServer, services: AccountServices) => void,
): Promise<FastifyInstance> {
  const endpoints = new EndpointServer({ checksAnswers: true })
  registerAccountRoutes(endpoints, services)
  mount?.(endpoints, services)
  const http: HttpServices = {
    log: services.log,
    csrfKey: services.keys.csrf,
    isSecure: false,
    texts: problemTexts,
    maxBodyBytes: 1_000_000,
    trustProxy: services.config.trustProxy,
    callsPerMinute: 10_000,
    uploadMegabytesPerHour: 1000,
    identify: createIdentify(services),
    localeOf: ({ host }) => {
      const resolved = services.hosts.resolve(host)
      return resolved.kind === 'storefront' ? resolved.locale : 'de'
    },
  }
  const app = await createHttpServer(http)
  // The limits by address have tests of their own place; here many calls come from one address.
  for (const endpoint of endpoints.mounted) {
    Object.assign(endpoint, { declared: { ...endpoint.declared, callsPerMinute: 10_000 } })
  }
  mountEndpoints(app, endpoints, http)
  return app
}

async function listQueuedMails({ pool }: AccountServices): Promise<QueuedMail[]> {
  const { rows } = await pool.query<{ payload: QueuedMail }>(
    `select payload from graphile_worker._private_jobs order by id`,
  )
  return rows.map((row) => row.payload)
}

/** Keeps cookies and sends the CSRF token, as a page of ours does. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #host: string
  readonly #address: string

  constructor(app: FastifyInstance, options: BrowserOptions = {}) {
    this.#app = app
    this.#host = options.host ?? 'de.localhost:3000'
    this.#address = options.address ?? '203.0.113.7'
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url, headers })
  }

  async call(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object = {},
  ): Promise<LightMyRequestResponse> {
    const { csrfToken } = (await this.get('/api/public/auth/csrf-token')).json()
    return this.send({ method, url, payload, headers: { 'x-csrf-token': csrfToken } })
  }

  async send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#app.inject({
      ...request,
      remoteAddress: this.#address,
      headers: { host: this.#host, ...(cookie && { cookie }), ...request.headers },
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  logIn(email: string, password: string): Promise<LightMyRequestResponse> {
    return this.call('POST', '/api/public/customer/auth/login', { email, password })
  }

  register(email: string, change: object = {}): Promise<LightMyRequestResponse> {
    return this.call('POST', '/api/public/customer/register', {
      email,
      password: goodPassword,
      language: 'de',
      acceptsTerms: true,
      ...change,
    })
  }
}

export const goodPassword = 'Drei-Igel-7'

/** Registered, verified and logged in. */
export async function enter(server: AccountServer, email: string, change: object = {}) {
  const browser = server.browser()
  await browser.register(email, change)
  const token = await server.tokenOf('verify_email')
  await browser.call('POST', '/api/public/customer/verify-email', { token })
  const answer = await browser.logIn(email, goodPassword)
  if (answer.statusCode !== 200) throw new Error(`${email} could not enter: ${answer.body}`)
  return { browser, customerId: Number(answer.json().customerId) }
}

/** The same with the operator's role, which only the database gives. */
export async function enterAsOperator(server: AccountServer, email: string) {
  const { customerId } = await enter(server, email)
  await server.services.pool.query(`update customers set role = 'admin' where customer_id = $1`, [
    customerId,
  ])
  const browser = server.browser()
  await browser.logIn(email, goodPassword)
  // Without a second factor the session has no right of an operator.
  await server.services.pool.query(
    `insert into second_factors (customer_id, totp_secret, confirmed_at) values ($1, '', now())`,
    [customerId],
  )
  await browser.call('POST', '/api/public/customer/auth/refresh')
  return { browser, customerId }
}
