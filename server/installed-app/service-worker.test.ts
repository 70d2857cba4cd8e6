import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

/** The service worker as browsers run it, with what it may use of them written down. */

type Shown = { tag: string; closed: boolean; close: () => void }
type Listener = (event: object) => void

const origin = 'https://cm24.example'
const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
let listeners: Map<string, Listener>
let shown: Shown[]
let notes: [string, { tag: string; body: string; data: object }][]
let opened: string[]
let calls: [string, { credentials: string; body: string }][]
let pages: object[]

beforeEach(() => {
  listeners = new Map()
  shown = []
  notes = []
  opened = []
  calls = []
  pages = []
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    location: { origin },
    registration: {
      getNotifications: async () => shown,
      showNotification: async (...note: (typeof notes)[number]) => void notes.push(note),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: async (address: string) => void opened.push(address),
    },
  }
  const fetch = async (...call: (typeof calls)[number]) => void calls.push(call)
  runInContext(source, createContext({ self, fetch, URL }))
})

async function happen(name: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
  await work
}

const push = (payload: object) => happen('push', { data: { json: () => payload } })
const click = (data: object) =>
  happen('notificationclick', { notification: { data, close: () => undefined } })

test('it shows a push, and takes from the screen what was read elsewhere', async () => {
  const note = (tag: string): Shown => {
    const made: Shown = { tag, closed: false, close: () => (made.closed = true) }
    return made
  }
  shown = [note('ad-1'), note('ad-2')]
  await push({
    title: 'Überboten',
    body: '41.250 €',
    url: `${origin}/x`,
    tag: 'ad-3',
    read: ['ad-1'],
  })
  expect(shown.map(({ closed }) => closed)).toEqual([true, false])
  expect(notes).toMatchObject([['Überboten', { body: '41.250 €', tag: 'ad-3' }]])
})

test('a press opens the page, and says with the key alone that it was opened', async () => {
  await click({ url: `${origin}/a/messages`, opened: { messageId: 7, key: 'k' } })
  expect(opened).toEqual([`${origin}/a/messages`])
  expect(calls).toMatchObject([['/api/public/push/opened', { credentials: 'omit' }]])
  expect(JSON.parse(calls[0]?.[1].body ?? '')).toEqual({ messageId: 7, key: 'k' })
})

test('an open page is used, and no page of another host is opened', async () => {
  const went: string[] = []
  const page = { visibilityState: 'visible', focus: async () => undefined }
  const navigate = async (address: string) => {
    went.push(address)
    return page
  }
  pages = [{ ...page, navigate }]
  await click({ url: 'https://elsewhere.example/login' })
  expect([went, opened]).toEqual([[origin], []])
})

test('it answers no request and keeps nothing, so nothing private lies on the device', () => {
  expect([...listeners.keys()].toSorted()).toEqual([
    ...['activate', 'install', 'notificationclick', 'push'],
  ])
  expect(source).not.toMatch(/caches|indexedDB|localStorage/)
})
