import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { createLocalImageStore } from '#server/integrations/image-store/local-image-store.ts'
import { createDeleteFiles } from '#server/lifetimes/delete-files.ts'
import { uploadOf } from '#server/testing/sentinel-market.ts'

/** Pictures in what the operator publishes (docs/decisions/0176). */

const dataDir = mkdtempSync(join(tmpdir(), 'cm24-content-pictures-'))
const { pool, browser } = await appOfTest({ DATA_DIR: dataDir })
const images = await createLocalImageStore(join(dataDir, 'files'))
const deleteFiles = createDeleteFiles({ pool, images })
const operator = browser()
beforeAll(async () => {
  await addCustomer(pool, 'editor')
  await pool.query("update customers set role = 'admin' where email = 'editor@test.example'")
  await operator.logIn('editor@test.example')
})

const library = '/api/operator/content-pictures'
const content = '/api/operator/content'

/** No two of one colour, so that each is a picture of its own. */
let drawn = 0
function photo({ width = 40, height = 30, format = 'png' as 'png' | 'gif' } = {}): Promise<Buffer> {
  drawn += 1
  const background = { r: drawn, g: 90, b: 120 }
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return picture
    .toFormat(format)
    .withExif({ IFD0: { Make: 'Phone' } })
    .toBuffer()
}

const send = (who: Browser, bytes: Buffer, fileName = 'hall.jpg') =>
  who.call({ method: 'POST', path: library, ...uploadOf(fileName, 'image/jpeg', bytes) })

async function uploaded(fileName = 'hall.jpg'): Promise<string> {
  const { status, body } = await send(operator, await photo(), fileName)
  expect(status).toBe(200)
  return (body as { key: string }).key // The endpoint's own output.
}

const shows = (key: string, alt = 'A dry hall') => `![${alt}](/pictures/${key}/40.jpeg)`
const article = (slug: string, body: string) => ({
  ...{ title: 'Storage', slug, summary: 'Where it stands.', author: 'editorial' },
  ...{ validFrom: '2026-11-20', body },
})

async function save(entry: string, text: object, basedOn = 0) {
  const path = `${content}/${entry}/de`
  const saved = await operator.call({ method: 'PUT', path, body: { text, basedOn } })
  expect(saved.status).toBe(200)
}
const publish = (entry: string, version = 1, publishAt: string | null = null) =>
  operator.call({
    method: 'POST',
    path: `${content}/${entry}/publish`,
    body: { versions: [{ locale: 'de', version }], publishAt },
  })
const remove = (key: string, who = operator) =>
  who.call({ method: 'DELETE', path: `${library}/${key}` })
const read = async (path: string, who = browser()) =>
  (await who.call({ method: 'GET', path })).body as Json // Looked at below.
/** What the calls asked here answer, as far as it is looked at. */
type Json = {
  readonly key: string
  readonly total: number
  readonly pictures: readonly object[]
  readonly blocks: readonly object[]
  readonly languages: readonly { readonly faults: readonly object[] }[]
  readonly data: readonly {
    readonly attributes: {
      readonly content: string
      readonly pictures: { readonly data: object[] }
    }
  }[]
}
const countPictures = async () => (await read(library, operator)).total

describe('what is sent', () => {
  test('is kept in its sizes without what a camera adds, under the name that it was given', async () => {
    const bytes = await photo({ width: 400, height: 300 })
    const { key, ...rest } = (await send(operator, bytes, 'C:\\winter\\hall.jpg')).body as Json
    expect(rest).toEqual({ fileName: 'hall.jpg', width: 400, height: 300, widths: [320, 400] })
    const file = await images.openStream(`pictures/${key}/400.jpeg`)
    const kept = Buffer.concat(await Array.fromAsync(file?.stream ?? []))
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    const { pictures } = await read(library, operator)
    expect(pictures[0]).toMatchObject({ key, sizeBytes: kept.byteLength, usedIn: [] })
  })

  test('twice is one picture', async () => {
    const bytes = await photo()
    const first = await send(operator, bytes, 'first.jpg')
    const total = await countPictures()
    expect((await send(operator, bytes, 'second.jpg')).body).toEqual(first.body)
    expect(await countPictures()).toBe(total)
  })

  const hostile: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'PICTURE_UNREADABLE',
    ],
    ['a page', async () => Buffer.from('<html><script>1</script>'), 'PICTURE_UNREADABLE'],
    ['what moves', () => photo({ format: 'gif' }), 'PICTURE_UNREADABLE'],
    ['half a picture', async () => (await photo()).subarray(0, 90), 'PICTURE_UNREADABLE'],
    ['nothing', async () => Buffer.alloc(0), 'PICTURE_UNREADABLE'],
    ['a header of 40,000 pixels a side', async () => bomb(40_000), 'PICTURE_TOO_LARGE'],
    ['more than 25 MB', async () => Buffer.alloc(25 * 1024 * 1024 + 1), 'PICTURE_TOO_LARGE'],
  ]
  test.each(hostile)('%s is refused and leaves nothing behind', async (_, make, code) => {
    const total = await countPictures()
    expect((await send(operator, await make())).body).toMatchObject({ code })
    expect(await countPictures()).toBe(total)
  })

  test('by nobody but operators, of whom calls-by-role.db.test.ts knows which', async () => {
    const key = await uploaded()
    await addCustomer(pool, 'reader')
    const customer = browser()
    await customer.logIn('reader@test.example')
    for (const [who, status] of [
      [browser(), 401],
      [customer, 404],
    ] as const) {
      expect((await send(who, await photo())).status).toBe(status)
      expect((await who.call({ method: 'GET', path: library })).status).toBe(status)
      expect((await remove(key, who)).status).toBe(status)
    }
  })
})

describe('a text with a picture', () => {
  const entry = 'guide_article/winter-hall'

  test('is not published before it says what the picture shows, and is told which one', async () => {
    const key = await uploaded('hall in winter.jpg')
    await save(entry, article('winterhalle', shows(key, '')))
    expect((await publish(entry)).body).toMatchObject({
      code: 'CONTENT_PICTURE_WITHOUT_ALT',
      status: 422,
      facts: { language: 'DE', pictures: 'hall in winter.jpg' },
    })
    const { languages } = await read(`${content}/${entry}`, operator)
    expect(languages[0]?.faults).toEqual([
      { field: 'body', rule: 'alt', found: 'hall in winter.jpg' },
    ])
    await save(entry, article('winterhalle', shows(key)), 1)
    expect((await publish(entry, 2)).status).toBe(200)
    const shown = await read('/api/public/guide/de/winterhalle')
    const sizes = { width: 40, height: 30, widths: [40] }
    expect(shown.blocks).toEqual([{ kind: 'picture', key, alt: 'A dry hall', ...sizes }])
  })

  test('is delivered with its address, and with the picture itself where that is asked for', async () => {
    const asked = '/api/guide-articles?filters[name]=winter-hall&fields[0]=content'
    const [plain] = (await read(asked)).data
    expect(plain?.attributes).toEqual({
      content: expect.stringMatching(/^!\[A dry hall\]\(\/pictures\//),
    })
    const [populated] = (await read(`${asked}&populate[0]=pictures`)).data
    expect(populated?.attributes.pictures.data).toMatchObject([
      {
        id: expect.any(Number),
        attributes: {
          name: 'hall in winter.jpg',
          alternativeText: 'A dry hall',
          url: plain?.attributes.content.slice('![A dry hall]('.length, -1),
          width: 40,
        },
      },
    ])
    expect((await read('/api/authors?populate=*')).data[0]?.attributes.pictures).toEqual({
      data: [],
    })
  })

  test('on the page of questions has no place', async () => {
    await save('faq/hall', { title: 'Where?', body: shows(await uploaded()) })
    expect((await publish('faq/hall')).body).toMatchObject({
      fields: [{ field: 'de.body', rule: 'invalid' }],
    })
  })
})

describe('a picture', () => {
  const used = { code: 'CONTENT_PICTURE_USED', status: 409 }

  test('that nothing shows is removed with its files', async () => {
    const key = await uploaded()
    expect((await remove(key)).status).toBe(200)
    expect((await remove(key)).body).toMatchObject({ code: 'NOT_FOUND' })
    await deleteFiles({ storageKeys: [], pictureKeys: [key] })
    expect(await images.listPictureFiles(key)).toEqual([])
  })

  test('that a text shows, has shown, will show, or is written with, stays', async () => {
    const key = await uploaded()
    const entry = 'guide_article/kept'
    await save(entry, article('kept', shows(key)))
    expect((await remove(key)).body).toMatchObject({ ...used, facts: { places: 'kept (DE)' } })
    // Scheduled, though a newer draft does without.
    await publish(entry, 1, '2027-01-01T00:00:00Z')
    await save(entry, article('kept', 'Nothing.'), 1)
    expect((await remove(key)).body).toMatchObject(used)
    // Seen by readers, though they see something else now.
    await publish(entry, 1)
    await publish(entry, 2)
    expect((await remove(key)).body).toMatchObject(used)
    await deleteFiles({ storageKeys: [], pictureKeys: [key] })
    expect(await images.listPictureFiles(key)).not.toEqual([])
  })

  test('of an earlier draft that nobody published goes, and that draft cannot be published any more', async () => {
    const key = await uploaded()
    const entry = 'guide_article/draft'
    await save(entry, article('draft', shows(key)))
    await save(entry, article('draft', 'Without.'), 1)
    expect((await remove(key)).status).toBe(200)
    expect((await publish(entry, 1)).body).toMatchObject({
      fields: [{ field: 'de.body', rule: 'invalid' }],
    })
  })

  test('is not removed while a text with it is being published', async () => {
    for (let round = 1; round <= 4; round += 1) {
      const key = await uploaded()
      const entry = `guide_article/race-${round}`
      await save(entry, article(`race-${round}`, shows(key)))
      await save(entry, article(`race-${round}`, 'Without.'), 1)
      const [published, removed] = await Promise.all([publish(entry, 1), remove(key)])
      expect([published.status, removed.status].filter((code) => code === 200)).toHaveLength(1)
    }
  })
})

/** A picture of one line of bytes that claims to be that large. */
async function bomb(side: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  return bytes
}
