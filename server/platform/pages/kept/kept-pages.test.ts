import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { PageVisit, RenderedPage } from '#contract/page.ts'
import type { PageOptions } from '../page-options.ts'
import { createRevisions } from './changes/revisions.ts'
import type { PageAddress } from './draw-page.ts'
import type { KeptOptions } from './kept-options.ts'
import { createKeptPages } from './kept-pages.ts'

/** Many who ask at once, for one page or for very many (docs/decisions/0080). */

const address = (key: string): PageAddress => ({
  key,
  locale: 'de',
  host: 'de.localhost',
  url: key,
})

/** Pages that show what the index of this process knows, whatever the rows say already. */
function start(maxBytes = 1_000_000) {
  let drawings = 0
  let index = 'old'
  const render = async ({ url }: PageVisit): Promise<RenderedPage> => {
    drawings += 1
    const html = `<p>${url} ${index}</p>`
    await new Promise(setImmediate)
    return {
      kind: 'page',
      status: 200,
      script: 'islands',
      // The server's stream.
      pipe: (destination) => void (destination as NodeJS.WritableStream).end(html),
      abort: () => undefined,
    }
  }
  const revisions = createRevisions()
  const kept: Partial<KeptOptions> = {
    changes: {
      isFresh: () => true,
      refresh: async () => true,
      expectChange: () => undefined,
      knownAt: () => performance.now(),
    },
    revisions,
    maxBytes,
    maxSharedBytes: 0,
    log: pino({ level: 'silent' }),
    noticeTime: () => undefined,
    visitorCalls: () => ({
      transport: async () => ({ status: 200, body: null }),
      subjects: () => ['catalog'],
    }),
  }
  const options: Partial<PageOptions> = {
    source: {
      isDevelopment: false,
      version: 'test',
      storefront: async () => ({ render, assets: {} as never }),
      console: async () => ({}) as never,
      clientFolder: undefined,
    },
    hosts: { settings: { storefrontPattern: '', consoleHost: '' } } as never,
    now: () => 0,
  }
  // What is left out no test here asks for.
  const pages = createKeptPages(options as PageOptions, kept as KeptOptions)
  return {
    pages,
    revisions,
    drawings: () => drawings,
    indexIs: (next: string) => (index = next),
    textOf: async (key: string) => {
      const taken = await pages.take(address(key))
      return String(await taken?.page.body(undefined))
    },
  }
}

test('500 at once for a page that has just become void draw it once, and none is sent the old one', async () => {
  const { textOf, drawings, indexIs, revisions } = start()
  await textOf('/')
  indexIs('new')
  revisions.change('catalog')
  const texts = await Promise.all(Array.from({ length: 500 }, () => textOf('/')))
  expect(new Set(texts)).toEqual(new Set(['<p>/ new</p>']))
  expect(drawings()).toBe(2)
})

test('whoever may have no more drawn is refused what is not kept, and nobody who asks beside them is (rules 11)', async () => {
  const { pages, drawings, textOf } = start()
  const refuse = async () => {
    throw new Error('too many')
  }
  await expect(pages.take(address('/?text=1'), refuse)).rejects.toThrow('too many')
  expect(drawings()).toBe(0)
  const [refused, drawn] = await Promise.allSettled([pages.take(address('/'), refuse), textOf('/')])
  expect([refused.status, drawn]).toEqual([
    'rejected',
    { status: 'fulfilled', value: '<p>/ old</p>' },
  ])
  // Now it is kept.
  expect(await pages.take(address('/'), refuse)).toMatchObject({ outdatedSeconds: null })
  expect(drawings()).toBe(1)
})

test('2,000 different addresses are all answered, and stay within the bytes', async () => {
  const maxBytes = 100_000
  const { textOf, pages, drawings } = start(maxBytes)
  for (let from = 0; from < 2_000; from += 100) {
    const keys = Array.from({ length: 100 }, (_, at) => `/?text=${from + at}`)
    const texts = await Promise.all(keys.map(textOf))
    expect(texts[0]).toBe(`<p>/?text=${from} old</p>`)
    expect(pages.size().bytes).toBeLessThanOrEqual(maxBytes)
  }
  expect(drawings()).toBe(2_000)
  expect(pages.size().pages).toBeGreaterThan(12)
})

test('a list that was drawn before this process’s index had heard of a change is void once it has', async () => {
  const { textOf, drawings, revisions, indexIs } = start()
  // The rows say already what the index does not know yet, as beside a process that was quicker.
  revisions.change('listing 7')
  expect(await textOf('/list')).toBe('<p>/list old</p>')
  const early = textOf('/other')
  await expect.poll(drawings).toBe(2)
  indexIs('new')
  revisions.change('catalog')
  expect(await early).toBe('<p>/other old</p>')
  expect(await textOf('/list')).toBe('<p>/list new</p>')
  expect(await textOf('/other')).toBe('<p>/other new</p>')
})
