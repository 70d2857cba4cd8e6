import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import type { RenderedPage, SharedPage } from '#contract/page.ts'
import { createSharedPages } from './shared-pages.ts'

/** Pages of those who are logged in: kept by what they show, and only what two parties were told. */

afterEach(() => {
  vi.useRealTimers()
})

const log = pino({ level: 'silent' })
let drawings = 0

function shownTo(person: string, shown: string, draw = drawn): SharedPage {
  return { person, shown, ownPart: () => person, draw: async () => draw(shown) }
}

function drawn(text: string, status = 200): RenderedPage {
  drawings += 1
  return {
    kind: 'page',
    status,
    script: 'application',
    // The server's stream.
    pipe: (destination) => void (destination as NodeJS.WritableStream).end(`<p>${text}</p>`),
    abort: () => undefined,
  }
}

function pagesOf(maxBytes = 1_000_000) {
  drawings = 0
  return createSharedPages({ maxBytes, log })
}

test('what one party alone was told is not kept, however often they ask', async () => {
  const pages = pagesOf()
  for (let time = 0; time < 3; time += 1) {
    expect(await pages.take('/', shownTo('anna', 'her limit'))).toBeUndefined()
  }
  expect(await pages.take('/', shownTo('ben', 'another limit'))).toBeUndefined()
  expect(pages.size().pages).toBe(0)
})

test('once a second one was told the same, one drawing serves everybody, and no other address', async () => {
  const pages = pagesOf()
  await pages.take('/', shownTo('anna', 'same'))
  const taken = await Promise.all(
    ['ben', 'cora', 'anna'].map((person) => pages.take('/', shownTo(person, 'same'))),
  )
  expect(new Set(taken).size).toBe(1)
  expect(taken[0]).toBeDefined()
  expect(drawings).toBe(1)
  expect(await pages.take('/en', shownTo('ben', 'same'))).toBeUndefined()
})

test('500 at once draw it once', async () => {
  const pages = pagesOf()
  await Promise.all(
    Array.from({ length: 500 }, (_, index) => pages.take('/', shownTo(`dealer ${index}`, 'same'))),
  )
  expect(drawings).toBe(1)
})

test('after five seconds it is drawn anew, so that no countdown is older', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const pages = pagesOf()
  for (const person of ['anna', 'ben', 'cora']) await pages.take('/', shownTo(person, 'same'))
  vi.advanceTimersByTime(4_900)
  await pages.take('/', shownTo('ben', 'same'))
  expect(drawings).toBe(1)
  vi.advanceTimersByTime(200)
  await pages.take('/', shownTo('ben', 'same'))
  expect(drawings).toBe(2)
})

test.each([
  ['no page of status 200', () => drawn('same', 500)],
  [
    'a fault',
    () => {
      throw new Error('React refuses')
    },
  ],
])('%s is not kept, and whoever asked is drawn a page of their own', async (_what, draw) => {
  const pages = pagesOf()
  await pages.take('/', shownTo('anna', 'same', draw))
  expect(await pages.take('/', shownTo('ben', 'same', draw))).toBeUndefined()
  expect(pages.size().pages).toBe(0)
  expect(await pages.take('/', shownTo('ben', 'same'))).toBeDefined()
})

test('10,000 pages stay within the bytes', async () => {
  const pages = pagesOf(100_000)
  for (let number = 0; number < 5_000; number += 1) {
    await pages.take(`/${number}`, shownTo('anna', 'same'))
    await pages.take(`/${number}`, shownTo('ben', 'same'))
    expect(pages.size().bytes).toBeLessThanOrEqual(100_000)
  }
  expect(pages.size().pages).toBeGreaterThan(20)
})
