import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendPrivateFile } from '../../platform/http/send-private-file.ts'
import { createLocalImageStore } from './local-image-store.ts'
import { registerPictureRoutes } from './picture-routes.ts'
import type { ImageStore, PictureAudience } from './port.ts'
import { createDocumentKey } from './port.ts'
import { pictureFileKey } from './storage-keys.ts'

const pictureKey = '0123456789abcdef0123456789abcdef'
const otherKey = 'ffffffffffffffffffffffffffffffff'

let folder: string
let store: ImageStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-store-'))
  store = await createLocalImageStore(folder)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function stored(key: string): Promise<string | undefined> {
  const opened = await store.openStream(key)
  return opened && text(opened.stream)
}

describe('the local store', () => {
  test('keeps, replaces and deletes a file', async () => {
    const key = createDocumentKey()
    await store.put(key, Buffer.from('first'))
    await store.put(key, Readable.from([Buffer.from('sec'), Buffer.from('ond')]))
    expect([await stored(key), await store.head(key)]).toEqual(['second', { sizeBytes: 6 }])
    await store.delete(key)
    await store.delete(key)
    expect([await stored(key), await store.head(key)]).toEqual([undefined, undefined])
  })

  test('is read by nobody else on the machine', async () => {
    const key = createDocumentKey()
    await store.put(key, Buffer.from('paper'))
    await store.publishPicture(pictureKey, [{ name: '320.webp', bytes: Buffer.from('small') }])
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const modes = await Promise.all(
      entries.map(async (entry) => {
        const { mode } = await stat(join(entry.parentPath, entry.name))
        return `${entry.isFile() ? 'file' : 'folder'} ${(mode & 0o777).toString(8)}`
      }),
    )
    expect(new Set(modes)).toEqual(new Set(['file 600', 'folder 700']))
  })

  test('shows a picture only when all its files are written', async () => {
    const files = [
      { name: '320.webp', bytes: Buffer.from('small') },
      { name: '../x', bytes: Buffer.from('not a picture file') },
    ]
    await expect(store.publishPicture(pictureKey, files)).rejects.toThrow('not a picture file')
    expect(await store.listPictureFiles(pictureKey)).toEqual([])
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  test('takes the same picture again and adds sizes to it', async () => {
    const small = { name: '320.webp', bytes: Buffer.from('small') }
    const large = { name: '1600.webp', bytes: Buffer.from('large') }
    await store.publishPicture(pictureKey, [small])
    await store.publishPicture(pictureKey, [small, large])
    expect((await store.listPictureFiles(pictureKey)).sort()).toEqual(['1600.webp', '320.webp'])
    await store.deletePicture(pictureKey)
    expect(await store.listPictureFiles(pictureKey)).toEqual([])
  })

  test('leaves nothing behind when an upload breaks off', async () => {
    const key = createDocumentKey()
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('connection lost')
      })(),
    )
    await expect(store.put(key, broken)).rejects.toThrow('connection lost')
    expect([await stored(key), await readdir(join(folder, 'incoming'))]).toEqual([undefined, []])
  })

  test('clears at its start what a crash left long ago, and nothing another process writes', async () => {
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await writeFile(join(folder, 'incoming', 'fresh'), 'half')
    await writeFile(join(folder, 'incoming', 'abandoned'), 'half')
    await utimes(join(folder, 'incoming', 'abandoned'), longAgo, longAgo)
    await createLocalImageStore(folder)
    expect(await readdir(join(folder, 'incoming'))).toEqual(['fresh'])
  })

  test('knows no key that leaves its folder', async () => {
    const attempts = [
      '../secret',
      'documents/../../etc/passwd',
      `pictures/${pictureKey}/../../documents/${otherKey}`,
      `pictures/${pictureKey}/320.webp/..`,
      '/etc/passwd',
      `documents/${pictureKey}\0`,
      '',
    ]
    for (const key of attempts) {
      await expect(async () => store.openStream(key)).rejects.toThrow('not a storage key')
    }
  })
})

describe('over HTTP', () => {
  async function request(
    url: string,
    headers: Record<string, string> = {},
    audience: PictureAudience = 'everybody',
  ) {
    const app = fastify()
    registerPictureRoutes(app, store, async () => audience)
    return app.inject({ url, headers })
  }

  test('a picture may be kept for ever and is what its name says', async () => {
    await store.publishPicture(pictureKey, [{ name: '640.avif', bytes: Buffer.from('picture') }])
    const answer = await request(`/pictures/${pictureKey}/640.avif`)
    expect([answer.statusCode, answer.body]).toEqual([200, 'picture'])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const again = { 'if-none-match': String(answer.headers.etag) }
    expect((await request(`/pictures/${pictureKey}/640.avif`, again)).statusCode).toBe(304)
  })

  test('HEAD tells the length without the content', async () => {
    await store.publishPicture(pictureKey, [{ name: '640.avif', bytes: Buffer.from('picture') }])
    const app = fastify()
    registerPictureRoutes(app, store, async () => 'everybody')
    const answer = await app.inject({ method: 'HEAD', url: `/pictures/${pictureKey}/640.avif` })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers['content-length']).toBe('7')
  })

  test('a size that is missing is replaced for a minute by the next larger one', async () => {
    await store.publishPicture(pictureKey, [
      { name: '640.webp', bytes: Buffer.from('middle') },
      { name: '1600.webp', bytes: Buffer.from('large') },
      { name: 'drawing.svg', bytes: Buffer.from('<svg/>') },
    ])
    const answer = await request(`/pictures/${pictureKey}/320.avif`)
    expect([answer.body, answer.headers['content-type']]).toEqual(['middle', 'image/webp'])
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    expect((await request(`/pictures/${pictureKey}/1024.webp`)).body).toBe('large')
  })

  test('a picture for the review is kept by no cache, and is none for anybody else (rules 1)', async () => {
    await store.publishPicture(pictureKey, [{ name: '640.webp', bytes: Buffer.from('plate') }])
    const url = `/pictures/${pictureKey}/640.webp`
    const tag = { 'if-none-match': `"${pictureKey}-640.webp"` }
    const seen = await request(url, tag, 'caller')
    expect([seen.statusCode, seen.body]).toEqual([200, 'plate'])
    expect(seen.headers['cache-control']).toBe('private, no-store')
    expect((await request(url, tag, 'nobody')).statusCode).toBe(404)
  })

  test('a drawing stands in until its sizes are made, and can run nothing', async () => {
    await store.publishPicture(pictureKey, [{ name: 'drawing.svg', bytes: Buffer.from('<svg/>') }])
    const answer = await request(`/pictures/${pictureKey}/640.webp`)
    expect([answer.body, answer.headers['content-type']]).toEqual(['<svg/>', 'image/svg+xml'])
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('neither unknown pictures nor documents nor other paths are answered', async () => {
    const documentKey = createDocumentKey()
    await store.put(documentKey, Buffer.from('registration certificate'))
    const name = documentKey.slice('documents/'.length)
    const attempts = [
      `/pictures/${otherKey}/640.webp`,
      `/pictures/${pictureKey}/640.exe`,
      `/pictures/${pictureKey}/..%2f..%2fdocuments%2f${name}`,
      `/pictures/..%2fdocuments/${name}`,
      `/${documentKey}`,
    ]
    for (const url of attempts) expect((await request(url)).statusCode).toBe(404)
    expect(() => pictureFileKey(pictureKey, '640.webp')).not.toThrow()
  })

  test('a private file comes as an attachment under its own name and is never kept', async () => {
    const key = createDocumentKey()
    await store.put(key, Buffer.from('document'))
    const app = fastify()
    app.get('/document', async (_request, reply) => {
      const file = { fileName: 'Prüfbericht "2026".pdf', contentType: 'application/pdf' }
      await sendPrivateFile(reply, store, key, file)
      return reply
    })
    const answer = await app.inject('/document')
    expect([answer.statusCode, answer.body]).toEqual([200, 'document'])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition':
        'attachment; filename="Pr_fbericht _2026_.pdf"; filename*=UTF-8\'\'Pr%C3%BCfbericht%20%222026%22.pdf',
    })
  })
})
