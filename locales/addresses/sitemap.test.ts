import { expect, test } from 'vitest'
import { createHosts, productionHosts } from '../hosts.ts'
import { locales } from '../locales.ts'
import { indexedRoutes } from './indexed-routes.ts'
import { fixedPages, type SitemapPage, sitemapIndex, sitemapTexts } from './sitemap.ts'

const { origin: originOf } = createHosts(productionHosts)
const changedAt = Date.UTC(2026, 10, 20, 13, 2)
const vehicle: SitemapPage = { name: 'product', params: { id: 7, name: 'knaus-sky' }, changedAt }

async function written(pages: readonly SitemapPage[]): Promise<string> {
  const parts = (async function* () {
    yield pages
  })()
  let text = ''
  for await (const part of sitemapTexts(parts, 'pl', (locale) => originOf(locale))) text += part
  return text
}

test('a vehicle stands in the sitemap with its change and the same page of all eight storefronts', async () => {
  const text = await written([vehicle])
  expect(text).toContain('<url><loc>https://cm24.pl/catalog/product/7/knaus-sky</loc>')
  expect(text).toContain('<lastmod>2026-11-20T13:02:00.000Z</lastmod>')
  expect(text).toContain('hreflang="de" href="https://cm24.de/caravan/7/knaus-sky"/>')
  expect(text.match(/hreflang="/g)).toHaveLength(locales.length + 1)
  expect(text).toContain('hreflang="x-default" href="https://cm24.de/caravan/7/knaus-sky"/>')
})

test('every page that search engines may show stands in it, and no change that nobody knows', async () => {
  const pages = fixedPages({ catalog: changedAt })
  const names = pages.map(({ name }) => name)
  expect(new Set([...names, 'product', 'sellGuideArticle', 'blogAuthor'])).toEqual(
    new Set(indexedRoutes),
  )
  const text = await written(pages)
  expect(text.match(/<lastmod>/g)).toHaveLength(3)
  expect(text).toContain('<loc>https://cm24.pl/kup-kampera?product_type=trailer</loc>')
})

test('a page whose address is another one in each language stands in those that have it', async () => {
  const article = {
    ...vehicle,
    name: 'sellGuideArticle',
    params: {},
    paramsIn: { de: { slug: 'papiere' }, pl: { slug: 'dokumenty' } },
  } as const
  const text = await written([article])
  expect(text).toContain('<loc>https://cm24.pl/poradnik-sprzedazy-kampera/dokumenty</loc>')
  expect(text.match(/hreflang="[^"]+"/g)).toEqual([
    'hreflang="de"',
    'hreflang="pl"',
    'hreflang="x-default"',
  ])
  const { pl: _, ...germanAlone } = article.paramsIn
  expect(await written([{ ...article, paramsIn: germanAlone }])).not.toContain('<url>')
})

test('nothing that an address holds can leave its element', async () => {
  const text = await written([{ ...vehicle, name: 'catalog', params: {}, query: { a: '<&">' } }])
  expect(text).not.toMatch(/<&|">"/)
  const index = sitemapIndex([{ path: '/sitemap-pages.xml', changedAt: undefined }], 'https://a&b')
  expect(index).toContain('<sitemap><loc>https://a&amp;b/sitemap-pages.xml</loc></sitemap>')
})
