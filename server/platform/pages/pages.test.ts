import { gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TransportAnswer, TransportRequest } from '#contract/client.ts'
import { movedTo } from '#locales/addresses/moved-to.ts'
import { createHosts, fallbackAddress, hostSettings } from '#locales/hosts.ts'
import { isLocale, localeFacts, locales } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { buildPatienceMs, builtStorefront } from '#server/testing/built-storefront.ts'
import { openAccount } from '#web/storefront/visitor/open-account.ts'
import { createRevisions } from './kept/changes/revisions.ts'
import type { KeptOptions } from './kept/kept-options.ts'
import type { PageOptions } from './page-options.ts'
import { registerPages, unknownPath } from './register-pages.ts'

/** The real build, rendered by the real server; only the answers of the calls are written here. */

const nobody = {
  customer: null,
  customerAddress: null,
  merchant: null,
  merchantAddress: null,
  submittedProfileDataType: 'PRIVATE',
  hasCompletedProfileData: false,
  hasAnyAds: false,
  editing: false,
  missingFields: [],
  mustAcceptTerms: false,
}

const card = {
  entityId: 100_001,
  productType: 'motorhome',
  make: 'Knaus',
  bodyType: 'semi_integrated',
  firstRegistration: null,
  mileageKm: null,
  lengthMm: null,
  licensedWeightKg: null,
  beds: null,
  axles: null,
  country: 'DE',
  zipPrefix: '24',
  image: null,
  isOwn: false,
  status: 'published',
  auction: null,
  updatedAt: '2026-11-20T13:02:00Z',
  requiredPercent: null,
  isSentBack: false,
  reviewDueAt: null,
  openQuestions: 0,
}

const hosts = createHosts(hostSettings({ baseHosts: '{locale}.localhost', port: 3000 }))
let app: FastifyInstance
let answer: (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer>
let identify: () => Promise<void> = async () => {}

function answerAsVisitor(request: TransportRequest): TransportAnswer {
  if (request.path === '/api/public/customer/get') return { status: 200, body: nobody }
  if (request.path.startsWith('/api/public/settings/')) {
    return { status: 200, body: { value: '</script><b>', description: null } }
  }
  return { status: 404, body: { code: 'NOT_FOUND', status: 404 } }
}

/** Two dealers who are told the same, and others who are not. */
function answerAsDealer(person: string) {
  return (request: TransportRequest): TransportAnswer => {
    if (request.path === '/api/public/customer/get') return { status: 200, body: dealer(person) }
    if (request.path.startsWith('/api/public/catalog/search')) {
      const model = person === 'other' ? 'Hidden' : 'Sky'
      const products = [{ ...card, model, isWatched: person === 'anna' }]
      const body = { products, filterAttributes: [], page: 1, pages: 1, total: 1, endingToday: 0 }
      return { status: 200, body }
    }
    if (/^\/api\/private\/(notifications|customer\/searches)\//.test(request.path)) {
      const listed = { notifications: [], subjects: [], searches: [{ name: person, query: {} }] }
      return { status: 200, body: { ...listed, openCtas: person === 'anna' ? 5 : 0, unRead: 0 } }
    }
    return answerAsVisitor(request)
  }
}

function dealer(person: string) {
  const account = openAccount(person === 'selling')
  const number = 700 + person.length * 10 + person.charCodeAt(0)
  return {
    ...account,
    mustAcceptTerms: person === 'newTerms',
    customer: {
      ...account.customer,
      customerId: number,
      email: `${person}@test.example`,
      companyName: `${person.charAt(0).toUpperCase()}${person.slice(1)} GmbH`,
      merchantBlocked: person === 'blocked',
    },
    merchant: { ...account.merchant, merchantId: number },
  }
}

const keptForDealers: KeptOptions = {
  canonicalSearch: (_locale, _path, search) => search,
  isUnknown: () => false,
  harmlessCookies: new Set(['cm24-locale']),
  // Visitors' pages are drawn for whoever asks here.
  visitorCalls: () => ({
    transport: async (request) => answer(request),
    subjects: () => undefined,
  }),
  noticeTime: () => undefined,
  changes: {
    isFresh: () => true,
    refresh: async () => true,
    expectChange: () => undefined,
    knownAt: () => performance.now(),
  },
  revisions: createRevisions(),
  maxBytes: 1_000_000,
  maxSharedBytes: 1_000_000,
  log: pino({ level: 'silent' }),
}

beforeAll(async () => {
  app = await startPages({ isDemo: false })
  answer = answerAsVisitor
}, buildPatienceMs)

async function startPages({ isDemo }: { isDemo: boolean }): Promise<FastifyInstance> {
  const server = fastify()
  await server.register(cookie)
  const options: PageOptions = {
    source: await builtStorefront(),
    hosts,
    fallbackAddress: (host, path) => fallbackAddress(hosts, host, path),
    transportFor: async ({ cookies }) => {
      await identify()
      const person = cookies['cm24-access']
      return async (call) => (person === undefined ? answer(call) : answerAsDealer(person)(call))
    },
    movedTo: (locale, path, hostHeader) => movedTo(hosts, { locale, path, hostHeader }),
    now: () => Date.parse('2026-11-20T13:02:00Z'),
    isDemo,
    isSecure: false,
  }
  await registerPages(server, options, keptForDealers)
  return server
}

afterAll(() => app.close())

/** Also for visitors a page of React as a whole. */
const application = pathTo('login', 'de')

function get(host: string, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host, ...headers } })
}

describe.each(locales)('the home page in %s', (locale) => {
  test('is rendered in its language, names the others, and shows no key in place of a text', async () => {
    const page = await get(`${locale}.localhost:3000`, '/')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<html lang="${localeFacts[locale].tag}" `)
    for (const other of locales) {
      const address = hosts.origin(other, 'x:3000')
      expect(page.body).toContain(
        `<link rel="alternate" hrefLang="${localeFacts[other].tag}" href="${address}/"/>`,
      )
    }
    const visible = page.body.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    expect(visible).not.toMatch(/\b(shell|home|refusal)\.[a-z]\w+/)
    expect(visible).not.toMatch(/\{\w+[,}]/)
  })

  test('links its style sheet and fetches no texts ahead', async () => {
    const { body } = await get(`${locale}.localhost:3000`, '/')
    expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/storefront\/[\w-]+\.css"/)
    expect(body).not.toContain('modulepreload" href="/assets/storefront/')
  })
})

describe.each(locales)('a whole application in %s', (locale) => {
  test('fetches only the texts of this language ahead', async () => {
    const { body } = await get(`${locale}.localhost:3000`, pathTo('login', locale))
    const fetched = [...body.matchAll(/modulepreload" href="\/assets\/storefront\/(\w\w)-/g)]
    const texts = fetched.map((found) => found[1]).filter(isLocale)
    expect(texts).toEqual([locale])
  })
})

test('cards that are kept show what each page was told, in its own language', async () => {
  const shown = async (locale: 'de' | 'pl', model: string) => {
    const found = { products: [{ ...card, model }], filterAttributes: [], page: 1, pages: 1 }
    const body = { ...found, total: 1, endingToday: 0 }
    answer = (ask) => (ask.path.includes('/search') ? { status: 200, body } : answerAsVisitor(ask))
    return (await get(`${locale}.localhost:3000`, pathTo('catalog', locale))).body
  }
  const [german, polish] = [await shown('de', 'Sky'), await shown('pl', 'Sky')] as const
  expect([german, polish].map((html) => html.includes('Teilintegriert'))).toEqual([true, false])
  expect(await shown('de', 'Sun')).toBe(german.replaceAll('Sky', 'Sun').replaceAll('-sky', '-sun'))
  expect(german.match(/role="status" aria-live/g)).toHaveLength(2)
})

describe('a page of dealers', () => {
  const address = pathTo('catalog', 'de')
  const visit = async (person: string) => {
    const page = await get('de.localhost', address, {
      cookie: `cm24-access=${person}`,
      'accept-encoding': 'gzip',
    })
    const text = gunzipSync(page.rawPayload).toString()
    const [kept = '', own] = text.split('<script type="application/json" id="own-state">')
    return { headers: page.headers, kept, own }
  }

  test('is kept once two were told the same, with nothing of either, and their own part behind it', async () => {
    const first = await visit('anna')
    expect(first.own).toBeUndefined()
    expect(first.kept).toContain('Anna GmbH')
    const second = await visit('ben')
    const again = await visit('anna')
    expect(second.kept).toBe(again.kept)
    for (const secret of ['anna', 'Anna', 'ben@', 'Ben GmbH', '"customerId":7', '"openCtas":5']) {
      expect(second.kept).not.toContain(secret)
    }
    expect(second.kept).not.toMatch(/"isWatched":true|aria-pressed="true"|nonce="/)
    expect(second.own).toContain('Ben GmbH')
    expect(second.own).not.toMatch(/Anna|"isWatched":true/)
    expect(again.own).toContain('Anna GmbH')
    expect(again.own).toContain('"isWatched":true')
    expect(again.own).toContain('"openCtas":5')
  })

  test('is in no browser’s cache, and its policy names scripts by their hashes', async () => {
    for (const person of ['anna', 'ben']) await visit(person)
    const { headers } = await visit('anna')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.vary).toBe('Cookie, Authorization, Accept-Encoding')
    expect(headers.etag).toBeUndefined()
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self'(?!.*nonce)/)
  })

  test.each(['other', 'blocked', 'newTerms', 'selling'])(
    'is not sent to whoever is told something else: %s',
    async (person) => {
      for (const known of ['anna', 'ben']) await visit(known)
      const { kept, own, headers } = await visit(person)
      expect(own).toBeUndefined()
      expect(kept).toContain(`${person}@`)
      expect(headers['cache-control']).toBe('private, no-store')
    },
  )
})

test('what the state holds cannot leave its element', async () => {
  const { body } = await get('de.localhost', application)
  expect(body).toContain('\\u003c/script>')
  expect(body).not.toContain('</script><b>')
})

test('inline scripts run only with the nonce of this very answer', async () => {
  const [one, two] = await Promise.all([
    get('de.localhost', application),
    get('de.localhost', application),
  ])
  const policy = String(one.headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(one.body).toContain(`nonce="${nonce}"`)
  expect(String(two.headers['content-security-policy'])).not.toContain(nonce)
})

test('an unknown address answers 404 with the page that says so', async () => {
  const page = await get('de.localhost', '/gibt-es-nicht')
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('Diese Seite wurde nicht gefunden')
})

test.each(locales)(
  'no page of the storefront in %s stands where all unknown ones are kept',
  async (locale) => {
    expect((await get(`${locale}.localhost`, unknownPath)).statusCode).toBe(404)
  },
)

test('an unknown call answers no page', async () => {
  const page = await get('de.localhost', '/api/public/nothing')
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('application/json')
})

test.each([
  ['/preise/', '/preise'],
  ['/preise/?page=2', '/preise?page=2'],
  ['//evil.example/', '/evil.example'],
])('%s is redirected to the one address of the page', async (url, target) => {
  const page = await get('de.localhost', url)
  expect([page.statusCode, page.headers.location]).toEqual([308, target])
})

test('another reading of a path leads to the screen for good', async () => {
  const page = await get('en.localhost', '/agb')
  expect([page.statusCode, page.headers.location]).toEqual([301, '/tac'])
})

test.each([
  ['de', '/buy-a-motorhome?page=2', 'http://en.localhost:3000/buy-a-motorhome?page=2'],
  ['en', '/kontakt?a=1', '/contact?a=1'],
])('at %s a path of another language leads to its storefront: %s (spec 2)', async (at, url, to) => {
  const page = await get(`${at}.localhost:3000`, url)
  expect([page.statusCode, page.headers.location]).toEqual([301, to])
})

test('an unknown host is led to the same path of the German storefront', async () => {
  const page = await get('localhost:3000', '/preise?a=1')
  expect([page.statusCode, page.headers.location]).toEqual([
    302,
    'http://de.localhost:3000/preise?a=1',
  ])
})

test('HEAD answers the status and headers of the page without its body', async () => {
  const page = await app.inject({ method: 'HEAD', url: '/', headers: { host: 'de.localhost' } })
  expect([page.statusCode, page.body]).toEqual([200, ''])
  expect(page.headers['content-type']).toContain('text/html')
})

test('a page whose bars could not be filled is shown all the same (spec 8.2)', async () => {
  answer = () => ({ status: 503, body: { code: 'SERVICE_UNAVAILABLE', status: 503 } })
  const page = await get('de.localhost', '/')
  answer = answerAsVisitor
  expect(page.statusCode).toBe(200)
})

test.each(['vehicle', 'account'])(
  'without a database there is a page too, at a %s (spec 8.1)',
  async (name) => {
    const path =
      name === 'vehicle' ? pathTo('product', 'nl', { id: 100_001 }) : pathTo('account', 'nl')
    identify = () => Promise.reject(new Error('Connection terminated'))
    const page = await get('nl.localhost', path)
    identify = async () => {}
    expect(page.statusCode).toBe(503)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<html lang="nl')
    expect(page.body).not.toContain('Connection terminated')
  },
)

test('a fault while drawing answers 500 with the error page, and is reported', async () => {
  // A text that is no text: React refuses to draw it.
  answer = (request) =>
    request.path.startsWith('/api/public/settings/')
      ? { status: 200, body: { value: { broken: true }, description: null } }
      : answerAsVisitor(request)
  const page = await get('de.localhost', '/')
  answer = answerAsVisitor
  expect(page.statusCode).toBe(500)
  expect(page.body).toContain('Da ist etwas schiefgegangen')
  expect(page.body).not.toContain('Objects are not valid')
})

test('the gallery of building blocks exists in a demo only', async () => {
  expect((await get('de.localhost', '/dev/ui')).statusCode).toBe(404)
  const demo = await startPages({ isDemo: true })
  const gallery = await demo.inject({ url: '/dev/ui', headers: { host: 'de.localhost' } })
  await demo.close()
  expect(gallery.statusCode).toBe(200)
})

test('built files are kept by browsers for a year and sent compressed', async () => {
  const { body } = await get('de.localhost', '/')
  const script = /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? ''
  const file = await get('de.localhost', script, { 'accept-encoding': 'br' })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-encoding']).toBe('br')
  expect(file.headers['cache-control']).toContain('immutable')
})

test('the manifest of the build is not served', async () => {
  const file = await get('de.localhost', '/assets/storefront-manifest.json')
  expect(file.statusCode).toBe(404)
})

test('the version is the same as the page carries, and each answer names it (spec 4)', async () => {
  const { tag } = (await get('de.localhost', '/version.json')).json()
  const unknownCall = await get('de.localhost', '/api/unknown')
  expect(unknownCall.headers['x-build']).toBe(tag)
  expect((await get('de.localhost', application)).body).toContain(`"version":"${tag}"`)
})

test('the console has a page of its own, in no search engine', async () => {
  const page = await get('console.localhost:3000', '/merchants')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('noindex')
  expect(page.body).toContain('/assets/console/')
})
