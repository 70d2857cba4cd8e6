import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMarkdown } from '#content/markdown/read-markdown.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { createStrapiClient } from './strapi-client.ts'
import { readStrapiPage } from './strapi-entries.ts'
import { type StrapiStandIn, startStrapiStandIn } from './strapi-stand-in.ts'

let standIn: StrapiStandIn
beforeAll(async () => {
  standIn = await startStrapiStandIn()
})
beforeEach(() => standIn.fail(null))
afterAll(() => standIn.stop())

const client = (change: { apiToken?: string; timeoutMs?: number } = {}) =>
  createStrapiClient({
    ...{ baseUrl: standIn.baseUrl, apiToken: standIn.apiToken, timeoutMs: 60_000 },
    ...change,
  })

describe('a collection of a content management system (spec 7.7)', () => {
  test('is read in the form of version 4, page by page, in one language', async () => {
    const notice = (id: number, locale: string) => ({
      ...{
        id,
        locale,
        title: `Neu ${id}`,
        validFrom: '2026-10-01',
        content: '<p>Ab <b>heute</b></p>',
      },
    })
    standIn.collections['merchant-notification-popups'] = [
      ...Array.from({ length: 101 }, (_, at) => notice(at + 1, 'de')),
      notice(900, 'pl'),
    ]
    const read = await client().list('popup', 'de')
    if (read.kind !== 'read') throw new Error(read.cause)
    expect(read.texts).toHaveLength(101)
    expect(read.texts[0]).toEqual({
      key: 'entry-1',
      text: { title: 'Neu 1', validFrom: '2026-10-01', body: 'Ab **heute**' },
    })
    expect(standIn.asked.at(-1)).toBe(
      '/api/merchant-notification-popups?locale=de&populate=*&sort=id&pagination%5Bpage%5D=2&pagination%5BpageSize%5D=100',
    )
  })

  test('its translations are one entry: by name, by document, or by the lowest number of them', () => {
    const keyOf = (entry: object) =>
      readStrapiPage(JSON.stringify({ data: [entry] }), { kind: 'faq', locale: 'de' })?.texts[0]
        ?.key
    expect(keyOf({ id: 7, attributes: { name: 'cost' } })).toBe('cost')
    expect(keyOf({ id: 7, documentId: 'A1b2', title: 'x' })).toBe('a1b2')
    const localizations = { data: [{ id: 3, attributes: { locale: 'en' } }] }
    expect(keyOf({ id: 7, attributes: { name: 'Not a key', localizations } })).toBe('entry-3')
  })

  test('relations, numbers, days and other languages are read as what they are', () => {
    const attributes = {
      ...{ locale: 'de', title: ' Titel ', slug: 'titel', summary: 'S', position: 4 },
      author: { data: { id: 2, attributes: { name: 'editorial' } } },
      // Midnight in Berlin.
      validFrom: '2026-09-30T22:00:00.000Z',
      content: [{ type: 'paragraph' }],
      drawing: null,
    }
    const other = { id: 2, attributes: { ...attributes, locale: 'en' } }
    const read = readStrapiPage(JSON.stringify({ data: [{ id: 1, attributes }, other] }), {
      ...{ kind: 'guide_article', locale: 'de' },
    })
    expect(read?.texts).toEqual([
      {
        key: 'entry-1',
        text: {
          ...{ title: 'Titel', slug: 'titel', summary: 'S', author: 'editorial', drawing: '' },
          ...{ position: '4', validFrom: '2026-10-01', body: '' },
        },
      },
    ])
  })
})

// Never part of an answer: nothing is shown rather than half of it.
test.each([
  [{ status: 429, headers: { 'retry-after': '5' } }, 'busy'],
  [{ status: 500 }, 'status 500'],
  [{ status: 503 }, 'busy'],
  [{ status: 404 }, 'status 404'],
  [{ status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } }, 'redirected'],
  [{ status: 200, body: '{"data":[{"id":1' }, 'bad_answer'],
  [{ status: 200, body: '<html>Sign in</html>' }, 'bad_answer'],
  [{ status: 200, body: '{"data":null,"error":{"status":200}}' }, 'bad_answer'],
  [{ status: 200, body: `{"data":"${'x'.repeat(5 * 1024 * 1024)}"}` }, 'too_large'],
  ['closes' as const, 'unreachable'],
])('what it answers when it fails is told and is no text (%#)', async (failure, cause) => {
  standIn.collections.faqs = []
  standIn.fail(failure)
  expect(await client().list('faq', 'de')).toEqual({ kind: 'unavailable', cause })
})

test('silence ends with the time it may take, and another token is refused', async () => {
  standIn.collections.faqs = []
  expect(await client({ apiToken: 'another' }).list('faq', 'de')).toEqual({
    ...{ kind: 'unavailable', cause: 'status 403' },
  })
  standIn.fail('silent')
  expect(await client({ timeoutMs: 50 }).list('faq', 'de')).toEqual({
    ...{ kind: 'unavailable', cause: 'too_slow' },
  })
})

test('HTML becomes the Markdown of our pages, and what could run is gone', () => {
  const source = `<h1>Kauf</h1><p>Ein&nbsp;<strong>Satz</strong> &amp; ein
    <a href="/faq" onclick="x()">Link</a><br/>neu</p><ul><li><p>Eins</p></li><li>Zwei</li></ul><ol><li>A</li><li>B</li></ol>
    <blockquote><p>Zitat</p></blockquote><script>alert(1)</script><img src=x onerror="alert(1)"><!-- no -->`
  const markdown = htmlToMarkdown(source)
  expect(markdown).toBe(
    '## Kauf\n\nEin **Satz** & ein [Link](/faq)\nneu\n\n- Eins\n\n- Zwei\n\n1. A\n2. B\n\n> Zitat',
  )
  expect(readMarkdown(markdown).faults).toEqual([])
  expect(htmlToMarkdown('## Schon *Markdown*\n\n- a')).toBe('## Schon *Markdown*\n\n- a')
  const bad = readMarkdown(
    htmlToMarkdown('<p><a href="javascript:alert(1)">x</a>&lt;img onerror=x&gt;</p>'),
  )
  expect(JSON.stringify(bad.blocks)).not.toMatch(/javascript|<img/)
})

describe('a hostile text of a content management system', () => {
  const longest = (part: string) => `<p>Text</p>${part.repeat(Math.floor(39_000 / part.length))}`

  test.each(['<script ', '<!--', '<a ', '<a href="', '</p', '<ul><li>', '<blockquote>', '&lt;'])(
    'that repeats %s is read in a moment',
    (part) => {
      const since = performance.now()
      const { blocks } = readMarkdown(htmlToMarkdown(longest(part)))
      expect(performance.now() - since).toBeLessThan(1000)
      expect(JSON.stringify(blocks)).not.toMatch(/<script|javascript:/)
    },
  )

  test('is none where it is longer than what may be written here', () => {
    const page = (content: string) =>
      readStrapiPage(JSON.stringify({ data: [{ id: 1, attributes: { content } }] }), {
        ...{ kind: 'faq', locale: 'de' },
      })?.texts[0]?.text.body
    expect(page(`<p>${'x'.repeat(39_000)}</p>`)).toHaveLength(39_000)
    expect(page(`<p>${'x'.repeat(40_000)}</p>`)).toBe('')
  })

  test.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<svg onload=alert(1)>x</svg>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '[x](javascript:alert(1))',
    '<p>x<!-- --><script>alert(1)',
  ])('such as %s comes to no page', (part) => {
    const { blocks } = readMarkdown(htmlToMarkdown(`<p>Text</p><p>${part}</p>`))
    expect(JSON.stringify(blocks)).not.toMatch(/"href"|<script|<svg/)
  })
})
