import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { consentCookie } from '#contract/usage/consent.ts'
import { onlyRow } from '../../../platform/database/queryable.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  enterAsOperator,
  startAccountServer,
} from '../../account/testing/account-server.ts'
import { createPageNotes } from './note-pages.ts'
import { createUsageRecorder, type UsageRecorder } from './usage-recorder.ts'
import { registerUsageRoutes } from './usage-routes.ts'

let server: AccountServer
let usage: UsageRecorder
let operator: Browser
beforeAll(async () => {
  server = await startAccountServer({
    mount: (endpoints, services) => {
      usage = createUsageRecorder(services)
      registerUsageRoutes(endpoints, { ...services, usage })
    },
  })
  operator = (await enterAsOperator(server, 'olga@example.org')).browser
})

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1'
const accessLog = '/api/access-logs/collect'
const actionLog = '/api/public/user-action-log/collect'

/** As a page sends it, from a phone unless it is said otherwise. */
async function report(browser: Browser, url: string, payload: unknown, userAgent = phone) {
  const { csrfToken } = (await browser.get('/api/public/auth/csrf-token')).json()
  const headers = { 'x-csrf-token': csrfToken, 'user-agent': userAgent }
  return browser.send({ method: 'POST', url, payload: payload as object, headers })
}

async function rows(sql: string) {
  await usage.flush()
  return (await server.services.pool.query<Record<string, unknown>>(sql)).rows
}

const counts = () =>
  rows(`select route, funnel, step, locale, device, count from usage_counts
    order by route, funnel, step`)
const actions = () => rows('select * from visitor_actions order by action_id')

async function forget() {
  await rows('delete from usage_counts')
  await rows('delete from visitor_actions')
}

describe('without consent (spec 7.7)', () => {
  test('a page is counted by its template; address, query, cookies and referer are kept nowhere', async () => {
    await forget()
    const browser = server.browser({ host: 'nl.localhost:3000' })
    browser.cookies.set('cm24-uuid', '6b7c1a52-52c0-4b5e-9d3e-0c7d2f5b8a11')
    const visit = {
      url: 'https://cm24.nl/catalog/product/4711/knaus-van?gclid=AbCsecret',
      cookies: { secret: 'cookie-value' },
      query: { gclid: 'AbCsecret' },
      referer: 'https://search.example/?q=private+words',
      sessionId: 'session-secret',
    }
    expect((await report(browser, accessLog, visit)).statusCode).toBe(200)
    expect(await counts()).toEqual([
      { route: 'product', funnel: '', step: '', locale: 'nl', device: 'phone', count: 1 },
    ])
    expect(await actions()).toEqual([])
  })

  test('a step is counted with language and device class alone, and the start of an ad as create_ad', async () => {
    await forget()
    const browser = server.browser()
    browser.cookies.set('cm24-uuid', '6b7c1a52-52c0-4b5e-9d3e-0c7d2f5b8a11')
    const body = { context: 'adEdit', customer_id: 7, uuid: crypto.randomUUID() }
    await report(browser, actionLog, { ...body, action: 'create_ad', product_entity_id: 4711 })
    const steps = ['vehicle', 'screen:make', 'vehicle']
    await report(browser, actionLog, { ...body, action: 'show_ad_step', steps })
    const selling = { route: 'adEdit', funnel: 'selling', locale: 'de', device: 'phone', count: 1 }
    expect(await counts()).toEqual([
      { ...selling, step: 'begun' },
      { ...selling, step: 'screen:make' },
      { ...selling, step: 'vehicle' },
    ])
    expect(await actions()).toEqual([])
  })

  test.each([
    ['an unknown action', actionLog, { action: 'drop table', context: '/' }],
    ['no action', actionLog, {}],
    ['an inherited name', actionLog, { action: 'constructor', context: '/' }],
    ['unknown steps', actionLog, { action: 'show_ad_step', steps: ['screen:vin', 'begun'] }],
    ['steps that are no list', actionLog, { action: 'show_ad_step', steps: 'vehicle' }],
    ['too many steps', actionLog, { action: 'show_ad_step', steps: Array(7).fill('vehicle') }],
  ])('%s is answered as any other report and counts for nothing', async (_what, url, body) => {
    await forget()
    expect((await report(server.browser(), url, body)).statusCode).toBe(200)
    expect(await counts()).toEqual([])
  })

  test('what is no page of ours is counted as unknown, whatever it is', async () => {
    await forget()
    const browser = server.browser()
    for (const url of [`/${'x'.repeat(5000)}`, 17, { a: 1 }, '/wp-admin.php', '/\u0000']) {
      await report(browser, accessLog, { url })
    }
    const [only, ...others] = await counts()
    expect(others).toEqual([])
    expect(only).toMatchObject({ route: 'unknown', funnel: '', step: '' })
  })

  test('a body of two megabytes is refused, and programs are counted nowhere', async () => {
    await forget()
    const browser = server.browser()
    const huge = await report(browser, accessLog, { url: '/', query: 'x'.repeat(2_000_000) })
    expect(huge.statusCode).toBe(413)
    await report(browser, accessLog, { url: '/' }, 'Mozilla/5.0 (compatible; Googlebot/2.1)')
    await report(browser, accessLog, { url: '/' }, 'curl/8.5.0')
    expect(await counts()).toEqual([])
  })

  test('a flood from one address counts 120 pages a minute, another address goes on being counted', async () => {
    await forget()
    const notePage = createPageNotes({ usage, now: () => new Date('2026-11-24T10:00:30Z') })
    const request = (ip: string) =>
      ({ ip, cookies: {}, headers: { 'user-agent': phone }, host: 'cm24.de' }) as never
    for (let times = 0; times < 500; times++) {
      notePage(request('203.0.113.9'), { locale: 'de', path: '/' })
    }
    notePage(request('203.0.113.10'), { locale: 'de', path: '/' })
    expect(await counts()).toMatchObject([{ route: 'home', count: 121 }])
  })
})

describe('with consent', () => {
  test('steps are noted with who it was and their own ad alone, until they withdraw it', async () => {
    await forget()
    const { browser, customerId } = await enter(server, 'anna@example.org')
    const { pool } = server.services
    const insert = async (owner: readonly [number | null, string | null]) =>
      onlyRow(
        await pool.query<{ listing_id: number }>(
          `insert into listings (customer_id, visitor_uuid, product_type)
           values ($1, $2, 'motorhome') returning listing_id`,
          [...owner],
        ),
      ).listing_id
    const own = await insert([customerId, null])
    const others = await insert([null, crypto.randomUUID()])
    const agreed = await browser.call('PUT', '/api/public/consent', { statistics: true })
    expect(agreed.json()).toEqual({ statistics: true })
    expect(browser.cookies.get(consentCookie)).toBe('statistics')
    for (const entityId of [own, others, 9_000_000_000]) {
      const body = { action: 'submit_ad', context: 'adEdit', product_entity_id: entityId }
      await report(browser, actionLog, body)
    }
    const referer = 'https://www.search.example/results?q=private+words'
    await report(browser, accessLog, { url: '/?token=secret', referer })
    const noted = await actions()
    expect(noted.map(({ listing_id }) => listing_id).filter(Boolean)).toEqual([own])
    expect(noted.find(({ route }) => route === 'home')).toMatchObject({
      customer_id: customerId,
      visitor_uuid: browser.cookies.get('cm24-uuid'),
      route: 'home',
      referring_host: 'www.search.example',
    })
    expect(JSON.stringify(noted)).not.toMatch(/secret|private/)

    await browser.call('PUT', '/api/public/consent', { statistics: false })
    await report(browser, actionLog, { action: 'submit_ad', context: 'adEdit' })
    expect(await actions()).toEqual([])
    expect(browser.cookies.get(consentCookie)).toBe('none')
  })
})

test('a withdrawal reaches what this process and others have not written yet', async () => {
  await forget()
  const browser = server.browser()
  await browser.call('PUT', '/api/public/consent', { statistics: true })
  const other = createUsageRecorder(server.services)
  onTestFinished(other.stop)
  await report(browser, actionLog, { action: 'submit_ad', context: 'adEdit' })
  other.note({
    ...{ route: 'home', funnel: '', step: '', locale: 'de', device: 'phone', listingId: null },
    ...{ happenedAt: server.services.now(), customerId: null, referringHost: null },
    visitorUuid: browser.cookies.get('cm24-uuid') ?? null,
  })
  await browser.call('PUT', '/api/public/consent', { statistics: false })
  await other.flush()
  expect(await actions()).toEqual([])
})

test('what is still in memory as an account ends is not noted', async () => {
  await forget()
  const { browser, customerId } = await enter(server, 'erik@example.org')
  await browser.call('PUT', '/api/public/consent', { statistics: true })
  await report(browser, actionLog, { action: 'submit_ad', context: 'adEdit' })
  await server.services.pool.query(
    'update customers set deactivated_at = now() where customer_id = $1',
    [customerId],
  )
  expect(await actions()).toEqual([])
})

describe('the funnel of the console', () => {
  const address = '/api/operator/usage/funnel?funnel=selling'

  test('sums steps by device and language for operators alone', async () => {
    await forget()
    await server.services.pool.query(`insert into usage_counts (day, route, funnel, step, locale, device, count, counted_at)
      select *, now() from (values
      ((now() at time zone 'Europe/Berlin')::date, 'sell', 'selling', 'page', 'de', 'phone', 30),
      ((now() at time zone 'Europe/Berlin')::date - 6, 'sell', 'selling', 'page', 'pl', 'phone', 8),
      ((now() at time zone 'Europe/Berlin')::date - 7, 'sell', 'selling', 'page', 'de', 'tablet', 2),
      ((now() at time zone 'Europe/Berlin')::date, 'adEdit', 'selling', 'begun', 'de', 'phone', 12),
      ((now() at time zone 'Europe/Berlin')::date, 'home', '', '', 'de', 'phone', 99)) as counted`)
    const read = async (query: string) => (await operator.get(address + query)).json().counts
    expect(await read('&days=7')).toEqual([
      { step: 'begun', device: null, language: null, count: 12 },
      { step: 'begun', device: null, language: 'de', count: 12 },
      { step: 'begun', device: 'phone', language: null, count: 12 },
      { step: 'page', device: null, language: null, count: 38 },
      { step: 'page', device: null, language: 'de', count: 30 },
      { step: 'page', device: null, language: 'pl', count: 8 },
      { step: 'page', device: 'phone', language: null, count: 38 },
    ])
    expect(await read('&device=tablet')).toContainEqual({
      ...{ step: 'page', device: null, language: null, count: 2 },
    })
    expect(await read('&language=cs')).toEqual([])
    // A page shows the figures of one funnel until those of the other arrive.
    expect((await operator.get(address)).json().funnel).toBe('selling')
    const { browser: customer } = await enter(server, 'carl@example.org')
    expect((await customer.get(address)).json().code).toBe('NOT_FOUND')
    expect((await server.browser().get(address)).statusCode).toBe(401)
  })

  test('tells what ads came from of all alone: no ad is kept with a device or a language', async () => {
    await server.services.pool.query(
      `insert into listings (visitor_uuid, product_type, tracking)
       values (gen_random_uuid(), 'motorhome', '{"funnel": "ad_intake", "source": "my_ads"}')`,
    )
    const read = async (query: string) => (await operator.get(address + query)).json().sources
    expect(await read('')).toEqual([{ source: 'my_ads', count: 1 }])
    expect([await read('&device=phone'), await read('&language=pl')]).toEqual([[], []])
  })

  test.each(['funnel=else', 'days=0', 'days=31', 'device=watch', "language=d'"])(
    'refuses %s',
    async (query) => {
      const answer = await operator.get(`/api/operator/usage/funnel?${query}`)
      expect(answer.json().code).toBe('VALIDATION_FAILED')
    },
  )
})
