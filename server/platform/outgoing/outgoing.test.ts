import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutside } from './ask-outside.ts'
import { fetchPublic } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

const megabyte = 1024 * 1024
const reached: string[] = []
let server: Server
let origin: string
let sentBytes = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(request.url ?? '')
    if (request.url === '/redirect') {
      response.writeHead(302, { location: '/inside' }).end()
      return
    }
    if (request.url !== '/large') {
      response.end('found')
      return
    }
    const part = Buffer.alloc(megabyte)
    const send = () => {
      while (sentBytes < 50 * megabyte) {
        sentBytes += megabyte
        if (!response.write(part)) return
      }
      response.end()
    }
    response.on('drain', send)
    send()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // A port, not a pipe.
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = { timeoutMs: 30_000, maxBytes: megabyte }

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['64:ff9b::7f00:1', '255.255.255.255', '224.0.0.1', 'localhost', ''],
])('%s is no address that everybody can reach', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '8.8.8.8', '2a00:1450:4001:82a::200e', '::ffff:8.8.8.8'])(
  '%s is a public one',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ...['http://127.0.0.1/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/'],
  ...['https://0x7f.1/', 'https://localhost/', 'https://169.254.169.254/latest/meta-data'],
  ...['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'https://a@example.com/'],
  'https://example.com:8080/',
])('nothing is fetched from %s', async (address) => {
  const answer = await fetchPublic(new URL(address), { ...limits, insideOrigins: [] })
  expect(answer.kind).toBe('failed')
})

test('our own stand-in is fetched from; a redirect is an end and is not followed', async () => {
  const question = { ...limits, insideOrigins: [origin] }
  expect(await fetchPublic(new URL(`${origin}/picture`), question)).toMatchObject({
    kind: 'answered',
  })
  expect(await fetchPublic(new URL(`${origin}/redirect`), question)).toMatchObject({
    kind: 'failed',
  })
  expect(await askOutside(new URL(`${origin}/redirect`), limits)).toEqual({
    ...{ kind: 'failed', cause: 'redirected' },
  })
  expect(reached).not.toContain('/inside')
})

test('an answer of 50 MB is cut, and the rest of it is not fetched', async () => {
  expect(await askOutside(new URL(`${origin}/large`), limits)).toEqual({
    ...{ kind: 'failed', cause: 'too_large' },
  })
  expect(sentBytes).toBeLessThan(50 * megabyte)
  sentBytes = 0
  const question = { ...limits, insideOrigins: [origin] }
  expect(await fetchPublic(new URL(`${origin}/large`), question)).toMatchObject({
    kind: 'failed',
  })
  expect(sentBytes).toBeLessThan(50 * megabyte)
})
