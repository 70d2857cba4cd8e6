import sharp from 'sharp'
import { type FontWeight, fontFiles } from './font-files.ts'

/** What other sites show of a link to an ad: its main picture over its name, its facts and ours. */

export type Preview = {
  /** A picture in a form that the server reads. */
  readonly picture: Uint8Array
  readonly title: string
  /** In the reader's form. */
  readonly facts: readonly string[]
}

/** As wide as the services ask for, in pixels. */
const size = { width: 1200, height: 630 }
const edge = 56
const bandHeight = 150
/** Vehicles stand below the middle of their pictures: of what is cut off, this share is at the top. */
const cutAbove = 0.68
/** Names that fit in one line are large; longer ones are smaller, and stand on two. */
const titleSizes = [50, 40]
const smallestTitle = 32
const inks = { title: '#0b2530', facts: '#47565e', brand: '#006f95' }

/** A JPEG of some 100 kB; costs a tenth of a second of a core. */
export async function drawPreview({ picture, title, facts }: Preview): Promise<Buffer> {
  const brand = await write({ text: 'CM24', weight: 700, sizePixels: 34, ink: inks.brand })
  const room = size.width - 3 * edge - brand.width
  const named = await fitting(title || 'CM24', room)
  const line = await write({
    // Of a vehicle without any figure the line is a dot: there is no drawing of nothing.
    ...{ text: facts.join('  ·  ') || '·', weight: 400, sizePixels: 28, ink: inks.facts, room },
  })
  const above = await cutOut(picture)
  const top = size.height - bandHeight
  const gap = 14
  const textTop = top + Math.max(8, Math.round((bandHeight - named.height - line.height - gap) / 2))
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([
      { input: above, left: 0, top: 0 },
      { input: named.pixels, left: edge, top: textTop },
      { input: line.pixels, left: edge, top: textTop + named.height + gap },
      {
        input: brand.pixels,
        left: size.width - edge - brand.width,
        top: top + Math.round((bandHeight - brand.height) / 2),
      },
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}

async function cutOut(picture: Uint8Array): Promise<Buffer> {
  const shown = { width: size.width, height: size.height - bandHeight }
  const { data, info } = await sharp(picture)
    .resize({ ...shown, fit: 'outside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((info.width - shown.width) / 2)
  const top = Math.round((info.height - shown.height) * cutAbove)
  return sharp(data)
    .extract({ ...shown, left, top })
    .toBuffer()
}

type Written = { readonly pixels: Buffer; readonly width: number; readonly height: number }

async function fitting(title: string, room: number): Promise<Written> {
  const written = { text: title, weight: 700, ink: inks.title, room } as const
  for (const sizePixels of titleSizes) {
    const line = await write({ ...written, sizePixels })
    if (line.height <= 1.6 * sizePixels) return line
  }
  return write({ ...written, sizePixels: smallestTitle })
}

async function write(words: {
  readonly text: string
  readonly weight: FontWeight
  readonly sizePixels: number
  readonly ink: string
  /** In pixels; without it the line is as long as its words. */
  readonly room?: number
}): Promise<Written> {
  const { text, weight, sizePixels, ink, room } = words
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const asked = (fontfile: string) => ({
    text: `<span foreground="${ink}">${plain}</span>`,
    font: `Inter ${weight === 700 ? 'Bold ' : ''}${sizePixels}`,
    fontfile,
    rgba: true,
    dpi: 72,
    ...(room !== undefined && { width: room }),
  })
  const [latin, latinExtended] = await fontFiles(weight)
  // A file is known to the library from its first use on, and gives the letters that the other lacks.
  await sharp({ text: asked(latinExtended) }).metadata()
  const { data, info } = await sharp({ text: asked(latin) })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
