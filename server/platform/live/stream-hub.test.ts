import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { createStreamHub } from './stream-hub.ts'

/** A stream that has nothing to say says so, as long as there is something to hear from (spec 9.3). */

afterEach(() => {
  vi.useRealTimers()
})

test('says that it is there only while what it tells of answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const database = { isThere: true }
  const hub = createStreamHub<string>(async () => database.isThere)
  const server = createServer((_request, response) => hub.open(response, 'anna'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Nobody listens')
  const stream = await fetch(`http://127.0.0.1:${address.port}`)

  await vi.advanceTimersByTimeAsync(5_000)
  database.isThere = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await hub.isAlive()).toBe(false)
  database.isThere = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await hub.isAlive()).toBe(true)
  hub.stop()
  const heard = await stream.text()
  expect(heard).toContain('hello')
  // One before and one after; of the four between there was none.
  expect(heard.match(/heartbeat/g)).toHaveLength(2)
  server.close()
})
