import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createDrawingLimit, type DrawingLimits } from './limit-drawing.ts'

/** Pages are drawn for one connection so many at once and so many a minute (rules 11). */

async function pagesWith(limits: DrawingLimits) {
  const app = fastify({ trustProxy: 'loopback' })
  onTestFinished(() => app.close())
  await app.register(rateLimit, { global: false })
  const limit = createDrawingLimit(app, limits)
  const drawn: (() => void)[] = []
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Error && error.name === 'RefusedCall' ? 429 : 500).send(),
  )
  app.get('/slow', async (request, reply) => {
    await limit(request, reply)
    await new Promise<void>((resolve) => drawn.push(resolve))
    return 'page'
  })
  app.get('/quick', async (request, reply) => {
    await limit(request, reply)
    return 'page'
  })
  const ask = (url: string, address: string) =>
    app.inject({ url, headers: { 'x-forwarded-for': address } })
  return { ask, drawn }
}

test('at once', async () => {
  const { ask, drawn } = await pagesWith({ atOnce: 2, perMinute: 100 })
  const first = ask('/slow', '203.0.113.7')
  const second = ask('/slow', '203.0.113.7')
  await expect.poll(() => drawn.length).toBe(2)
  const third = await ask('/quick', '203.0.113.7')
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '5'])
  expect((await ask('/quick', '203.0.113.8')).statusCode).toBe(200)
  for (const finish of drawn) finish()
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200])
  expect((await ask('/quick', '203.0.113.7')).statusCode).toBe(200)
})

test('in a minute, by the 64 bits of an IPv6 connection', async () => {
  const { ask } = await pagesWith({ atOnce: 10, perMinute: 3 })
  for (const last of [1, 2, 3]) {
    expect((await ask('/quick', `2001:db8:1:2::${last}`)).statusCode).toBe(200)
  }
  expect((await ask('/quick', '2001:db8:1:2::4')).statusCode).toBe(429)
  expect((await ask('/quick', '2001:db8:1:3::1')).statusCode).toBe(200)
})
