import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type ProcessedPicture, processPicture } from './process-picture.ts'

const heic = readFileSync(new URL('./fixtures/phone-portrait.heic', import.meta.url))
const position = { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1' }

/** Upright 1200 x 1600: red above, green below left, blue below right. */
function quarters() {
  const area = { width: 600, height: 800, channels: 3 as const }
  return sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#c02020' } })
    .composite([
      { input: { create: { ...area, background: '#20a040' } }, left: 0, top: 800 },
      { input: { create: { ...area, background: '#2040c0' } }, left: 600, top: 800 },
    ])
    .png()
    .toBuffer()
}

async function phonePhoto(): Promise<Buffer> {
  const sideways = await sharp(await quarters())
    .rotate(270)
    .toBuffer()
  return sharp(sideways)
    .withExif({ IFD0: { Make: 'Phone', Orientation: '6' }, IFD3: position })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
}

function noise(width: number, height: number): Promise<Buffer> {
  const pixels = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: pixels } })
    .jpeg()
    .toBuffer()
}

async function processed(bytes: Uint8Array): Promise<ProcessedPicture> {
  const outcome = await processPicture(bytes)
  if (!outcome.isAllowed) throw new Error(outcome.refusal.code)
  return outcome.picture
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  const pixel = await sharp(bytes).extract(area).removeAlpha().raw().toBuffer()
  return [...pixel].map((value) => Math.round(value / 64))
}

async function refusal(source: Uint8Array | Readable) {
  const outcome = await processPicture(source)
  return outcome.isAllowed ? 'allowed' : outcome.refusal
}

describe('a phone photograph', () => {
  test('is turned upright and loses its position and every other metadata', async () => {
    const photo = await phonePhoto()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const picture = await processed(photo)
    expect([picture.width, picture.height]).toEqual([1200, 1600])
    for (const file of picture.sizes) {
      const metadata = await sharp(file.bytes).metadata()
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(file.bytes.includes('GPS')).toBe(false)
    }
    const jpeg = picture.sizes.find((file) => file.format === 'jpeg')?.bytes ?? Buffer.of()
    expect(await colourAt(jpeg, 10, 10)).toEqual([3, 1, 1])
    expect(await colourAt(jpeg, 10, 1590)).toEqual([1, 3, 1])
    expect(await colourAt(jpeg, 1190, 1590)).toEqual([1, 1, 3])
  })

  test('comes in steps as AVIF and WebP, the largest as JPEG too, never enlarged', async () => {
    const picture = await processed(await noise(900, 600))
    expect(picture.sizes.map((file) => `${file.width}x${file.height}.${file.format}`)).toEqual([
      '320x213.avif',
      '320x213.webp',
      '640x427.avif',
      '640x427.webp',
      '900x600.avif',
      '900x600.webp',
      '900x600.jpeg',
    ])
    expect(Buffer.from(picture.thumbhash, 'base64').byteLength).toBeLessThan(30)
    expect(picture.mainColour).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('has the same key whenever it is sent', async () => {
    const photo = await phonePhoto()
    expect((await processed(photo)).key).toBe((await processed(photo)).key)
    expect((await processed(photo)).key).not.toBe((await processed(await noise(50, 50))).key)
  })

  test('in HEIC is turned once, although both its container and its EXIF tell to turn it', async () => {
    const picture = await processed(heic)
    expect([picture.width, picture.height]).toEqual([480, 640])
    const jpeg = picture.sizes.find((file) => file.format === 'jpeg')?.bytes ?? Buffer.of()
    expect(await colourAt(jpeg, 10, 10)).toEqual([3, 1, 1])
    expect(await colourAt(jpeg, 10, 630)).toEqual([1, 3, 1])
    expect(picture.sizes.every((file) => !file.bytes.includes('GPS'))).toBe(true)
  })
})

test('a PNG with transparent parts becomes opaque on white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const png = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const [webp] = (await processed(png)).sizes.filter((file) => file.format === 'webp')
  expect((await sharp(webp?.bytes).metadata()).hasAlpha).toBe(false)
  expect(await colourAt(webp?.bytes ?? Buffer.of(), 5, 5)).toEqual([4, 4, 4])
})

describe('refused with its reason is', () => {
  const large = { code: 'PICTURE_TOO_LARGE', facts: { maxMegabytes: 25, maxMegapixels: 60 } }

  test('a text renamed to .jpg, a GIF and an AVIF', async () => {
    const avif = await sharp(await noise(20, 20))
      .avif()
      .toBuffer()
    const gif = await sharp(await noise(20, 20))
      .gif()
      .toBuffer()
    for (const bytes of [Buffer.from('Guten Tag'), gif, avif, Buffer.of()]) {
      expect(await refusal(bytes)).toEqual({
        code: 'PICTURE_UNREADABLE',
        facts: { reason: 'format' },
      })
    }
  })

  test('a JPEG that ends in the middle', async () => {
    const photo = await noise(800, 600)
    expect(await refusal(photo.subarray(0, photo.length / 2))).toMatchObject({
      facts: { reason: 'broken' },
    })
  })

  test('a HEIC that ends in the middle, or whose content is damaged', async () => {
    const damaged = Buffer.from(heic)
    damaged.fill(0x55, 60, 700)
    for (const bytes of [heic.subarray(0, 900), damaged, heic.subarray(0, 40)]) {
      expect(await refusal(bytes)).toMatchObject({
        code: 'PICTURE_UNREADABLE',
        facts: { reason: 'broken' },
      })
    }
  })

  test('a decompression bomb, from its header alone', async () => {
    const size = { width: 12_000, height: 9_000, channels: 3 as const, background: '#000' }
    const bomb = await sharp({ create: size, limitInputPixels: false }).png().toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await refusal(bomb)).toMatchObject(large)
    expect(await refusal(bomb)).toMatchObject({ facts: { limit: 'pixels' } })
  })

  test.each([
    [20_001, 1],
    [1, 20_001],
    [8_000, 7_501],
  ])('a picture of %i x %i pixels, from its header alone', async (width, height) => {
    const size = { width, height, channels: 3 as const, background: '#000' }
    const header = (
      await sharp({ create: size, limitInputPixels: false }).png().toBuffer()
    ).subarray(0, 200)
    expect(await refusal(header)).toMatchObject({ ...large, facts: { limit: 'pixels' } })
  })

  test.each([{ maxPixels: 1000 }, { maxSidePixels: 100 }])(
    'a HEIC beyond the limit of %o, before it is decoded',
    async (limits) => {
      const outcome = await processPicture(heic, { limits })
      expect(outcome).toMatchObject({ isAllowed: false, refusal: { facts: { limit: 'pixels' } } })
    },
  )

  test('an upload that the form parser has cut off at its own limit', async () => {
    const cutOff = Object.assign(Readable.from([await noise(50, 50)]), { truncated: true })
    expect(await refusal(cutOff)).toMatchObject({ ...large, facts: { limit: 'bytes' } })
  })

  test('an upload of 80 MB, which is cut off at the limit', async () => {
    let sentMegabytes = 0
    const upload = Readable.from(
      (function* () {
        for (; sentMegabytes < 80; sentMegabytes += 1) yield Buffer.alloc(1024 * 1024, 0xff)
      })(),
    )
    expect(await refusal(upload)).toMatchObject({ ...large, facts: { limit: 'bytes' } })
    expect(upload.destroyed).toBe(true)
    expect(sentMegabytes).toBeLessThan(45)
  })
})
