import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountServer,
  type Browser,
  enter,
  enterAsOperator,
  startAccountServer,
} from '../../account/testing/account-server.ts'
import { openContentStore } from '../content-store.ts'
import { listQuestions } from '../show-questions.ts'
import { mountPublishing } from '../testing/mount-publishing.ts'
import { createPublishContent } from './change-entry.ts'

let server: AccountServer
let operator: Browser
beforeAll(async () => {
  server = await startAccountServer({ mount: mountPublishing })
  operator = (await enterAsOperator(server, 'editor@example.org')).browser
})

const read = async (path: string) => (await server.browser().get(path)).json()
const content = '/api/operator/content'
const article = {
  title: 'Winterlager',
  slug: 'winterlager',
  summary: 'Wo ein Fahrzeug gut steht.',
  author: 'editorial',
  validFrom: '2026-11-20',
  position: '9',
  body: '## Trocken\n\nEine Halle ist besser als eine Plane.',
}

async function save(place: string, text: object, basedOn: number) {
  return operator.call('PUT', `${content}/${place}`, { text, basedOn })
}
const publish = (entry: string, locales: string[], more: object = {}) =>
  operator.call('POST', `${content}/${entry}/publish`, {
    versions: locales.map((locale) => ({ locale, version: 1 })),
    ...more,
  })

describe('an article (docs/decisions/0155)', () => {
  const entry = 'guide_article/winter-storage'

  test('is a draft that nobody sees until it is published, in all languages or none', async () => {
    expect((await save(`${entry}/de`, article, 0)).json()).toEqual({ version: 1 })
    await save(`${entry}/pl`, { ...article, title: '', body: 'Hala <b>' }, 0)
    expect(await read('/api/public/guide/de/winterlager')).toMatchObject({ code: 'NOT_FOUND' })
    const refused = await publish(entry, ['de', 'pl'])
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [
        { field: 'pl.title', rule: 'required' },
        { field: 'pl.body', rule: 'invalid' },
      ],
    })
    expect(await read('/api/public/guide/de/winterlager')).toMatchObject({ code: 'NOT_FOUND' })
    expect((await publish(entry, ['de'])).statusCode).toBe(200)
    expect(await read('/api/public/guide/de/winterlager')).toMatchObject({ title: 'Winterlager' })
  })

  test('with the name of another one in its address, or by nobody, is not published', async () => {
    const [first] = (await read('/api/public/guide/de')).articles
    await save('guide_article/double/de', { ...article, slug: first.slug, author: 'nobody' }, 0)
    expect((await publish('guide_article/double', ['de'])).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [
        { field: 'de.slug', rule: 'taken' },
        { field: 'de.author', rule: 'option' },
      ],
    })
  })

  test('without a language is shown in German there, and says in which languages it exists', async () => {
    const czech = await read('/api/public/guide/cs/winterlager')
    expect(czech).toMatchObject({ language: 'de', slugs: [{ locale: 'de', slug: 'winterlager' }] })
    const { languages } = (await operator.get(`${content}/${entry}`)).json()
    expect(languages.find(({ locale }: { locale: string }) => locale === 'cs').shown).toBe('none')
  })

  test('saved by two editors at once: the second is told, and neither text is lost', async () => {
    expect((await save(`${entry}/de`, { ...article, title: 'Zweite' }, 1)).json().version).toBe(2)
    const late = await save(`${entry}/de`, { ...article, title: 'Dritte' }, 1)
    expect(late.json()).toMatchObject({ code: 'CONTENT_CHANGED_ELSEWHERE', status: 409 })
    const { languages } = (await operator.get(`${content}/${entry}`)).json()
    const german = languages[0]
    expect(german).toMatchObject({ version: 2, shown: 'own', hasDraft: true })
    expect(german.versions.map(({ standing }: { standing: string }) => standing)).toEqual([
      'draft',
      'in_force',
    ])
    const first = await operator.get(`${content}/${entry}/de/1`)
    expect(first.json().text.title).toBe('Winterlager')
  })

  test('comes into force at the instant that was chosen, and not once it was called off', async () => {
    const publishAt = new Date(server.services.now().getTime() + 3_600_000).toISOString()
    const body = { versions: [{ locale: 'de', version: 2 }], publishAt }
    const address = `${content}/${entry}/publish`
    const work = createPublishContent(server.services)
    const title = async () => (await read('/api/public/guide/de/winterlager')).title
    await operator.call('POST', address, body)
    await operator.call('POST', `${content}/${entry}/de/2/unschedule`)
    server.passTime(3_700_000)
    await work({ dueAt: publishAt })
    expect(await title()).toBe('Winterlager')
    const again = new Date(server.services.now().getTime() + 60_000).toISOString()
    await operator.call('POST', address, { ...body, publishAt: again })
    await work({ dueAt: publishAt })
    expect(await title()).toBe('Winterlager')
    // The queue goes by the database's clock, and the one here is two seconds behind it.
    server.passTime(58_000)
    await work({ dueAt: again })
    await work({ dueAt: again })
    expect(await title()).toBe('Zweite')
    server.passTime(10_000)
  })

  test('that was published before is not published again, and nobody is told that it was', async () => {
    expect((await publish(entry, ['de'])).json()).toMatchObject({
      code: 'CONTENT_PUBLISHED_BEFORE',
      facts: { language: 'DE', version: 1 },
    })
    expect((await read('/api/public/guide/de/winterlager')).title).toBe('Zweite')
  })

  test('withdrawn it is gone; its history stays', async () => {
    await operator.call('POST', `${content}/${entry}/de/withdraw`)
    expect(await read('/api/public/guide/de/winterlager')).toMatchObject({ code: 'NOT_FOUND' })
    const { languages } = (await operator.get(`${content}/${entry}`)).json()
    expect(languages[0]).toMatchObject({ shown: 'withdrawn', version: 3 })
    expect(languages[0].versions).toHaveLength(3)
  })

  test('withdrawn it does not come back by a date that was set before', async () => {
    const other = 'guide_article/summer-storage'
    await save(`${other}/de`, { ...article, slug: 'sommerlager' }, 0)
    const publishAt = new Date(server.services.now().getTime() + 60_000).toISOString()
    await publish(other, ['de'], { publishAt })
    await operator.call('POST', `${content}/${other}/de/withdraw`)
    server.passTime(61_000)
    await createPublishContent(server.services)({ dueAt: publishAt })
    expect(await read('/api/public/guide/de/sommerlager')).toMatchObject({ code: 'NOT_FOUND' })
    const { languages } = (await operator.get(`${content}/${other}`)).json()
    expect(languages[0].versions.map(({ standing }: { standing: string }) => standing)).toEqual([
      'withdrawn',
      'draft',
    ])
  })

  test('without order and drawing stands last, and has none', async () => {
    const bare = 'guide_article/bare'
    const { position: _, ...rest } = article
    await save(`${bare}/de`, { ...rest, slug: ' blank ' }, 0)
    await publish(bare, ['de'])
    const { articles } = await read('/api/public/guide/de')
    expect(articles.at(-1)).toMatchObject({ slug: 'blank', drawing: null })
  })
})

test('an own text replaces the one that the program came with, in its language alone', async () => {
  const faq = 'faq/cost'
  await save(`${faq}/de`, { title: 'Was kostet es?', body: 'Nichts.', position: '1' }, 0)
  await publish(faq, ['de'])
  const german = await read('/api/faqs?locale=de&sort=position&filters[name][$eq]=cost')
  expect(german.data[0].attributes).toMatchObject({ title: 'Was kostet es?', content: 'Nichts.' })
  const polish = await read('/api/faqs?locale=pl&filters[name]=cost&fields[0]=title')
  expect(polish.data[0].attributes).toEqual({ title: 'Ile kosztuje sprzedaż?' })
})

test('a text that the program came with is withdrawn and keeps its words for later', async () => {
  const before = (await operator.get(`${content}/faq/proof`)).json().languages[0].text
  await operator.call('POST', `${content}/faq/proof/de/withdraw`)
  const { languages } = (await operator.get(`${content}/faq/proof`)).json()
  expect(languages[0]).toMatchObject({ shown: 'withdrawn', version: 1, text: before })
})

test('an answer with what the page of questions does not show is not published', async () => {
  await save('faq/links/de', { title: 'Wo?', body: 'Bei den [Gebühren](/gebuehren).' }, 0)
  expect((await publish('faq/links', ['de'])).json()).toMatchObject({
    fields: [{ field: 'de.body', rule: 'invalid' }],
  })
})

describe('the form of a content management system (spec 7.7)', () => {
  test('landing page of dealers, as the specification asks for it', async () => {
    const path = '/api/landing-pages?filters[name][$eq]=merchant&fields[0]=url&locale=de'
    expect(await read(path)).toEqual({
      data: [{ id: expect.any(Number), attributes: { url: '/handel' } }],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
    })
    const again = await read(path)
    expect(again.data[0].id).toBe((await read(path)).data[0].id)
  })

  test('a question that a language lacks is the German one there, as on the site', async () => {
    await save('faq/german/de', { title: 'Nur hier?', body: 'Ja.' }, 0)
    await publish('faq/german', ['de'])
    const { data, meta } = await read('/api/faqs?locale=pl&sort=locale')
    expect(data[0].attributes).toMatchObject({ name: 'german', locale: 'de' })
    expect(meta.pagination.total).toBeGreaterThan(10)
    const page = await listQuestions(openContentStore(server.services), 'pl')
    expect(page).toContainEqual({ kind: 'heading', text: 'Nur hier?', language: 'de' })
  })

  test('two questions by one filter, from the second one on', async () => {
    const named = 'filters[$or][0][name][$eq]=cost&filters[$or][1][name][$eq]=defects'
    expect(await read(`/api/faqs?${named}&fields=name&pagination[start]=1&sort=name`)).toEqual({
      data: [{ id: expect.any(Number), attributes: { name: 'defects' } }],
      meta: { pagination: { start: 1, limit: 25, total: 2 } },
    })
    expect(await read(`/api/faqs?${named}&pagination[start]=x`)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'pagination[start]', rule: 'option' }],
    })
  })

  test('what no entry has is refused by its name', async () => {
    expect(await read('/api/faqs?sort=price')).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'price', rule: 'option' }],
    })
  })

  test('notices are shown from their day on', async () => {
    const popup = (validFrom: string) => ({ title: 'Neue AGB', validFrom, body: 'Ab Montag.' })
    await save('popup/today/de', popup('2026-11-23'), 0)
    await save('popup/later/de', popup('2027-01-01'), 0)
    await publish('popup/today', ['de'])
    await publish('popup/later', ['de'])
    const { popups } = await read('/api/public/popups/nl')
    expect(popups).toMatchObject([{ id: 'today', language: 'de' }])
    const { data } = await read('/api/merchant-notification-popups?populate=*&sort=validFrom:desc')
    expect(data.map(({ attributes }: { attributes: { name: string } }) => attributes.name)).toEqual(
      ['later', 'today'],
    )
  })
})

describe('who may', () => {
  test('nobody but operators, whose changes are logged', async () => {
    const { browser: customer } = await enter(server, 'reader@example.org')
    for (const browser of [customer, server.browser()]) {
      const answer = await browser.call('PUT', `${content}/news/x/de`, { text: {}, basedOn: 0 })
      expect([401, 404]).toContain(answer.statusCode)
    }
    const { rows } = await server.services.pool.query<{ action: string }>(
      `select distinct action from operator_actions where subject like 'content:%' order by action`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'publish_content',
      'save_content',
      'unschedule_content',
      'withdraw_content',
    ])
  })

  test('the terms are read here and not changed', async () => {
    const found = (await operator.get(`${content}/terms/terms`)).json()
    expect(found).toMatchObject({ isEditable: false })
    expect(found.languages[0].text.version).toMatch(/^\d{4}-\d\d/)
    const refused = await save('terms/terms/de', { title: 'Andere' }, 0)
    expect(refused.json()).toMatchObject({ code: 'NOT_FOUND' })
    expect((await operator.get(`${content}/terms/other`)).json()).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
