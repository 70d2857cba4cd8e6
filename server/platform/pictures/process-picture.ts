import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash'
import { type Refused, refused } from '#domain/refusal/refusal.ts'
import { decodeHeic } from './decode-heic.ts'
import {
  encodeSizes,
  largestStep,
  type PictureFile,
  type PictureRecipe,
  type Pixels,
} from './encode-sizes.ts'
import { detectPictureKind } from './picture-kind.ts'
import { isTooManyPixels, type PictureLimits, pictureLimits, tooLarge } from './picture-limits.ts'
import { readLimited } from './read-limited.ts'

/**
 * From what a seller sends to what visitors see: upright, without any metadata (a photograph's GPS
 * position is the seller's home), in a few sizes, with a thumbhash for the time before it loads.
 * Knows nothing of listings and writes nothing: the caller publishes the files and keeps the rest.
 */

export type ProcessedPicture = {
  /** By content, so that the same file sent twice is stored once. */
  readonly key: string
  /** Of the upright original, which is not kept. */
  readonly width: number
  readonly height: number
  /** Base64; carries the aspect ratio. */
  readonly thumbhash: string
  /** `#rrggbb`, the mean of all pixels. */
  readonly mainColour: string
  readonly sizes: readonly PictureFile[]
}

export type PictureOutcome =
  | { readonly isAllowed: true; readonly picture: ProcessedPicture }
  | Refused

export type PictureOptions = {
  readonly limits?: Partial<PictureLimits>
  readonly recipe?: PictureRecipe
}

/** Part of the key: raise it when sizes or qualities change, because browsers never ask again. */
const recipeVersion = 1

/** WebP ends at 16383 lines; a strip of that shape is no picture of a vehicle anyway. */
const maxHeight = 3200

type Decoded = { readonly pixels: Pixels; readonly width: number; readonly height: number }

export async function processPicture(
  source: Uint8Array | Readable,
  { limits: givenLimits, recipe = 'complete' }: PictureOptions = {},
): Promise<PictureOutcome> {
  const limits = { ...pictureLimits, ...givenLimits }
  const bytes = await readLimited(source, limits.maxBytes)
  if (bytes === undefined) return tooLarge('bytes', limits)
  const decoded = await decodePicture(bytes, limits)
  if ('isAllowed' in decoded) return decoded
  return {
    isAllowed: true,
    picture: {
      key: computePictureKey(bytes),
      width: decoded.width,
      height: decoded.height,
      ...(await describePixels(decoded.pixels)),
      sizes: await encodeSizes(decoded.pixels, recipe),
    },
  }
}

export function computePictureKey(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`picture ${recipeVersion} `).update(bytes)
  return hash.digest('hex').slice(0, 32)
}

async function decodePicture(bytes: Buffer, limits: PictureLimits): Promise<Decoded | Refused> {
  const kind = detectPictureKind(bytes)
  if (kind === undefined) return unreadable('format')
  if (kind === 'heic') {
    const answer = await decodeHeic({ bytes, ...limits })
    if (answer.kind === 'tooManyPixels') return tooLarge('pixels', limits)
    if (answer.kind !== 'decoded') return unreadable(answer.kind)
    const { rgba, width, height } = answer
    // The decoder has turned the picture; the orientation in its metadata must not turn it again.
    const image = sharp(rgba, { raw: { width, height, channels: 4 } })
    return { pixels: await toPixels(image, limits), width, height }
  }
  try {
    // Only the header is read here: a decompression bomb is refused before it unfolds.
    const options = { failOn: 'error' as const, limitInputPixels: false as const }
    const { width, height, autoOrient } = await sharp(bytes, options).metadata()
    if (isTooManyPixels({ width, height }, limits)) return tooLarge('pixels', limits)
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: limits.maxPixels })
    const pixels = await toPixels(image.autoOrient(), limits)
    return { pixels, width: autoOrient.width, height: autoOrient.height }
  } catch {
    return unreadable('broken')
  }
}

async function toPixels(image: Sharp, limits: PictureLimits): Promise<Pixels> {
  const { data, info } = await image
    .timeout({ seconds: limits.timeoutSeconds })
    .resize({ width: largestStep, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgb: data, width: info.width, height: info.height }
}

/** Thumbhash and main colour, both from a miniature. */
export async function describePixels(
  pixels: Pixels,
): Promise<{ thumbhash: string; mainColour: string }> {
  const { data, info } = await sharp(pixels.rgb, {
    raw: { width: pixels.width, height: pixels.height, channels: 3 },
  })
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(info.width, info.height, data)
  const { r, g, b } = thumbHashToAverageRGBA(hash)
  const mainColour = [r, g, b].map((share) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return { thumbhash: Buffer.from(hash).toString('base64'), mainColour: `#${mainColour.join('')}` }
}

function unreadable(reason: 'format' | 'broken' | 'slow'): Refused {
  return refused('PICTURE_UNREADABLE', { reason })
}
