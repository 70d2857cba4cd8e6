import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createHosts } from '#locales/hosts.ts'
import { visitor } from './call-context.ts'
import { createHttpServer } from './http-server.ts'
import type { HttpServices } from './http-services.ts'
import { callContextOf } from './read-call.ts'
import { registerSecurityTxt } from './security-txt.ts'

/** What every answer carries, errors of the framework included, over https and in a demo on http. */

async function serverOf({ isSecure }: { isSecure: boolean }) {
  const services: HttpServices = {
    log: pino({ level: 'silent' }),
    csrfKey: Buffer.alloc(32),
    isSecure,
    texts: { refusal: (_locale, code) => ({ title: code, detail: code }), rule: () => '' },
    maxBodyBytes: 100,
    callsPerMinute: 100,
    uploadMegabytesPerHour: 1,
    trustProxy: ['loopback'],
    identify: async () => visitor,
    localeOf: () => 'de',
  }
  const app = await createHttpServer(services)
  onTestFinished(() => app.close())
  app.get('/cookies', async (request, reply) => {
    const context = await callContextOf(request, reply, services)
    context.setCookie('cm24-access', 'new')
    context.setCookie('cm24-uuid', 'id', { isReadableByScripts: true })
    context.clearCookie('cm24-refresh')
    return context.cookies
  })
  app.post('/echo', async ({ body }) => body)
  app.get('/kept/:name', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    throw new Error('a fault')
  })
  registerSecurityTxt(app, {
    hosts: createHosts({ storefrontPattern: 'https://cm24.{ending}', consoleHost: 'console.de' }),
    email: 'security@cm24.example',
    isSecure,
    now: () => new Date('2026-11-20T13:00:00Z'),
  })
  return app
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  'content-type': expect.stringContaining('application/problem+json'),
}
const overHttps = {
  ...everywhere,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

describe('an error carries our own headers', () => {
  test.each([
    [414, { url: `/kept/${'x'.repeat(300)}` }],
    [404, { url: '/nothing' }],
    [413, { url: '/echo', method: 'POST' as const, payload: { text: 'x'.repeat(200) } }],
    [
      400,
      {
        url: '/echo',
        method: 'POST' as const,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
    ],
    [500, { url: '/kept/answer' }],
  ])('of %i', async (status, call) => {
    const secure = await (await serverOf({ isSecure: true })).inject(call)
    expect(secure.headers).toMatchObject(overHttps)
    expect(secure.json()).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
    const demo = await (await serverOf({ isSecure: false })).inject(call)
    expect(demo.headers).toMatchObject(everywhere)
    expect(demo.headers).not.toHaveProperty('strict-transport-security')
    // An address with a part that is too long is malformed to its caller.
    expect([secure.statusCode, demo.statusCode]).toEqual(
      [status, status].map((code) => (code === 414 ? 400 : code)),
    )
  })

  test.each([
    [400, 'no http at all\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('of %i, before there is a request', async (status, sent) => {
    const app = await serverOf({ isSecure: true })
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(address.port), address.hostname)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.write(sent)
    await once(socket, 'close')
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    for (const [name, value] of Object.entries({
      ...overHttps,
      'content-type': 'application/problem+json',
    })) {
      expect(answer).toContain(`${name}: ${value}\r\n`)
    }
  })
})

describe('cookies', () => {
  test('over https belong to this host alone: set, read and ended by the `__Host-` name', async () => {
    const app = await serverOf({ isSecure: true })
    const answer = await app.inject({
      url: '/cookies',
      cookies: {
        '__Host-cm24-access': 'ours',
        'cm24-access': 'planted',
        'cm24-uuid': 'id',
        other: '1',
      },
    })
    expect(answer.json()).toEqual({ 'cm24-access': 'ours', 'cm24-uuid': 'id', other: '1' })
    expect(answer.cookies).toMatchObject([
      { name: '__Host-cm24-access', secure: true, httpOnly: true, path: '/' },
      { name: 'cm24-uuid', secure: true },
      { name: '__Host-cm24-refresh', value: '', secure: true, path: '/' },
    ])
    expect(answer.cookies.map(({ domain }) => domain)).toEqual([undefined, undefined, undefined])
    const planted = await app.inject({ url: '/cookies', cookies: { 'cm24-access': 'planted' } })
    expect(planted.json()).toEqual({})
  })

  test('keep their names in a demo on http', async () => {
    const app = await serverOf({ isSecure: false })
    const answer = await app.inject({ url: '/cookies', cookies: { 'cm24-access': 'ours' } })
    expect(answer.json()).toEqual({ 'cm24-access': 'ours' })
    expect(answer.cookies.map(({ name }) => name)).toEqual([
      'cm24-access',
      'cm24-uuid',
      'cm24-refresh',
    ])
  })
})

describe('security.txt (RFC 9116)', () => {
  const url = '/.well-known/security.txt'

  test('stands on each host under its own name', async () => {
    const app = await serverOf({ isSecure: true })
    for (const host of ['cm24.de', 'cm24.pl', 'console.de']) {
      const { headers, body } = await app.inject({ url, headers: { host } })
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(body.split('\n')).toEqual([
        'Contact: mailto:security@cm24.example',
        'Expires: 2027-05-19T00:00:00Z',
        'Preferred-Languages: de, en, nl, sv, da, pl, es, cs',
        `Canonical: https://${host}${url}`,
        '',
      ])
    }
    expect((await app.inject({ url, headers: { host: 'elsewhere.example' } })).statusCode).toBe(404)
  })
})
