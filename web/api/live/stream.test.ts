import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '../api-client.ts'
import { openStream } from './stream.ts'

const noted = () => {
  const heard: string[] = []
  const owner = {
    hear: () => void heard.push('hear'),
    resync: () => void heard.push('resync'),
    opened: () => void heard.push('opened'),
    lose: () => void heard.push('lose'),
    regain: () => void heard.push('regain'),
  }
  return { heard, owner }
}

/** A server that refuses every ticket. */
const noTicket = {
  live: { ticket: () => Promise.reject(new Error('no ticket')) },
} as unknown as ApiClient // Only the ticket is asked for before a stream is open.

beforeEach(() => {
  // What a window has and this process has not: nothing is heard of the network here.
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  return () => vi.unstubAllGlobals()
})

/** What a browser opens: it says hello once it is told to. */
class Source {
  static readonly opened: Source[] = []
  onmessage: ((message: { readonly data: string; readonly lastEventId: string }) => void) | null =
    null
  readonly addEventListener = () => undefined
  readonly close = () => undefined
  constructor() {
    Source.opened.push(this)
  }
  greet(streamId: string) {
    this.onmessage?.({ data: JSON.stringify({ type: 'hello', streamId }), lastEventId: '1' })
  }
}

/** A server that opens every stream and takes what it is to follow only while it is willing. */
function followedBy(server: { isWilling: boolean; asked?: number }) {
  const follow = async () => {
    server.asked = (server.asked ?? 0) + 1
    if (!server.isWilling) throw new Error('no such stream')
  }
  // Nothing else is asked of it.
  return { live: { ticket: async () => ({ ticket: 'once' }), follow } } as unknown as ApiClient
}

/** Opens the next stream after so long, and lets the server answer what it is to follow. */
async function openAfter(ms: number): Promise<number> {
  const before = Source.opened.length
  await vi.advanceTimersByTimeAsync(ms)
  const { length } = Source.opened
  if (length > before) Source.opened.at(-1)?.greet(`stream ${length}`)
  await vi.advanceTimersByTimeAsync(0)
  return length
}

test('what is refused again and again is asked ever later, and at once when somebody looks (spec 9.3)', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  const random = vi.spyOn(Math, 'random').mockReturnValue(1)
  const server = { isWilling: false }
  const stream = openStream(followedBy(server), noted().owner, false)
  expect(await openAfter(0)).toBe(1)
  expect(await openAfter(2_999)).toBe(1)
  expect(await openAfter(1)).toBe(2)
  expect(await openAfter(5_999)).toBe(2)
  expect(await openAfter(1)).toBe(3)
  expect(await openAfter(9_999)).toBe(3)
  stream.hurry()
  expect(await openAfter(0)).toBe(4)
  expect(await openAfter(3_000)).toBe(5)
  server.isWilling = true
  expect(await openAfter(6_000)).toBe(6)
  // It is whole: whoever looks now opens no other one.
  stream.hurry()
  expect(await openAfter(10_000)).toBe(6)
  stream.close()
  random.mockRestore()
  vi.useRealTimers()
})

test('a ticket that is refused is a lost connection (spec 9.3)', async () => {
  const { heard, owner } = noted()
  const stream = openStream(noTicket, owner, false)
  await expect.poll(() => heard).toEqual(['lose'])
  stream.close()
})

test('a ticket refused after the page let go of the stream tells nobody of a loss', async () => {
  const { heard, owner } = noted()
  const refused = Promise.reject(new Error('no ticket'))
  const client = { live: { ticket: () => refused } } as unknown as ApiClient
  openStream(client, owner, false).close()
  await expect(refused).rejects.toThrow('no ticket')
  expect(heard).toEqual([])
})

test.each([
  ['one opened first', false, 'opened'],
  ['one that takes over', true, 'regain'],
] as const)(
  'of %s the page hears what it may have missed (spec 9.3)',
  async (_what, isSuccessor, first) => {
    vi.stubGlobal('EventSource', Source)
    const { heard, owner } = noted()
    const before = Source.opened.length
    const stream = openStream(followedBy({ isWilling: true }), owner, isSuccessor)
    await expect.poll(() => Source.opened).toHaveLength(before + 1)
    Source.opened.at(-1)?.greet('stream')
    Source.opened.at(-1)?.greet('stream')
    expect(heard).toEqual([first, 'regain'])
    stream.close()
  },
)

test('a stream that opens while the page gathers what it shows is told once', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  const server = { isWilling: true, asked: 0 }
  const stream = openStream(followedBy(server), noted().owner, false)
  stream.follow([7])
  await openAfter(0)
  await openAfter(1000)
  expect(server.asked).toBe(1)
  stream.close()
  vi.useRealTimers()
})
