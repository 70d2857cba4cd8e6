import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartRefused } from './platform/start-refused.ts'

/**
 * The environment, parsed once. A demo (`DEMO=1`) makes its own secret in the data folder; without
 * it a missing secret stops the start, so that nobody goes live with a known key (rules 14).
 */
export type Config = {
  readonly port: number
  /** Loopback in a demo: what needs no password must not be reachable from outside. */
  readonly listenHost: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Host name pattern of the storefronts, `{locale}` stands for the locale; null: country domains. */
  readonly baseHosts: string | null
  readonly isDemo: boolean
  readonly isDevelopment: boolean
  readonly checksAnswers: boolean
  readonly secret: string
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** The engine for what people write to each other; null leaves it as written. */
  readonly translation: { readonly apiKey: string; readonly baseUrl: string | null } | null
  readonly roles: readonly Role[]
  readonly poolSize: number
  /** From one address, where an endpoint does not name a limit of its own. */
  readonly callsPerMinute: number
  readonly logLevel: string
  readonly company: Company
  /** Where VAT ids are asked for: VIES itself, a stand-in in this process, or nowhere. */
  readonly vies: { readonly mode: ViesMode; readonly baseUrl: string; readonly timeoutMs: number }
}

export type ViesMode = 'live' | 'standin' | 'off'

export type Role = 'web' | 'jobs'

export type Company = {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly vatId: string
  readonly registration: string
  readonly managingDirector: string
  readonly phone: string
  readonly email: string
  readonly bankName: string
  readonly iban: string
  readonly bic: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Parses the environment. Throws `StartRefused` with the variable's name when one is missing or malformed. */
export function readConfig(environment: Environment): Config {
  const isDemo = environment.DEMO === '1'
  const dataDir = resolve(environment.DATA_DIR ?? '.data')
  return {
    port: wholeNumber(environment, { name: 'PORT', fallback: 3000 }),
    listenHost: isDemo ? '127.0.0.1' : (environment.LISTEN_HOST ?? '0.0.0.0'),
    dataDir,
    databaseUrl: environment.DATABASE_URL ?? null,
    baseHosts: environment.BASE_HOSTS ?? (isDemo ? '{locale}.localhost' : null),
    isDemo,
    isDevelopment: environment.CM24_DEV === '1',
    checksAnswers: environment.CHECK_ANSWERS === '1' || environment.CM24_DEV === '1',
    secret: givenSecret(environment) ?? demoSecret({ isDemo, dataDir }),
    smtpUrl: environment.SMTP_URL ?? null,
    mailFrom: environment.MAIL_FROM ?? 'CM24 <service@cm24.example>',
    translation: readTranslation(environment),
    roles: parseRoles(environment.ROLES ?? 'web,jobs'),
    callsPerMinute: wholeNumber(environment, { name: 'CALLS_PER_MINUTE', fallback: 1200 }),
    poolSize: wholeNumber(environment, { name: 'POOL_SIZE', fallback: 10 }),
    // A person looks at the demo's terminal; what goes well is not worth their attention.
    logLevel: environment.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    company: readCompany(environment),
    vies: {
      mode: parseViesMode(environment.VIES_MODE ?? (isDemo ? 'standin' : 'live')),
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

function readTranslation(environment: Environment): Config['translation'] {
  const engine = environment.TRANSLATE_ENGINE ?? 'none'
  if (engine === 'none') return null
  if (engine !== 'deepl')
    throw new StartRefused(`TRANSLATE_ENGINE knows none and deepl, not "${engine}"`)
  const apiKey = environment.DEEPL_API_KEY
  if (!apiKey) throw new StartRefused('DEEPL_API_KEY is missing: TRANSLATE_ENGINE=deepl needs it')
  return { apiKey, baseUrl: environment.DEEPL_BASE_URL ?? null }
}

function parseViesMode(text: string): ViesMode {
  if (text === 'live' || text === 'standin' || text === 'off') return text
  throw new StartRefused(`VIES_MODE knows live, standin and off, not "${text}"`)
}

function parseRoles(text: string): Role[] {
  return text.split(',').map((role) => {
    if (role === 'web' || role === 'jobs') return role
    throw new StartRefused(`ROLES knows web and jobs, not "${role}"`)
  })
}

const shortestSecret = 32

function givenSecret({ APP_SECRET: secret }: Environment): string | undefined {
  if (secret === undefined || secret.length >= shortestSecret) return secret
  throw new StartRefused(`APP_SECRET must have at least ${shortestSecret} random characters`)
}

function demoSecret({ isDemo, dataDir }: { isDemo: boolean; dataDir: string }): string {
  if (!isDemo) throw new StartRefused('APP_SECRET is missing: set at least 32 random characters')
  const file = join(dataDir, 'demo-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

function readCompany(environment: Environment): Company {
  return {
    name: environment.COMPANY_NAME ?? 'CM24 Marktplatz GmbH',
    street: environment.COMPANY_STREET ?? 'Musterallee 24',
    zipCode: environment.COMPANY_ZIP ?? '20095',
    city: environment.COMPANY_CITY ?? 'Hamburg',
    country: environment.COMPANY_COUNTRY ?? 'DE',
    vatId: environment.COMPANY_VAT_ID ?? 'DE123456789',
    registration: environment.COMPANY_REGISTRATION ?? 'Amtsgericht Hamburg, HRB 000000',
    managingDirector: environment.COMPANY_DIRECTOR ?? 'Erika Muster',
    phone: environment.COMPANY_PHONE ?? '+49 40 000000',
    email: environment.COMPANY_EMAIL ?? 'service@cm24.example',
    bankName: environment.COMPANY_BANK ?? 'Musterbank',
    iban: environment.COMPANY_IBAN ?? 'DE02 1203 0000 0000 2020 51',
    bic: environment.COMPANY_BIC ?? 'BYLADEM1001',
  }
}
