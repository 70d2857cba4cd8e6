import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContentPageName, contentPage } from '#content/pages/content-page.ts'
import type { TransportAnswer, TransportRequest } from '#contract/client.ts'
import type { ArticleCard, GuideArticle } from '#contract/endpoints/publishing/guide.ts'
import type { Product } from '#contract/product.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import { indexedRoutes, isIndexed } from '#locales/addresses/indexed-routes.ts'
import {
  firstLandingPaths,
  landingPaths,
  moveLandingPage,
} from '#locales/addresses/landing-page.ts'
import { movedTo } from '#locales/addresses/moved-to.ts'
import { formatFor } from '#locales/format.ts'
import { createHosts, fallbackAddress, hostSettings } from '#locales/hosts.ts'
import { type Locale, localeFacts, locales } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { pathTable, type RouteName, routeNames } from '#locales/path-table.ts'
import { isPossible, type LooseParams, pathToLoose, segmentsOf, slotsOf } from '#locales/paths.ts'
import { readConfig } from '#server/config.ts'
import { buildPatienceMs, builtStorefront } from '#server/testing/built-storefront.ts'
import { registerPages } from './register-pages.ts'

/**
 * Every route in every language as a visitor and a search engine meet it: status, title, canonical address,
 * alternates (spec 2). The real build, drawn by the real server; the answers of the calls are written here.
 */

const name = 'knaus-sky-ti-650-meg-platinum-selection'
const entityId = 100_001
const hosts = createHosts(hostSettings({ baseHosts: '{locale}.localhost', port: 3000 }))

const vehicle = {
  ...{ entityId, productType: 'motorhome', status: 'running', version: 1 },
  ...{ isOwn: false, customerId: null, isEditable: false, isWatched: false },
  attributes: toWireValues(listingAttributes, exampleMotorhome),
  ...{
    damages: [],
    gallery: [],
    moreImages: [],
    reviewPictures: [],
    documents: [],
    coveredPages: [],
    helper: null,
    helpers: [],
    writtenIn: 'de',
    translated: null,
    tax: null,
    auction: null,
  },
  ...{ readyToSubmitForReview: null, submittedAt: null },
  ...{ confirmations: [], imported: [], remarks: [], reviewRemarks: null },
  startPriceReason: null,
  updatedAt: '2026-11-20T13:02:00Z',
} satisfies Product

const nobody = {
  ...{ customer: null, customerAddress: null, merchant: null, merchantAddress: null },
  ...{ submittedProfileDataType: 'PRIVATE', hasCompletedProfileData: false, hasAnyAds: false },
  ...{ editing: false, missingFields: [], mustAcceptTerms: false },
}

const { company } = readConfig({ DEMO: '1' })
const emptyList = {
  products: [],
  filterAttributes: [],
  page: 1,
  pages: 1,
  total: 0,
  endingToday: 0,
}

const articleCard = {
  ...{ slug: name, title: 'Papers', summary: 'What to have at hand.', drawing: null },
  ...{ checkedOn: '2026-11-01', minutes: 3, language: 'de' },
} satisfies ArticleCard

const ofArticle = {
  blocks: [],
  slugs: locales.map((locale) => ({ locale, slug: name })),
}

/** What a visitor is told, by the beginning of the call's path. */
const answers: Readonly<Record<string, (path: string) => unknown>> = {
  '/api/public/customer/get': () => nobody,
  '/api/public/settings/': () => ({ value: null, description: null }),
  '/api/public/catalog/search': () => emptyList,
  '/api/public/catalog/auction/consents': () => ({ version: '1', sentences: {} }),
  [`/api/public/catalog/get/${entityId}`]: () => vehicle,
  '/api/public/market-prices': () => ({
    ...{ licence: 'CC BY 4.0', isInvented: false, until: null },
    ...{ quarters: [], countries: [], bodyTypes: [], rows: [], pace: [] },
  }),
  '/api/public/market-figures': () => ({ dealersAtLeast: 250, biddersAtLeast: 300 }),
  '/api/public/valuate-my-vehicle/get': () => ({
    ...{ product: null, valuate_my_vehicle: null, customer: null, tracking_status: 'open' },
  }),
  '/api/public/company': () => company,
  '/api/public/merchants/get': () => ({ data: [], total: 0, pages: 1 }),
  '/api/public/product/submitted-count': () => ({ count: 112 }),
  '/api/public/customer/ads-in-editing-for-uuid': () => emptyList,
  '/api/public/guide/': (path) =>
    path.endsWith(name)
      ? ({ ...articleCard, ...ofArticle, author: null, others: [] } satisfies GuideArticle)
      : { articles: [articleCard], authors: [] },
  '/api/public/authors/': () => ({
    ...{ slug: name, name: 'Jana Kern', summary: 'Writes on papers.', articles: [] },
    ...{ ...ofArticle, language: 'de' },
  }),
  '/api/public/content/': (path) => {
    const [page, locale] = path.split('/').slice(4)
    return contentPage({ page: page as ContentPageName, locale: locale ?? '', company }) // As the page asked.
  },
}

function answer({ path }: TransportRequest): TransportAnswer {
  const [, body] = Object.entries(answers).find(([begin]) => path.startsWith(begin)) ?? []
  if (body) return { status: 200, body: body(path.split('?')[0] ?? '') }
  return { status: 404, body: { code: 'NOT_FOUND', status: 404 } }
}

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  await app.register(cookie)
  await registerPages(app, {
    source: await builtStorefront(),
    hosts,
    fallbackAddress: (host, path) => fallbackAddress(hosts, host, path),
    transportFor: () => async (request) => answer(request),
    movedTo: (locale, path, hostHeader) => movedTo(hosts, { locale, path, hostHeader }),
    landingPaths,
    now: () => Date.parse('2026-11-20T13:02:00Z'),
    isDemo: false,
    isSecure: false,
  })
}, buildPatienceMs)
afterAll(() => app.close())

/** The values with which a route is asked for. */
const samples: Readonly<Record<string, string>> = {
  ...{ number: String(entityId), text: name, rest: 'report' },
}

function paramsOf(route: RouteName): LooseParams {
  const params = Object.fromEntries(
    slotsOf(pathTable[route].en).map(({ key, kind }) => [
      key,
      samples[kind] ?? Object.keys(segmentsOf(kind))[0],
    ]),
  )
  if (!isPossible(route, params)) throw new Error(`${route} has no such page`)
  return params
}

async function headOf(locale: Locale, path: string) {
  const { statusCode, headers, body } = await app.inject({
    url: path,
    headers: { host: `${locale}.localhost:3000` },
  })
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, found]) => found)
  return {
    status: statusCode,
    location: headers.location,
    titles: all(/<title>(.*?)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: all(/<link rel="alternate" (hrefLang="[^"]*" href="[^"]*")/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    pictures: all(/<meta property="og:image" content="([^"]*)"/g),
  }
}

function addressOf(locale: Locale, path: string): string {
  return hosts.origin(locale, 'any:3000') + path
}

function alternatesOf(pathOf: (locale: Locale) => string): string[] {
  const write = (tag: string, locale: Locale) =>
    `hrefLang="${tag}" href="${addressOf(locale, pathOf(locale))}"`
  return [...locales.map((each) => write(localeFacts[each].tag, each)), write('x-default', 'de')]
}

describe.each(locales)('at the storefront in %s', (locale) => {
  test.each(indexedRoutes)(
    '%s has its title, its canonical address, its alternates and a picture for other sites',
    async (route) => {
      const params = paramsOf(route)
      const head = await headOf(locale, pathToLoose(route, locale, params))
      expect(head).toMatchObject({ status: 200, robots: [] })
      expect(head.titles).toEqual([expect.stringMatching(/^\S.* · /)])
      expect(head.canonical).toEqual([addressOf(locale, pathToLoose(route, locale, params))])
      expect(head.alternates).toEqual(alternatesOf((each) => pathToLoose(route, each, params)))
      expect(head.pictures).toEqual([addressOf(locale, '/previews/site.jpeg')])
    },
  )

  test('the catalog of each kind of vehicle has a title of its own', async () => {
    const queries = ['', '?product_type=motorhome', '?product_type=trailer']
    const heads = await Promise.all(
      queries.map((query) => headOf(locale, pathToLoose('catalog', locale, {}) + query)),
    )
    expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(queries.length)
  })

  test('no two pages have one title', async () => {
    const titles = await Promise.all(
      indexedRoutes.map(async (route) => {
        const head = await headOf(locale, pathToLoose(route, locale, paramsOf(route)))
        return head.titles[0]
      }),
    )
    expect(new Set(titles).size).toBe(indexedRoutes.length)
  })

  test.each(routeNames.filter((route) => !isIndexed(route)))(
    '%s leads on, or says that search engines leave it out',
    async (route) => {
      const head = await headOf(locale, pathToLoose(route, locale, paramsOf(route)))
      if (head.status === 302) {
        return expect(matchPath(locale, String(head.location).split('?')[0] ?? '')).toBeDefined()
      }
      expect([200, 404]).toContain(head.status)
      expect(head).toMatchObject({ canonical: [], alternates: [], robots: ['noindex'] })
    },
  )

  test.each([
    ['valuateMotorhomeSuccess', 'valuateMotorhome'],
    ['valuateTrailerSuccess', 'valuateTrailer'],
  ] as const)('%s leads whoever has not asked to %s', async (success, start) => {
    const { status, location } = await headOf(locale, pathToLoose(success, locale, {}))
    expect([status, location]).toEqual([302, pathToLoose(start, locale, {})])
  })

  test('a vehicle is found by its number alone, whose page names the whole address', async () => {
    const whole = (each: Locale) => pathToLoose('product', each, { id: entityId, name })
    const head = await headOf(locale, pathToLoose('product', locale, { id: entityId }))
    expect(head).toMatchObject({ status: 200, canonical: [addressOf(locale, whole(locale))] })
    expect(head.alternates).toEqual(alternatesOf(whole))
  })

  test('a vehicle’s description names its figures', async () => {
    const path = pathToLoose('product', locale, { id: entityId, name })
    const { descriptions } = await headOf(locale, path)
    const km = formatFor(locale).kilometres(Number(exampleMotorhome.mileage))
    expect(descriptions).toEqual([expect.stringContaining(`Knaus Sky TI 650 MEG`)])
    expect(descriptions).toEqual([expect.stringContaining(km)])
  })

  test('a vehicle’s wrong name leads to the right one, with the query', async () => {
    const wrong = pathToLoose('product', locale, { id: entityId, name: 'hymer & co' })
    const { status, location } = await headOf(locale, `${wrong}?from=mail`)
    const right = pathToLoose('product', locale, { id: entityId, name })
    expect([status, location]).toEqual([301, `${right}?from=mail`])
  })
})

test.each([
  ['?product_type=trailer&page=2', '?product_type=trailer&page=2'],
  ['?country=DE&view=list', ''],
])('the catalog at %s is known to search engines by "%s"', async (asked, known) => {
  const pathOf = (locale: Locale) => pathToLoose('catalog', locale, {}) + known
  const head = await headOf('pl', pathToLoose('catalog', 'pl', {}) + asked)
  const escaped = (text: string | undefined) => text?.replaceAll('&amp;', '&')
  expect(head.canonical.map(escaped)).toEqual([addressOf('pl', pathOf('pl'))])
  expect(head.alternates.map(escaped)).toEqual(alternatesOf(pathOf))
})

test('a visitor’s page says in data what it shows, and runs none of it (spec 2)', async () => {
  const dataOf = async (route: 'product' | 'faq' | 'home') => {
    const url = pathToLoose(route, 'pl', paramsOf(route))
    const { body } = await app.inject({ url, headers: { host: 'pl.localhost:3000' } })
    const texts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
    return [...texts].map(([, text]) => JSON.parse(text ?? '')) as { '@type': unknown }[] // As schema.org has it.
  }
  const types = async (route: 'product' | 'faq' | 'home') =>
    (await dataOf(route)).map((data) => data['@type'])
  expect(await types('product')).toEqual([['Product', 'Vehicle'], 'BreadcrumbList'])
  expect(await types('faq')).toEqual(['FAQPage'])
  expect(await types('home')).toEqual(['Organization'])
})

describe('the landing page for dealers where the operator has put it (spec 7.7)', () => {
  const moved = { ...firstLandingPaths, pl: '/dla-sprzedawcow' }
  beforeAll(() => moveLandingPage(moved, {}))
  afterAll(() => moveLandingPage(firstLandingPaths, {}))

  test('is linked to there, names its address there, and in the other languages too', async () => {
    const home = await app.inject({ url: '/', headers: { host: 'pl.localhost:3000' } })
    expect(home.body).toContain('href="/dla-sprzedawcow"')
    expect(home.body).not.toContain(`href="${firstLandingPaths.pl}"`)
    const head = await headOf('pl', '/dla-sprzedawcow')
    expect(head).toMatchObject({ status: 200, canonical: [addressOf('pl', '/dla-sprzedawcow')] })
    expect((await headOf('de', firstLandingPaths.de)).alternates).toEqual(
      alternatesOf((each) => moved[each]),
    )
    expect(await headOf('pl', firstLandingPaths.pl)).toMatchObject({
      status: 301,
      location: '/dla-sprzedawcow',
    })
  })

  test('is told to the browser, which has a table of its own', async () => {
    // A whole application; a page of islands has no table.
    const url = pathToLoose('login', 'pl', {})
    const { body } = await app.inject({ url, headers: { host: 'pl.localhost:3000' } })
    expect(body).toContain('"moved":{"table":{"merchantLanding":"/dla-sprzedawcow"}}')
  })
})
