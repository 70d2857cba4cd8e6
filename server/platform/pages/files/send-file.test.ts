import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compressAssets } from '#tools/compress-assets.ts'
import { readBuiltFiles } from './built-files.ts'
import { sendFile } from './send-file.ts'

/** Files of a build as `compressAssets` leaves them, asked for over a real socket. */

const folder = mkdtempSync(join(tmpdir(), 'cm24-files-'))
const script = `export const words = '${'motorhome '.repeat(400)}'\n`
const font = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251))
mkdirSync(join(folder, 'assets/storefront'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'not for browsers')
writeFileSync(join(folder, 'assets/storefront/entry-abc.js'), script)
writeFileSync(join(folder, 'assets/storefront/inter-abc.woff2'), font)
writeFileSync(join(folder, 'assets/storefront/tiny-abc.js'), '0\n')
writeFileSync(join(folder, 'assets/storefront/reader-worker-abc.js'), script)
await compressAssets(join(folder, 'assets'), 'best')

const limits = { keptFileBytes: 2000, keptTotalBytes: 5000 }
const files = readBuiltFiles(join(folder, 'assets'), '/assets', limits)
const app = fastify()
app.addHook('onRequest', (_request, reply, done) => {
  reply.header('x-content-type-options', 'nosniff')
  done()
})
app.route({
  method: ['GET', 'HEAD'],
  url: '/assets/*',
  exposeHeadRoute: false,
  handler: (request, reply) => sendFile(request, reply, files),
})
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** The address exactly as written: `fetch` would take `..` out of it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    asked.on('error', reject).end()
  })
}

const entry = '/assets/storefront/entry-abc.js'

test('a script is sent in the smallest form that the browser takes, and kept for a year', async () => {
  const brotli = await ask(entry, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const gzip = await ask(entry, { 'accept-encoding': 'gzip, br;q=0' })
  const plain = await ask(entry)
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  expect(gunzipSync(gzip.body).toString()).toBe(script)
  expect(plain.body.toString()).toBe(script)
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(brotli.body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  const tags = new Set([brotli, gzip, plain].map(({ headers }) => headers.etag))
  expect(tags.size).toBe(3)
})

test('a browser that has the file is told so without the file', async () => {
  const headers = { 'accept-encoding': 'br' }
  const { etag } = (await ask(entry, headers)).headers
  const again = await ask(entry, { ...headers, 'if-none-match': `"other", W/${etag}` })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const changed = await ask(entry, { ...headers, 'if-none-match': '"other"' })
  expect(changed.status).toBe(200)
})

test('HEAD answers what GET would, without the body', async () => {
  const got = await ask(entry, { 'accept-encoding': 'br' })
  const head = await ask(entry, { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(got.headers['content-length'])
  expect(head.headers.etag).toBe(got.headers.etag)
})

test('a font is sent as it is, from the disk when it is larger than what is kept in memory', async () => {
  expect(files.get('/assets/storefront/inter-abc.woff2')?.plain).not.toHaveProperty('content')
  expect(files.get(entry)?.encoded.br).toHaveProperty('content')
  const answer = await ask('/assets/storefront/inter-abc.woff2', { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers['content-type']).toBe('font/woff2')
  expect(answer.body.equals(font)).toBe(true)
})

test('what compression makes larger is not compressed', async () => {
  const answer = await ask('/assets/storefront/tiny-abc.js', { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body.toString()).toBe('0\n')
})

test.each([
  '/assets/../secret.txt',
  '/assets/storefront/../../secret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/storefront/entry-abc.js%00.css',
  '/assets/storefront/entry-abc.js.br',
  '/assets//storefront/entry-abc.js',
  '/assets/storefront',
  '/assets/storefront/',
  '/assets/',
  '/assets/__proto__',
  `/assets/${'a'.repeat(10_000)}`,
])('%s is no file, and the answer is ours', async (path) => {
  const answer = await ask(path, { 'accept-encoding': 'br' })
  expect(answer.status).toBe(404)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['cache-control']).toBeUndefined()
  expect(answer.body.toString()).not.toContain('not for browsers')
})

test('what stands behind a question mark is no part of the name', async () => {
  expect((await ask(`${entry}?v=2`)).status).toBe(200)
})

test('the reader of documents alone may compile a program, under a policy of its own', async () => {
  const policyOf = async (file: string) =>
    (await ask(`/assets/storefront/${file}`)).headers['content-security-policy']
  expect(await policyOf('reader-worker-abc.js')).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(await policyOf('entry-abc.js')).toBeUndefined()
})
