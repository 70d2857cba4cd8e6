import { expect, test } from 'vitest'
import { readZip } from './testing/read-zip.ts'
import { type ZipEntry, zip } from './zip.ts'

const madeAt = new Date('2026-11-24T21:30:10Z')

async function archiveOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries
  }
  const parts: Buffer[] = []
  for await (const part of zip(each(), { madeAt })) parts.push(part)
  return Buffer.concat(parts)
}

test('holds each file as it was, compressed or not, under its name in any language', async () => {
  const text = Buffer.from('Žluťoučký kůň '.repeat(500))
  const picture = Buffer.from([0, 1, 2, 255])
  const archive = await archiveOf([
    { name: 'data.json', bytes: text, isText: true },
    { name: 'bilder/größe_ž.webp', bytes: picture },
    { name: 'leer.txt', bytes: Buffer.alloc(0), isText: true },
  ])
  expect(archive.length).toBeLessThan(text.length / 2)
  expect([...readZip(archive)]).toEqual([
    ['data.json', text],
    ['bilder/größe_ž.webp', picture],
    ['leer.txt', Buffer.alloc(0)],
  ])
})

test('an archive without files is one', async () => {
  expect(readZip(await archiveOf([])).size).toBe(0)
})
