import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { createStreamHub } from './stream-hub.ts'

/** A stream that has nothing to say says so, as long as there is something to hear from (spec 9.3). */

afterEach(() => {
  vi.useRealTimers()
})

test('says that it is there only while what it tells of answers, and gives no new ticket meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const database = { isThere: true }
  const hub = createStreamHub<string>(async () => database.isThere)
  const server = createServer((_request, response) => hub.open(response, 'anna')).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Nobody listens')
  const { body } = await fetch(`http://127.0.0.1:${address.port}`)
  const words = body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await words?.read())?.value

  expect(await next()).toContain('hello')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await next()).toContain('heartbeat')
  database.isThere = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(hub.isAlive()).toBe(false)
  database.isThere = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(hub.isAlive()).toBe(true)
  // One only: in between there was none.
  expect(await next()).toBe('event: heartbeat\ndata:\n\n')
  hub.stop()
  server.close()
})
