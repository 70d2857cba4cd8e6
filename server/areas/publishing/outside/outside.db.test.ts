import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testSecret } from '#database/testing/market-of-test.ts'
import { readConfig } from '#server/config.ts'
import { createStrapiClient } from '#server/integrations/content/strapi-client.ts'
import {
  type StrapiEntry,
  type StrapiStandIn,
  startStrapiStandIn,
} from '#server/integrations/content/strapi-stand-in.ts'
import type { CmsSettings } from '#server/platform/settings/read-cms.ts'
import {
  type AccountServer,
  type Browser,
  enterAsOperator,
  startAccountServer,
} from '../../account/testing/account-server.ts'
import { mountPublishing } from '../testing/mount-publishing.ts'
import { readOutsideTexts } from './read-outside.ts'

/** Texts that are written in a content management system outside (docs/decisions/0183). */

let standIn: StrapiStandIn
let cms: CmsSettings
let server: AccountServer
let operator: Browser
beforeAll(async () => {
  standIn = await startStrapiStandIn()
  const settings = { CMS_BASE_URL: standIn.baseUrl, CMS_API_TOKEN: standIn.apiToken }
  const read = readConfig({ APP_SECRET: testSecret, ...settings, CMS_KINDS: 'faq,news' }).cms
  if (!read) throw new Error('There is no content management system')
  cms = read
  server = await startAccountServer({
    mount: (endpoints, services) => {
      Object.assign(services.config, { cms })
      mountPublishing(endpoints, services)
    },
  })
  operator = (await enterAsOperator(server, 'editor@example.org')).browser
})
beforeEach(() => standIn.fail(null))
afterAll(() => standIn.stop())

const read = async (path: string) => (await server.browser().get(path)).json()
const news = async (locale: string) => (await read(`/api/public/news/${locale}`)).news
const list = async (kind: string) => (await operator.get(`/api/operator/content/${kind}`)).json()
const contentChanges = async () => {
  const { rows } = await server.services.pool.query<{ count: number }>(
    "select count(*)::int as count from public_changes where topic = 'content'",
  )
  return rows[0]?.count ?? 0
}

/** As the timer does once the time is over that answers are kept. */
async function readAgain() {
  server.passTime(cms.everySeconds * 1000)
  await readOutsideTexts({ ...server.services, content: createStrapiClient(cms) })
}

function entry(id: number, locale: string, change: object = {}): StrapiEntry {
  const text = { title: `Text ${id} ${locale}`, summary: 'Kurz', content: '<p>Lang</p>' }
  return { id, locale, name: 'first', validFrom: '2026-11-01', ...text, ...change }
}

test('until it has answered readers have the texts of before; nobody changes them here', async () => {
  standIn.fail({ status: 500 })
  standIn.collections['news-items'] = [entry(1, 'de'), entry(2, 'pl')]
  standIn.collections.faqs = []
  expect(await news('de')).toHaveLength(1)
  await readAgain()
  expect(await news('de')).toHaveLength(1)
  expect(await list('news')).toMatchObject({
    isEditable: false,
    outside: { host: cms.host, readAt: null, failure: 'status 500' },
    entries: [{ key: 'guide' }],
  })
  const place = '/api/operator/content/news/guide'
  for (const [method, path, body] of [
    ['PUT', '/de', { text: { title: 'x' }, basedOn: 0 }],
    ['POST', '/publish', { versions: [{ locale: 'de', version: 1 }] }],
    ['POST', '/de/1/unschedule', undefined],
    ['POST', '/de/withdraw', undefined],
  ] as const) {
    expect((await operator.call(method, `${place}${path}`, body)).json()).toMatchObject({
      ...{ status: 409, code: 'CONTENT_EDITED_OUTSIDE', facts: { host: cms.host } },
    })
  }
  expect((await list('author')).outside).toBe(null)
})

test('it is read, each language by itself, and in German where one is missing', async () => {
  await readAgain()
  const [polish] = await news('pl')
  expect(polish).toMatchObject({ id: 'first', title: 'Text 2 pl', language: 'pl' })
  expect(polish.blocks).toEqual([{ kind: 'paragraph', runs: [{ kind: 'text', text: 'Lang' }] }])
  expect((await news('cs'))[0]).toMatchObject({ title: 'Text 1 de', language: 'de' })
  const outside = '/api/news-items?locale=pl&filters[name][$eq]=first&fields[0]=title'
  expect(await read(outside)).toMatchObject({
    data: [{ attributes: { title: 'Text 2 pl' } }],
  })
  // What it says is all there is: an empty collection has no questions.
  expect((await read('/api/faqs?locale=de')).data).toEqual([])
  const shown = (await operator.get('/api/operator/content/news/first')).json()
  expect(shown).toMatchObject({ isEditable: false, outside: { failure: null } })
  expect(shown.languages.map(({ shown }: { shown: string }) => shown)).toEqual([
    ...['own', 'none', 'none', 'none', 'none', 'own', 'none', 'none'],
  ])
})

test.each([
  [{ status: 429 }, 'busy'],
  [{ status: 500 }, 'status 500'],
  [{ status: 404 }, 'status 404'],
  [{ status: 200, body: '{"data":[' }, 'bad_answer'],
  [{ status: 302, headers: { location: 'http://127.0.0.1/' } }, 'redirected'],
  // One language of eight is enough: without it readers would lose theirs.
  [{ status: 500, locale: 'pl' }, 'status 500'],
])('while it fails the last good answer stays (%#)', async (failure, cause) => {
  standIn.fail(failure)
  await readAgain()
  expect((await news('pl'))[0]).toMatchObject({ title: 'Text 2 pl' })
  const { outside } = await list('news')
  expect(outside).toMatchObject({ failure: cause })
  expect(outside.readAt).not.toBe(null)
})

test('kept pages hear of what has changed and of nothing else; several processes ask once', async () => {
  await readAgain()
  const before = await contentChanges()
  await readAgain()
  expect(await contentChanges()).toBe(before)
  standIn.collections['news-items'] = [entry(1, 'de', { title: 'Neu' })]
  const asked = standIn.asked.length
  await readAgain()
  // Two kinds in eight languages; the process that comes a moment later does not ask.
  await readOutsideTexts({ ...server.services, content: createStrapiClient(cms) })
  expect(standIn.asked.length - asked).toBe(16)
  expect(await contentChanges()).toBe(before + 2)
  expect((await news('pl'))[0]).toMatchObject({ title: 'Neu', language: 'de' })
})

test('a text that lacks what its page needs is not shown, and the console says what it lacks', async () => {
  standIn.collections['news-items'] = [
    entry(1, 'de'),
    entry(2, 'pl', { summary: '', content: '<p>Z <img src=x>obrazem</p>' }),
    // A second one of this name is no other entry.
    entry(3, 'de', { title: 'Doppelt' }),
  ]
  await readAgain()
  expect((await news('pl'))[0]).toMatchObject({ title: 'Text 1 de', language: 'de' })
  const { languages } = (await operator.get('/api/operator/content/news/first')).json()
  expect(languages[5]).toMatchObject({
    ...{ locale: 'pl', shown: 'none', faults: [{ field: 'summary', rule: 'required' }] },
  })
})
