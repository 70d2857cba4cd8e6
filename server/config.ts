import { resolve } from 'node:path'
import { demoSecret } from './platform/settings/demo-secret.ts'
import { type CmsSettings, readCms } from './platform/settings/read-cms.ts'
import { type Company, readCompany } from './platform/settings/read-company.ts'
import { readHosts } from './platform/settings/read-hosts.ts'
import { type HubspotSettings, readHubspot } from './platform/settings/read-hubspot.ts'
import {
  type OutsideIssuerSettings,
  readOutsideIssuer,
} from './platform/settings/read-outside-issuer.ts'
import { type OwnIssuerSettings, readOwnIssuer } from './platform/settings/read-own-issuer.ts'
import { checkedSecret } from './platform/settings/read-secret.ts'
import { readSmtpUrl } from './platform/settings/read-smtp-url.ts'
import { readTapfiliate, type TapfiliateSettings } from './platform/settings/read-tapfiliate.ts'
import { readTranslation, type TranslationSettings } from './platform/settings/read-translation.ts'
import { readTrustProxy } from './platform/settings/read-trust-proxy.ts'
import { readWhatsApp, type WhatsAppSettings } from './platform/settings/read-whatsapp.ts'
import { StartRefused } from './platform/start-refused.ts'

/**
 * The environment, parsed once. A demo (`DEMO=1`) makes its own secret in the data folder; without
 * it a missing secret stops the start, so that nobody goes live with a known key (rules 14).
 */
export type Config = {
  readonly port: number
  /** Loopback in a demo: what needs no password must not be reachable from outside. */
  readonly listenHost: string
  /** Servers in front whose word on the caller's address is believed. */
  readonly trustProxy: readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Host name pattern of the storefronts, `{locale}` stands for the locale; null: country domains. */
  readonly baseHosts: string | null
  readonly isDemo: boolean
  /** Whether a demo's drawings become pictures of each size; else they are sent as they are. */
  readonly makesPictureSizes: boolean
  readonly isDevelopment: boolean
  readonly checksAnswers: boolean
  readonly secret: string
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Signs what the mail service reports of bounces and complaints; null: nothing is taken. */
  readonly mailEventsSecret: string | null
  /** The engine for what people write to each other; null leaves it as written. */
  readonly translation: TranslationSettings | null
  readonly roles: readonly Role[]
  readonly poolSize: number
  /** From one address, where an endpoint does not name a limit of its own. */
  readonly callsPerMinute: number
  /** From one address. */
  readonly uploadMegabytesPerHour: number
  /** Open live streams at once. */
  readonly streamsPerAddress: number
  /** How long an approval can be undone; 0: it takes effect at once. */
  readonly approvalHoldSeconds: number
  readonly logLevel: string
  readonly company: Company
  /** Where Dutch plates are looked up: the register itself, a stand-in in this process, or nowhere. */
  readonly rdw: {
    readonly mode: ServiceMode
    readonly baseUrl: string
    readonly appToken: string | null
    readonly timeoutMs: number
  }
  /** Where ads of mobile.de are read: the portal itself with the operator's account, a stand-in, or nowhere. */
  readonly mobilede: {
    readonly mode: ServiceMode
    readonly baseUrl: string
    readonly user: string
    readonly password: string
    readonly timeoutMs: number
    readonly pictureHosts: readonly string[]
  }
  /** Whether what the model says of a vehicle is sent to its owner, as computed, before a person has looked. */
  readonly sendsComputedValuations: boolean
  /** Which push services may be told of a notification: those of browsers, one in this process, or none. */
  readonly push: {
    readonly mode: ServiceMode
    readonly timeoutMs: number
    /** Beside those of the known browsers. */
    readonly hosts: readonly string[]
  }
  /** Null: nothing goes by WhatsApp, and no page speaks of it. */
  readonly whatsApp: WhatsAppSettings | null
  /** Dealers' own software: SYSCARA itself by each dealer's login, a stand-in, or nowhere. */
  readonly syscara: {
    readonly mode: ServiceMode
    readonly baseUrl: string
    readonly timeoutMs: number
    readonly pictureHosts: readonly string[]
    readonly everyMinutes: number
  }
  /** The form that confirmed newsletter addresses are handed to; null: our own list alone. */
  readonly hubspot: HubspotSettings | null
  /** The content management system in which texts are written; null: they are written in the console. */
  readonly cms: CmsSettings | null
  readonly outsideIssuer: OutsideIssuerSettings | null
  /** Other programs in which people log in by their account here; null: none. */
  readonly ownIssuer: OwnIssuerSettings | null
  /** The service that pays partners; null: our own list alone. */
  readonly tapfiliate: TapfiliateSettings | null
  /** Where VAT ids are asked for: VIES itself, a stand-in in this process, or nowhere. */
  readonly vies: {
    readonly mode: ServiceMode
    readonly baseUrl: string
    readonly timeoutMs: number
  }
}

export type ServiceMode = 'live' | 'standin' | 'off'

export type Role = 'web' | 'jobs'

type Environment = Readonly<Record<string, string | undefined>>

/** Parses the environment. Throws `StartRefused` with the variable's name when one is missing or malformed. */
export function readConfig(environment: Environment): Config {
  const isDemo = environment.DEMO === '1'
  const dataDir = resolve(environment.DATA_DIR ?? '.data')
  return {
    port: wholeNumber(environment, { name: 'PORT', fallback: 3000 }),
    listenHost: isDemo ? '127.0.0.1' : (environment.LISTEN_HOST ?? '0.0.0.0'),
    trustProxy: readTrustProxy(environment.TRUST_PROXY),
    dataDir,
    databaseUrl: environment.DATABASE_URL ?? null,
    baseHosts: environment.BASE_HOSTS ?? (isDemo ? '{locale}.localhost' : null),
    isDemo,
    makesPictureSizes: environment.DEMO_PICTURE_SIZES !== 'off',
    isDevelopment: environment.CM24_DEV === '1',
    checksAnswers: environment.CHECK_ANSWERS === '1' || environment.CM24_DEV === '1',
    secret: givenSecret(environment) ?? demoSecret({ isDemo, dataDir }),
    smtpUrl: readSmtpUrl(environment.SMTP_URL),
    mailFrom: environment.MAIL_FROM ?? sampleSender,
    mailEventsSecret: environment.MAIL_EVENTS_SECRET || null,
    translation: readTranslation(environment),
    roles: parseRoles(environment.ROLES ?? 'web,jobs'),
    callsPerMinute: wholeNumber(environment, { name: 'CALLS_PER_MINUTE', fallback: 1200 }),
    uploadMegabytesPerHour: wholeNumber(environment, {
      name: 'UPLOAD_MEGABYTES_PER_HOUR',
      fallback: 1000,
    }),
    streamsPerAddress: wholeNumber(environment, { name: 'STREAMS_PER_ADDRESS', fallback: 100 }),
    poolSize: wholeNumber(environment, { name: 'POOL_SIZE', fallback: 11 }),
    approvalHoldSeconds: wholeNumber(environment, {
      name: 'APPROVAL_HOLD_SECONDS',
      fallback: usualApprovalHoldSeconds,
    }),
    // A person looks at the demo's terminal; what goes well is not worth their attention.
    logLevel: environment.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    company: readCompany(environment),
    rdw: {
      mode: serviceMode(environment, 'RDW_MODE'),
      baseUrl: environment.RDW_BASE_URL ?? 'https://opendata.rdw.nl',
      appToken: environment.RDW_APP_TOKEN ?? null,
      timeoutMs: wholeNumber(environment, { name: 'RDW_TIMEOUT_MS', fallback: 8_000 }),
    },
    mobilede: readMobilede(environment),
    sendsComputedValuations: isSwitchedOn(environment, 'COMPUTED_VALUATIONS'),
    push: {
      mode: serviceMode(environment, 'PUSH_MODE'),
      timeoutMs: wholeNumber(environment, { name: 'PUSH_TIMEOUT_MS', fallback: 10_000 }),
      hosts: readHosts(environment.PUSH_HOSTS ?? ''),
    },
    whatsApp: readWhatsApp(environment, wholeNumber),
    syscara: readSyscara(environment),
    hubspot: readHubspot(environment),
    cms: readCms(environment, wholeNumber),
    outsideIssuer: readOutsideIssuer(environment),
    ownIssuer: readOwnIssuer(environment),
    tapfiliate: readTapfiliate(environment, wholeNumber),
    vies: {
      mode: serviceMode(environment, 'VIES_MODE'),
      baseUrl: environment.VIES_BASE_URL ?? 'https://ec.europa.eu/taxation_customs/vies/rest-api',
      timeoutMs: wholeNumber(environment, { name: 'VIES_TIMEOUT_MS', fallback: 10_000 }),
    },
  }
}

function wholeNumber(
  environment: Environment,
  { name, fallback }: { name: string; fallback: number },
): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d+$/.test(text)) throw new StartRefused(`${name} must be a whole number, not "${text}"`)
  return Number(text)
}

/** Without an account it is asked for nothing, and owners are told so. */
function readMobilede(environment: Environment): Config['mobilede'] {
  const { MOBILEDE_USER: user = '', MOBILEDE_PASSWORD: password = '' } = environment
  const mode = serviceMode(environment, 'MOBILEDE_MODE')
  return {
    mode: mode === 'live' && (user === '' || password === '') ? 'off' : mode,
    baseUrl: environment.MOBILEDE_BASE_URL ?? 'https://services.mobile.de/search-api',
    user,
    password,
    timeoutMs: wholeNumber(environment, { name: 'IMPORT_TIMEOUT_MS', fallback: 10_000 }),
    pictureHosts: readHosts(environment.MOBILEDE_PICTURE_HOSTS ?? 'classistatic.de'),
  }
}

const usualApprovalHoldSeconds = 10

const leastMinutesBetweenLooks = 15

function readSyscara(environment: Environment): Config['syscara'] {
  const name = 'SYSCARA_POLL_MINUTES'
  const everyMinutes = wholeNumber(environment, { name, fallback: leastMinutesBetweenLooks })
  return {
    mode: serviceMode(environment, 'SYSCARA_MODE'),
    baseUrl: environment.SYSCARA_BASE_URL ?? 'https://api.syscara.com',
    timeoutMs: wholeNumber(environment, { name: 'SYSCARA_TIMEOUT_MS', fallback: 60_000 }),
    pictureHosts: readHosts(environment.SYSCARA_PICTURE_HOSTS ?? 'syscara.com'),
    // No limit is published; more often than that asks nobody without need.
    everyMinutes: Math.max(leastMinutesBetweenLooks, everyMinutes),
  }
}

function isSwitchedOn(environment: Environment, name: string): boolean {
  const text = environment[name] || 'off'
  if (text !== 'on' && text !== 'off')
    throw new StartRefused(`${name} knows on and off, not "${text}"`)
  return text === 'on'
}

/** A demo leaves the machine for nothing. */
function serviceMode(environment: Environment, name: string): ServiceMode {
  const text = environment[name] ?? (environment.DEMO === '1' ? 'standin' : 'live')
  if (text === 'live' || text === 'standin' || text === 'off') return text
  throw new StartRefused(`${name} knows live, standin and off, not "${text}"`)
}

function parseRoles(text: string): Role[] {
  return text.split(',').map((role) => {
    if (role === 'web' || role === 'jobs') return role
    throw new StartRefused(`ROLES knows web and jobs, not "${role}"`)
  })
}

function givenSecret({ APP_SECRET: secret }: Environment): string | undefined {
  return secret === undefined ? undefined : checkedSecret(secret)
}

export const sampleSender = 'CM24 <service@cm24.example>'
