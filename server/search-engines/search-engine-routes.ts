import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPage } from '#content/pages/content-page.ts'
import { robotsText } from '#locales/addresses/robots.ts'
import {
  fixedPages,
  type SitemapPage,
  sitemapIndex,
  sitemapTexts,
} from '#locales/addresses/sitemap.ts'
import type { Hosts } from '#locales/hosts.ts'
import type { Locale } from '#locales/locales.ts'
import { type ContentStore, listGuidePages } from '../areas/publishing/api.ts'
import type { Config } from '../config.ts'
import type { PublicAds } from './public-ads.ts'

/** `robots.txt` and the sitemaps of each storefront; the console has nothing for search engines. */

/** A sitemap may have 50,000 addresses and 50 MB; an entry with its nine links has up to 2 kB. */
const adsPerSitemap = 20_000
const adsAtOnce = 1000
const oneHour = 'public, max-age=3600'
/** Of one caller: whoever reads all parts of all storefronts stays far below. */
const rateLimit = { max: 60, timeWindow: '1 minute' }

type Services = {
  readonly hosts: Hosts
  readonly ads: PublicAds
  readonly company: Config['company']
  readonly content: ContentStore
}

export function registerSearchEngineRoutes(app: FastifyInstance, services: Services): void {
  const { hosts, ads } = services
  const route = (url: string, answer: Answer) =>
    app.get(url, { config: { rateLimit } }, async (request, reply) => {
      const host = hosts.resolve(request.headers.host)
      if (host.kind !== 'storefront') {
        if (host.kind === 'unknown' || url !== '/robots.txt') return reply.callNotFound()
        return reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n')
      }
      return answer({ request, reply, locale: host.locale })
    })

  route('/robots.txt', ({ request, reply, locale }) =>
    reply
      .header('cache-control', oneHour)
      .type('text/plain; charset=utf-8')
      .send(robotsText(locale, hosts.origin(locale, request.headers.host))),
  )
  route('/sitemap.xml', ({ request, reply, locale }) => {
    const parts = Math.ceil(ads.listIds().length / adsPerSitemap)
    const vehicles = Array.from({ length: parts }, (_, part) => `/sitemap-vehicles-${part + 1}.xml`)
    const sitemaps = ['/sitemap-pages.xml', ...vehicles].map((path) => ({
      path,
      changedAt: undefined,
    }))
    return asXml(reply).send(sitemapIndex(sitemaps, hosts.origin(locale, request.headers.host)))
  })
  const send = (call: Call, parts: AsyncIterable<readonly SitemapPage[]>) => {
    const originOf = (locale: Locale) => hosts.origin(locale, call.request.headers.host)
    return asXml(call.reply).send(Readable.from(sitemapTexts(parts, call.locale, originOf)))
  }
  route('/sitemap-pages.xml', (call) => send(call, allPages(services, call)))
  route('/sitemap-vehicles-:part(^[1-9]\\d{0,4}$).xml', (call) => {
    const { part } = call.request.params as { part: string } // As its own pattern reads it.
    const from = (Number(part) - 1) * adsPerSitemap
    const ids = ads.listIds().slice(from, from + adsPerSitemap)
    return ids.length === 0 ? call.reply.callNotFound() : send(call, pagesOf(ads, ids))
  })
}

type Call = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly locale: Locale
}
type Answer = (call: Call) => unknown

function asXml(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', oneHour).type('application/xml; charset=utf-8')
}

async function* allPages(services: Services, call: Call) {
  yield fixedPages(changesOf(services, call))
  yield (await listGuidePages(services.content)).map(
    ({ kind, slugs }): SitemapPage => ({
      name: kind === 'author' ? 'blogAuthor' : 'sellGuideArticle',
      params: {},
      paramsIn: Object.fromEntries(slugs.map(({ locale, slug }) => [locale, { slug }])),
      changedAt: undefined,
    }),
  )
}

async function* pagesOf(ads: PublicAds, ids: readonly number[]) {
  for (let from = 0; from < ids.length; from += adsAtOnce) {
    yield await ads.listPages(ids.slice(from, from + adsAtOnce))
  }
}

/** Of texts that say since when they hold. */
function changesOf({ company }: Services, { locale }: Call) {
  const since = (page: 'terms' | 'privacy' | 'imprint' | 'faq') => {
    const { validFrom } = contentPage({ page, locale, company })
    return validFrom === null ? {} : { [page]: Date.parse(validFrom) }
  }
  return { ...since('terms'), ...since('privacy'), ...since('imprint'), ...since('faq') }
}
