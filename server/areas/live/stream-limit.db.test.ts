import { beforeAll, expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { requestStream, takeTicket } from '../../testing/live-stream.ts'

/** One address holds so many live streams open (`STREAMS_PER_ADDRESS`). */

const { app } = await appOfTest({ STREAMS_PER_ADDRESS: '2' })
let origin: string

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const address = app.http.server.address()
  if (address === null || typeof address === 'string') throw new Error('Nobody listens')
  origin = `http://127.0.0.1:${address.port}`
})

test('the third stream of an address is refused until one of the two has ended', async () => {
  const ends: AbortController[] = []
  // Kept, since the runtime cancels the body of an answer that nothing refers to any more.
  const answers: Response[] = []
  const open = async () => {
    const end = new AbortController()
    ends.push(end)
    const answer = await requestStream({ origin }, await takeTicket({ origin }), end.signal)
    answers.push(answer)
    return answer
  }
  expect([(await open()).status, (await open()).status]).toEqual([200, 200])
  const third = await open()
  expect(third.status).toBe(429)
  expect(await third.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', facts: { seconds: 60 } })
  ends[0]?.abort()
  await expect.poll(async () => (await open()).status).toBe(200)
  for (const end of ends) end.abort()
  expect(answers.length).toBeGreaterThan(3)
})
