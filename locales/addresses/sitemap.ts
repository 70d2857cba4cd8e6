import { type Locale, localeFacts, locales } from '../locales.ts'
import type { RouteName } from '../path-table.ts'
import { type LooseParams, pathToLoose, type QueryValues, slotsOf, templateOf } from '../paths.ts'
import { indexedRoutes } from './indexed-routes.ts'

/** One page in all storefronts, with the instant of its last change in milliseconds where that is known. */
export type SitemapPage = {
  readonly name: RouteName
  readonly params: LooseParams
  /** Of a page whose address is another one in each language: only these have it. */
  readonly paramsIn?: Readonly<Partial<Record<Locale, LooseParams>>>
  readonly query?: QueryValues
  readonly changedAt: number | undefined
}

/** Scheme and host of a storefront. */
export type OriginOf = (locale: Locale) => string

const urlset =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'

/** The pages that are the same for all vehicles. */
export function fixedPages(changedAt: Readonly<Partial<Record<RouteName, number>>>): SitemapPage[] {
  const fixed = indexedRoutes.filter((name) => slotsOf(templateOf(name, 'en')).length === 0)
  const pages = fixed.map((name): SitemapPage => ({ name, params: {}, changedAt: changedAt[name] }))
  const kinds = ['motorhome', 'trailer'].map(
    (kind): SitemapPage => ({
      name: 'catalog',
      params: {},
      query: { product_type: kind },
      changedAt: changedAt.catalog,
    }),
  )
  return [...pages, ...kinds]
}

/** The beginning, one text for each part of the pages, and the end of a sitemap of one storefront. */
export async function* sitemapTexts(
  parts: AsyncIterable<readonly SitemapPage[]>,
  locale: Locale,
  originOf: OriginOf,
): AsyncIterable<string> {
  yield urlset
  for await (const pages of parts) yield pages.map((page) => entry(page, locale, originOf)).join('')
  yield '</urlset>\n'
}

/** The index of a storefront's sitemaps. */
export function sitemapIndex(
  sitemaps: readonly { readonly path: string; readonly changedAt: number | undefined }[],
  origin: string,
): string {
  const entries = sitemaps.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

function entry(
  { name, params, paramsIn, query, changedAt }: SitemapPage,
  locale: Locale,
  originOf: OriginOf,
) {
  const addressIn = (each: Locale) =>
    escapeXml(originOf(each) + pathToLoose(name, each, paramsIn?.[each] ?? params, query))
  const alternate = (tag: string, each: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(each)}"/>`
  const spoken = locales.filter((each) => !paramsIn || paramsIn[each])
  if (!spoken.includes(locale)) return ''
  const alternates = spoken.map((each) => alternate(localeFacts[each].tag, each)).join('')
  const fallback = spoken.includes('de') ? alternate('x-default', 'de') : ''
  return `<url><loc>${addressIn(locale)}</loc>${lastmod(changedAt)}${alternates}${fallback}</url>\n`
}

function lastmod(changedAt: number | undefined): string {
  return changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
