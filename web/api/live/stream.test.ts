import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '../api.tsx'
import { openStream } from './stream.ts'

const noted = () => {
  const heard: string[] = []
  const owner = {
    hear: () => void heard.push('hear'),
    resync: () => void heard.push('resync'),
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

test('a ticket that is refused is a lost connection (spec 9.3)', async () => {
  const { heard, owner } = noted()
  const stream = openStream(noTicket, owner, false)
  await vi.waitFor(() => expect(heard).toEqual(['lose']))
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
