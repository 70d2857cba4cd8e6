import { afterAll, expect, test } from 'vitest'
import { appOfTest, logInAll } from '#database/testing/app-of-test.ts'
import { addDealer, addOperator } from '#database/testing/market-of-test.ts'
import { firstLandingPaths, moveLandingPage } from '#locales/addresses/landing-page.ts'
import { pathTo } from '#locales/paths.ts'
import { pagesOfTest } from '#server/testing/page-of-test.ts'

/** The landing page for dealers stands where its entry says, and no kept page links to where it stood (spec 7.7). */

const pages = pagesOfTest()
const { app, pool, browser } = await appOfTest({}, pages)
await addOperator(pool, 'editor')
await addDealer(pool, 'dealer')
const as = await logInAll(browser, ['editor', 'dealer'])
// The table of paths is this process's own.
afterAll(() => moveLandingPage(firstLandingPaths, {}))

const entry = '/api/operator/content/landing_page/merchant'
let version = 0

async function publish(url: string, more: object = {}) {
  const path = `${entry}/de`
  const text = { title: 'Für Händler', url }
  await as('editor').call({ method: 'PUT', path, body: { text, basedOn: version } })
  version += 1
  const body = { versions: [{ locale: 'de', version }], ...more }
  return as('editor').call({ method: 'POST', path: `${entry}/publish`, body })
}

async function visit(url: string, locale = 'de') {
  const answer = await app.http.inject({ url, headers: { host: `${locale}.localhost` } })
  return [answer.statusCode, answer.headers.location]
}

/** Where the page that was drawn last links to. */
const linked = () => pages.drawn.at(-1)?.landingPaths?.de

/** A change is heard of within a second (docs/decisions/0080). */
const soon = (ask: () => Promise<unknown>) => expect.poll(ask, { interval: 20 })

test('the page moves with its entry, for visitors and dealers; earlier addresses lead to it', async () => {
  expect(await visit('/handel')).toEqual([200, undefined])
  await visit('/')
  expect(linked()).toBe('/handel')
  const before = pages.drawn.length
  await visit('/')
  expect(pages.drawn.length).toBe(before)

  expect((await publish('/fuer-haendler')).status).toBe(200)
  await soon(async () => [await visit('/'), linked()]).toEqual([[200, undefined], '/fuer-haendler'])
  expect(await visit('/handel?utm_source=card')).toEqual([301, '/fuer-haendler?utm_source=card'])
  expect(await visit('/fuer-haendler')).toEqual([200, undefined])
  expect(await visit('/fuer-haendler', 'pl')).toEqual([301, 'http://de.localhost/fuer-haendler'])

  await publish('/haendler/start')
  // Nobody but a dealer asks for a page meanwhile.
  const asDealer = async () => (await as('dealer').call({ method: 'GET', path: '/' })).status
  await soon(async () => [await asDealer(), linked()]).toEqual([200, '/haendler/start'])
  for (const earlier of ['/handel', '/fuer-haendler']) {
    expect(await visit(earlier)).toEqual([301, '/haendler/start'])
  }
})

test('a withdrawn entry leaves the page where the program has it', async () => {
  await as('editor').call({ method: 'POST', path: `${entry}/de/withdraw` })
  version += 1
  await soon(() => visit('/handel')).toEqual([200, undefined])
  expect(await visit('/fuer-haendler')).toEqual([301, '/handel'])
})

test.each([pathTo('pricing', 'de'), '/', '/api', '/handel/'])(
  'it is not published at %s, where another page stands or none can',
  async (url) => {
    const { status, body } = await publish(url)
    expect(status).toBe(422)
    const rule = url === '/handel/' ? 'invalid' : 'taken'
    expect(body).toMatchObject({ fields: [{ field: 'de.url', rule }] })
  },
)
