import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { appOn } from '#database/testing/app-of-test.ts'
import { openDatabaseLine } from '#database/testing/database-line.ts'
import {
  addDealer,
  addRunningAuction,
  bidOf,
  executorOn,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { pagesOfTest } from '#server/testing/page-of-test.ts'

/**
 * Pages that are kept for visitors, in two processes on one database. What changes the market here does
 * so behind the back of both: by SQL, or by an executor that announces nothing.
 */

const database = await testDatabase()
const { pool } = database
const line = await openDatabaseLine(database.connection)
const heldPool = createPool(line.connection, { size: 4 })
afterAll(() => heldPool.end())
const [pages, otherPages] = [pagesOfTest(), pagesOfTest()]
const one = await appOn(database, {}, pages)
const other = await appOn({ pool: heldPool, connection: line.connection }, {}, otherPages)
const executor = executorOn(pool)

const anyBrowser = { host: 'de.localhost', 'accept-encoding': 'gzip, deflate, br, zstd' }

async function visit(http: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  const answer = await http.inject({ url, headers: { ...anyBrowser, ...headers } })
  const text = textOf(answer.rawPayload, answer.headers['content-encoding'])
  return { status: answer.statusCode, headers: answer.headers, text, cookies: answer.cookies }
}

function textOf(body: Buffer, encoding: unknown): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Which addresses the first process drew meanwhile. */
async function drawings(work: () => Promise<unknown>): Promise<string[]> {
  const before = pages.drawn.length
  await work()
  const drawn = pages.drawn.slice(before).map(({ url }) => url.replace('http://de.localhost', ''))
  return drawn.filter((path) => path !== asker)
}

/** Once nothing that went before makes it void any more. */
async function settle(url: string): Promise<void> {
  const drawn = () => drawings(() => visit(one.app.http, url))
  await expect
    .poll(async () => [await drawn(), await untilRead(), await drawn()].flat(), { timeout: 15_000 })
    .not.toContain(url)
}

/** Asked for to have the changes read, and counted by nobody. */
const asker = '/agb'
/** The catalog. */
const list = '/wohnmobil-kaufen'

const listingOf = async (auctionId: number) =>
  (await pool.query('select listing_id from auctions where auction_id = $1', [auctionId])).rows[0]
    .listing_id as number // The column's type.

/** Its page, and what may be changed of it; every save of an ad says when it was. */
async function runningAd() {
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executor, prices)
  const listingId = await listingOf(auctionId)
  const rename = (model: string) =>
    pool.query(
      `update listings set updated_at = clock_timestamp(),
         vehicle_values = vehicle_values || jsonb_build_object('model', $2::text)
       where listing_id = $1`,
      [listingId, model],
    )
  return { auctionId, listingId, page: `/caravan/${listingId}`, rename }
}

describe('a page of visitors', () => {
  test('is drawn once for all of them, with nobody’s rights and none of their cookies', async () => {
    const { page, rename } = await runningAd()
    await settle(page)
    await rename('Nobody has seen it')
    await untilRead()
    const headers = { cookie: 'cm24-uuid=1; other=2', 'user-agent': 'sentinel-agent' }
    const texts: string[] = []
    const drawn = await drawings(async () => {
      const visits = [headers, ...Array.from({ length: 20 }, () => ({}))]
      const answers = await Promise.all(visits.map((each) => visit(one.app.http, page, each)))
      texts.push(...answers.map(({ text }) => text), (await visit(one.app.http, page)).text)
    })
    expect(drawn).toEqual([page])
    expect(pages.drawn.findLast(({ url }) => url.endsWith(page))?.viewer).toBe('visitor')
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).not.toContain('sentinel-agent')
  })

  test('500 requests at once for a page that is not there draw it once', async () => {
    const { page, rename } = await runningAd()
    await settle(page)
    await rename('Nobody has seen it')
    await untilRead()
    const count = await drawings(() =>
      Promise.all(Array.from({ length: 500 }, () => visit(one.app.http, page))),
    )
    expect(count).toEqual([page])
  })

  test('is not sent to who has it, and says so cheaply', async () => {
    const { page } = await runningAd()
    await settle(page)
    const { headers } = await visit(one.app.http, page)
    const again = await visit(one.app.http, page, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers['server-timing']).toMatch(/^market;dur=\d{13}$/)
    // It may have come in another form when it was new.
    const otherForm = String(headers.etag).replace('-br"', '-gzip"')
    const { status } = await visit(one.app.http, page, { 'if-none-match': otherForm })
    expect([otherForm === headers.etag, status]).toEqual([false, 304])
    const gzip = await visit(one.app.http, page, {
      'accept-encoding': 'gzip',
      'if-none-match': String(headers.etag),
    })
    expect(gzip.status).toBe(200)
  })

  test('carries the language’s cookie to those alone who have none, and the time of sending', async () => {
    const { page } = await runningAd()
    await settle(page)
    const without = await visit(one.app.http, page)
    const withIt = await visit(one.app.http, page, { cookie: 'cm24-locale=de' })
    expect(without.cookies.map(({ name }) => name)).toEqual(['cm24-locale'])
    expect(withIt.cookies).toEqual([])
    const timeOf = ({ headers }: typeof withIt) =>
      Number(/dur=(\d+)/.exec(String(headers['server-timing']))?.[1])
    const drawnAt = Number(/"now":(\d+)/.exec(withIt.text)?.[1])
    await pool.query('select pg_sleep(0.02)')
    const later = await visit(one.app.http, page)
    expect(timeOf(later)).toBeGreaterThan(timeOf(without))
    expect(timeOf(later)).toBeGreaterThan(drawnAt)
    expect(later.text).toBe(withIt.text)
  })

  test('names its inline scripts by their hashes and holds no nonce', async () => {
    const { page } = await runningAd()
    const { headers } = await visit(one.app.http, page)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/)
  })

  test.each([
    ['authorization', { authorization: 'Bearer x' }],
    ['an access cookie', { cookie: 'cm24-access=x' }],
    ['a refresh cookie', { cookie: 'cm24-refresh=x' }],
    ['the right to edit an ad', { cookie: 'cm24-edit=x' }],
    ['a cookie of ours that no table knows', { cookie: 'cm24-new=x' }],
  ])('is not sent to who brings %s', async (_what, headers: Record<string, string>) => {
    const { page } = await runningAd()
    await visit(one.app.http, page)
    const count = await drawings(() => visit(one.app.http, page, headers))
    expect(count).toEqual([page])
    expect(pages.drawn.at(-1)?.viewer).toBe('person')
  })

  test('login and logout in two tabs: each answer fits the cookies of its request', async () => {
    const { page } = await runningAd()
    await settle(page)
    await addDealer(pool, 'tabs')
    const dealer = one.browser()
    const before = await visit(one.app.http, page)
    await dealer.logIn('tabs@test.example')
    const cookie = [...dealer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const etag = String(before.headers.etag)
    const asDealer = await visit(one.app.http, page, { cookie, 'if-none-match': etag })
    expect(asDealer.status).toBe(200)
    expect(asDealer.headers.etag).toBeUndefined()
    expect(asDealer.text).toContain('"currentBidEur"')
    expect(asDealer.text).toContain('tabs@test.example')
    const after = await visit(one.app.http, page, { 'if-none-match': etag })
    expect(after.status).toBe(304)
    expect((await visit(one.app.http, page)).text).not.toContain('tabs@test.example')
  })
})

describe('what makes a page void', () => {
  test('a change is seen in every process, announced or not', async () => {
    const { page, rename } = await runningAd()
    for (const { app } of [one, other]) await visit(app.http, page)
    await rename('Renamed 1')
    for (const { app } of [one, other]) {
      await expect
        .poll(async () => (await visit(app.http, page)).text, { interval: 20, timeout: 5000 })
        .toContain('Renamed 1')
    }
  })

  test('a list follows it too, and the setting of the red bar every page', async () => {
    const { rename } = await runningAd()
    await visit(one.app.http, list)
    await rename('Renamed 2')
    await pool.query(`update settings set value = 'Sentinel bar' where key = 'system_bar'`)
    const seen = () => visit(one.app.http, list).then(({ text }) => text)
    await expect.poll(seen, { interval: 20, timeout: 5000 }).toContain('Renamed 2')
    // It was committed later, and may be known up to a second after that.
    await expect.poll(seen, { interval: 20, timeout: 5000 }).toContain('Sentinel bar')
    expect((await visit(one.app.http, '/')).text).toContain('Sentinel bar')
  })

  test('the first visitor of a list sees what nobody announced, a second after it', async () => {
    const { rename } = await runningAd()
    await settle(list)
    // One visit could fall in with somebody else's question to the database.
    for (const model of ['Unheard 1', 'Unheard 2', 'Unheard 3']) {
      await rename(model)
      await pool.query('select pg_sleep(1)')
      expect((await visit(one.app.http, list)).text.includes(model), model).toBe(true)
    }
  })

  test('a bid does not, and another ad’s change voids no product page', async () => {
    const { auctionId, page } = await runningAd()
    const rival = await runningAd()
    const bidder = await addDealer(pool, 'bidder')
    await settle(list)
    await settle(page)
    const drawn = await drawings(async () => {
      await executor.execute(bidOf(bidder, { auctionId, amountEur: 11_000 }))
      await untilRead()
      await visit(one.app.http, page)
      await visit(one.app.http, list)
      await rival.rename('Rival')
      await untilRead()
      await visit(one.app.http, page)
    })
    expect(drawn).toEqual([])
  })

  test('a draft that is saved every few seconds voids no list', async () => {
    const { rows } = await pool.query(
      `insert into listings (customer_id, product_type)
       select customer_id, 'motorhome' from customers limit 1 returning listing_id`,
    )
    await settle(list)
    const drawn = await drawings(async () => {
      await pool.query('update listings set version = version + 1 where listing_id = $1', [
        rows[0].listing_id,
      ])
      await untilRead()
      await visit(one.app.http, list)
    })
    expect(drawn).toEqual([])
  })

  test('the market’s clock, and with it midnight in Berlin', async () => {
    const { page } = await runningAd()
    await settle(page)
    const drawn = await drawings(async () => {
      await moveClockTo(pool, Date.now() + 400 * 86_400_000)
      await untilRead()
      await visit(one.app.http, page)
    })
    expect(drawn).toContain(page)
  })

  test('what was begun before a change is not kept after it', async () => {
    const { page, rename } = await runningAd()
    let release = () => {}
    pages.hold(new Promise<void>((resolve) => (release = resolve)))
    const early = visit(one.app.http, page)
    await expect.poll(pages.heldCount).toBe(1)
    await rename('Changed while drawn')
    pages.hold(null)
    await untilRead()
    expect((await visit(one.app.http, page)).text).toContain('Changed while drawn')
    release()
    expect((await early).text).not.toContain('Changed while drawn')
    expect((await visit(one.app.http, page)).text).toContain('Changed while drawn')
  })
})

describe('addresses', () => {
  test('parameters that the page does not know make no page of their own, in whatever order', async () => {
    await visit(one.app.http, '/wohnmobil-kaufen?sort=newest&page=2')
    const count = await drawings(async () => {
      await visit(one.app.http, '/wohnmobil-kaufen?page=2&utm_source=x&sort=newest&sort=other')
      await visit(one.app.http, '/wohnmobil-kaufen?sort=newest&page=2&text=')
    })
    expect(count).toEqual([])
  })

  test.each([
    ['a page that does not exist', '/wohnmobil-kaufen?page=10000'],
    ['a negative page', '/wohnmobil-kaufen?page=-1'],
    ['a page in letters', '/wohnmobil-kaufen?page=abc'],
    ['a zero byte', '/wohnmobil-kaufen?text=%00'],
    [
      'Greek',
      '/wohnmobil-kaufen?text=%CF%84%CF%81%CE%BF%CF%87%CF%8C%CF%83%CF%80%CE%B9%CF%84%CE%BF',
    ],
    ['a sign of SQL for anything', '/wohnmobil-kaufen?text=%25'],
    ['a sign of SQL for a letter', '/wohnmobil-kaufen?text=_'],
    ['a percent sign without figures', '/wohnmobil-kaufen?text=%'],
    ['half a letter', '/wohnmobil-kaufen?text=%CF'],
    ['a parameter that nobody knows', '/wohnmobil-kaufen?__proto__=x&constructor=y'],
    ['ten kilobytes', `/wohnmobil-kaufen?text=${'a'.repeat(10_000)}`],
    ['an unknown choice, twice', '/wohnmobil-kaufen?body_type=nothing&body_type=nothing'],
    ['an ad that does not exist', '/caravan/999999999'],
    ['no ad’s number', '/caravan/0'],
    ['no page at all', '/nothing-here'],
    ['another spelling', '/Wohnmobil-Kaufen'],
    ['an encoded letter', '/%77ohnmobil-kaufen'],
    ['a way up', '/agb/../wohnmobil-kaufen'],
  ])('%s: answered as to somebody with a page of their own', async (_what, url) => {
    const seen = async (headers: Record<string, string>) => {
      const { status, text } = await visit(one.app.http, url, headers)
      return [status, text.replace(/"now":\d+|nonce="[^"]*"|"requestId":"[^"]*"/g, '')]
    }
    // The market's clock was moved above, so auctions may still be ending between two answers.
    await expect
      .poll(
        async () => isDeepStrictEqual(await seen({}), await seen({ cookie: 'cm24-access=x' })),
        {
          timeout: 10_000,
        },
      )
      .toBe(true)
  })

  test('all that lead to no page are one page, kept for visitors alone', async () => {
    const paths = Array.from({ length: 1000 }, (_, at) => `/nothing-${at}/here?and=${at}`)
    const anyPaths = [...paths, '/nothing%0d%0aSet-Cookie:x=1', '/nothing%0A']
    await visit(one.app.http, '/nothing')
    const count = await drawings(async () => {
      for (const path of anyPaths) expect((await visit(one.app.http, path)).status).toBe(404)
    })
    // The next day may begin, or a page be void by its age, while they are asked for.
    expect(count.length).toBeLessThanOrEqual(1)
    const own = await drawings(() =>
      visit(one.app.http, '/nothing-1/here', { cookie: 'cm24-access=x' }),
    )
    expect(own).toEqual(['/nothing-1/here'])
    const again = await visit(one.app.http, '/nothing', { 'if-none-match': '*' })
    expect([again.status, again.text === '']).toEqual([404, false])
  })

  test('a vehicle that does not exist is drawn for a visitor once, and not kept', async () => {
    const address = '/caravan/999999998'
    const asked = () => drawings(() => visit(one.app.http, address))
    expect([await asked(), await asked()]).toEqual([[address], [address]])
  })

  test('a page with a call that no table names is drawn for each caller', async () => {
    await visit(one.app.http, '/partner')
    expect(await drawings(() => visit(one.app.http, '/partner'))).toContain('/partner')
    expect(pages.drawn.at(-1)?.viewer).toBe('person')
  })
})

test('while the database hangs kept pages are sent, with their age', async () => {
  onTestFinished(line.release)
  const { listingId, page, rename } = await runningAd()
  const before = await visit(other.app.http, page)
  expect(before.headers.age).toBeUndefined()
  const rows = () => pool.query('select from catalog_ads where listing_id = $1', [listingId])
  // While a process makes it, the ad is locked; held just then, nobody could change it.
  await expect.poll(async () => (await rows()).rowCount).toBe(1)
  line.hold()
  await expect
    .poll(async () => (await visit(other.app.http, page)).headers.age, { interval: 50 })
    .toBeDefined()
  const askedAt = performance.now()
  const late = await visit(other.app.http, page)
  expect(performance.now() - askedAt).toBeLessThan(5000)
  expect([late.status, late.text]).toEqual([200, before.text])
  expect(late.headers.warning).toMatch(/^111 /)
  expect(Number(late.headers.age)).toBeGreaterThanOrEqual(1)
  await rename('Changed while held')
  line.release()
  const seen = () => visit(other.app.http, page)
  await expect
    .poll(async () => (await seen()).text, { interval: 50, timeout: 5000 })
    .toContain('Changed while held')
  expect((await seen()).headers.age).toBeUndefined()
})

/** Longer than a page may be sent without asking; then somebody asks. */
async function untilRead(): Promise<void> {
  await pool.query('select pg_sleep(1)')
  await one.app.http.inject({ url: asker, headers: anyBrowser })
  await pool.query('select pg_sleep(0.1)')
}
