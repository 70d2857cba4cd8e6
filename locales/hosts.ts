import { defaultLocale, type Locale, localeFacts, locales } from './locales.ts'

/**
 * Which host speaks which language, and how a link to another storefront begins. A pattern such as
 * `https://cm24.{ending}` or `http://{locale}.localhost:3000` describes all eight hosts at once.
 * Hosts are told apart without their port, and links keep the port of the request they answer, so
 * that a forwarded port works.
 */

export type HostSettings = {
  /** `{locale}` and `{ending}` are filled in per locale; a scheme is optional (http without one). */
  readonly storefrontPattern: string
  /** Host of the operator's console, for example `console.localhost:3000`. */
  readonly consoleHost: string
}

export const productionHosts: HostSettings = {
  storefrontPattern: 'https://cm24.{ending}',
  consoleHost: 'console.cm24.de',
}

/**
 * Hosts of an installation: none configured means the country domains, otherwise the pattern. The
 * console sits where a locale would stand: `{locale}.localhost` gives `console.localhost`.
 */
export function hostSettings(installation: {
  readonly baseHosts: string | null
  readonly port?: number
}): HostSettings {
  const { baseHosts, port } = installation
  if (baseHosts === null) return productionHosts
  const isLocal = !/^https:|:\d+$/.test(baseHosts)
  const storefrontPattern = isLocal && port !== undefined ? `${baseHosts}:${port}` : baseHosts
  return {
    storefrontPattern,
    consoleHost: storefrontPattern
      .replace(/^https?:\/\//, '')
      .replace('{locale}', 'console')
      .replace(/cm24\.\{ending\}/, 'console.cm24.de'),
  }
}

/** What a request's host means. */
export type ResolvedHost =
  | { readonly kind: 'storefront'; readonly locale: Locale }
  | { readonly kind: 'console' }
  | { readonly kind: 'unknown' }

export type Hosts = {
  readonly settings: HostSettings
  readonly resolve: (hostHeader: string | undefined) => ResolvedHost
  /** Scheme and host of a storefront; with a request's host header its port is kept. */
  readonly origin: (locale: Locale, hostHeader?: string) => string
  readonly consoleOrigin: (hostHeader?: string) => string
}

export function createHosts(settings: HostSettings): Hosts {
  const scheme = settings.storefrontPattern.startsWith('https://') ? 'https' : 'http'
  const pattern = settings.storefrontPattern.replace(/^https?:\/\//, '').replace(/\/+$/, '')
  const hostByLocale = Object.fromEntries(
    locales.map((locale) => [locale, fillPattern(pattern, locale)]),
  ) as Record<Locale, string> // Every locale is mapped above.
  const localeByName = new Map(locales.map((locale) => [nameOf(hostByLocale[locale]), locale]))
  if (localeByName.size !== locales.length) {
    throw new Error(`The host pattern ${settings.storefrontPattern} gives two locales one host`)
  }
  const consoleName = nameOf(settings.consoleHost)

  const withPort = (configured: string, hostHeader: string | undefined): string => {
    const port = hostHeader === undefined ? portOf(configured) : portOf(hostHeader)
    return `${scheme}://${nameOf(configured)}${port}`
  }
  return {
    settings,
    resolve: (hostHeader) => {
      const name = nameOf(hostHeader ?? '')
      const locale = localeByName.get(name)
      if (locale) return { kind: 'storefront', locale }
      return name === consoleName ? { kind: 'console' } : { kind: 'unknown' }
    },
    origin: (locale, hostHeader) => withPort(hostByLocale[locale], hostHeader),
    consoleOrigin: (hostHeader) => withPort(settings.consoleHost, hostHeader),
  }
}

/** Where a visitor of an unknown host is sent: the same path on the default storefront. */
export function fallbackAddress(hosts: Hosts, hostHeader: string | undefined, path: string) {
  return hosts.origin(defaultLocale, hostHeader) + path
}

function fillPattern(pattern: string, locale: Locale): string {
  return pattern.replaceAll('{locale}', locale).replaceAll('{ending}', localeFacts[locale].ending)
}

function nameOf(host: string): string {
  return host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
}

function portOf(host: string): string {
  return /:\d+$/.exec(host)?.[0] ?? ''
}
