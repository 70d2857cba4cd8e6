import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { uploadOf } from '../../../testing/sentinel-market.ts'

/** Pictures and documents of an ad: what is kept, under which name, and what a full disk answers. */

const dataDir = mkdtempSync(join(tmpdir(), 'cm24-files-'))
const { pool, browser } = await appOfTest({ DATA_DIR: dataDir })
const files = join(dataDir, 'files')
const incoming = join(files, 'incoming')
let visitor: Browser
let entityId: number

beforeAll(async () => {
  visitor = browser()
  const { body } = await visitor.call({
    method: 'POST',
    path: '/api/public/product/create',
    body: { productType: 'motorhome' },
  })
  entityId = (body as { entityId: number }).entityId
})

async function photo(): Promise<Buffer> {
  const size = { width: 400, height: 300, channels: 3 as const, background: '#567' }
  return sharp({ create: size }).jpeg().toBuffer()
}

async function upload(what: 'picture' | 'document', fileName = 'schein.jpg') {
  const path =
    what === 'picture'
      ? `/api/public/product/picture/${entityId}`
      : `/api/public/product/document/${entityId}/registration_part_1`
  const form = uploadOf(fileName, 'image/jpeg', await photo())
  return visitor.call({ method: 'POST', path, ...form })
}

async function countFiles(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from listing_documents) + (select count(*) from pictures) as count`,
  )
  return Number(rows[0]?.count)
}

describe('while the disk takes no files', () => {
  beforeAll(() => {
    // As the owner of every file a test may write anywhere, so a mode would forbid it nothing.
    renameSync(incoming, `${incoming}.kept`)
    writeFileSync(incoming, '')
    return () => {
      rmSync(incoming)
      renameSync(`${incoming}.kept`, incoming)
    }
  })

  test.each(['picture', 'document'] as const)(
    'a %s is refused, and no row knows of it',
    async (what) => {
      expect(await upload(what)).toMatchObject({
        status: 507,
        body: { code: 'FILE_STORE_UNAVAILABLE' },
      })
      expect(await countFiles()).toBe(0)
      expect(readdirSync(files).filter((name) => !name.startsWith('incoming'))).toEqual([])
    },
  )
})

test('afterwards the same upload is kept whole', async () => {
  expect((await upload('picture')).status).toBe(200)
  expect((await upload('document')).status).toBe(200)
  expect(readdirSync(incoming)).toEqual([])
})

test('a document is kept by what it is, whatever its name says', async () => {
  const { body } = await upload('document', 'invoice.pdf.exe')
  expect(body).toMatchObject({ fileName: expect.stringMatching(/^invoice\.pdf_[a-z]{4}\.jpg$/) })
})

test('an ad has twenty papers at most, and what is refused leaves no file behind', async () => {
  await pool.query(
    `insert into listing_documents (listing_id, kind, storage_key, file_name, content_type, size_bytes)
     select listing_id, kind, storage_key || number, file_name, content_type, size_bytes
     from (select * from listing_documents where listing_id = $1 limit 1) as one,
       generate_series(1, 18) as number`,
    [entityId],
  )
  const countStored = () =>
    readdirSync(join(files, 'documents'), { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    ).length
  const before = countStored()
  const refused = await upload('document')
  expect(refused.body).toMatchObject({ code: 'DOCUMENT_LIMIT_REACHED', facts: { maximum: 20 } })
  expect(countStored()).toBe(before)
})

test('an address sends so many bytes an hour, whatever ad it sends them to', async () => {
  const strict = await appOfTest({ UPLOAD_MEGABYTES_PER_HOUR: '0' })
  const sender = strict.browser()
  const send = async () => {
    const form = uploadOf('schein.jpg', 'image/jpeg', await photo())
    return sender.call({ method: 'POST', path: '/api/public/product/picture/1', ...form })
  }
  expect((await send()).status).toBe(404)
  expect((await send()).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('a type plate is in no public list, wherever and under whatever name it is sent', async () => {
  const { body } = await upload('picture')
  const { value } = body as { value: string } // The endpoint's own output.
  const path = `/api/public/product/update/${entityId}`
  const plate = { value, position: 0, kind: 'type_plate' }
  const sent = await visitor.call({ method: 'PUT', path, body: { gallery: [plate] } })
  const apart = { gallery: [], moreImages: [], reviewPictures: [{ value }] }
  expect(sent).toMatchObject({ status: 200, body: apart })
  // Under another name it stays where only the review sees it.
  const again = { gallery: [{ value, position: 0 }], moreImages: [{ value, position: 0 }] }
  const renamed = await visitor.call({ method: 'PUT', path, body: again })
  expect(renamed).toMatchObject({ status: 200, body: apart })
})
