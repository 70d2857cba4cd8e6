import type { PageVisit } from '#contract/page.ts'
import { formatFor } from '#locales/format.ts'
import { createHosts, type HostSettings, type Hosts } from '#locales/hosts.ts'
import type { Locale } from '#locales/locales.ts'
import { createApi } from '#web/api/api.tsx'
import type { AuctionCache } from '#web/api/auctions/auction-cache.ts'
import { createPageBuild } from '#web/api/build-of-page/page-build.ts'
import { createQueries } from '#web/api/queries.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { type Catalogue, createTexts, type Texts } from '#web/language/texts.ts'
import type { PageContext } from '../page/page-context.ts'

/** What the server knows of a page before it is loaded. */
export function contextOf(
  visit: PageVisit,
  of: {
    readonly locale: Locale
    readonly messages: Catalogue
    /** Where answers do not keep their auctions in the usual place. */
    readonly auctions?: AuctionCache | undefined
  },
): PageContext {
  const { locale, messages, auctions } = of
  const build = createPageBuild(visit.version, () => false)
  const api = createApi(visit.transport, createQueryClient('server'), build)
  return {
    locale,
    api: auctions ? { ...api, auctions, query: createQueries(api.client, auctions) } : api,
    texts: textsOf(locale, messages),
    format: formatFor(locale),
    hosts: hostsOf(visit.hosts),
    origin: new URL(visit.url).origin,
    isDemo: visit.isDemo,
    rendered: null,
  }
}

const knownTexts = new WeakMap<Catalogue, Texts>()

function textsOf(locale: Locale, messages: Catalogue): Texts {
  const known = knownTexts.get(messages)
  if (known) return known
  const made = createTexts(locale, messages)
  knownTexts.set(messages, made)
  return made
}

const knownHosts = new Map<string, Hosts>()

/** One installation has one pattern; it is taken apart once. */
function hostsOf(settings: HostSettings): Hosts {
  const known = knownHosts.get(settings.storefrontPattern)
  if (known) return known
  const made = createHosts(settings)
  knownHosts.set(settings.storefrontPattern, made)
  return made
}
