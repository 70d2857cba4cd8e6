import {
  hasExtension,
  isImage,
  largestUploadBytes,
  type NamedFile,
} from '#domain/listing/file-rules.ts'

/** How a picture is made smaller before it travels (spec 9.2). */

const megabyte = 1_000_000
const uncompressedBelowBytes = megabyte
const targetBytes = 2 * megabyte
const longestSidePx = 1600
const qualityStep = 0.2
const lowestQuality = 0.5

export type CompressionPlan =
  | { readonly kind: 'as_it_is' }
  | { readonly kind: 'compress'; readonly quality: number }

type SizedFile = NamedFile & { readonly sizeBytes: number }

/** What the server takes; a picture of more is made smaller however few bytes it has. */
const mostPixels = 60_000_000

/** Browsers cannot read HEIC; it goes as it is, and the server makes the sizes. */
export function compressionPlan(file: SizedFile): CompressionPlan {
  if (file.sizeBytes < uncompressedBelowBytes || isHeic(file)) return { kind: 'as_it_is' }
  return { kind: 'compress', quality: file.sizeBytes > 3 * megabyte ? 0.6 : 0.8 }
}

/** In the page's own thread it must go quickly: weaker at once, 0.5 at the least (spec 9.2). */
export function qualityWithoutWorker(quality: number): number {
  return Math.max(lowestQuality, Math.round((quality - qualityStep) * 10) / 10)
}

export function hasTooManyPixels({ width, height }: PictureSize): boolean {
  return width * height > mostPixels
}

/** Dealers see little on less; it is said and can be kept. */
const leastLongSidePx = 800

export function isSmall({ width, height }: PictureSize): boolean {
  return Math.max(width, height) < leastLongSidePx
}

export type PictureSize = { readonly width: number; readonly height: number }

export function isHeic({ fileName, mimeType }: NamedFile): boolean {
  return /^image\/hei[cf]/.test(mimeType) || hasExtension(fileName, ['heic', 'heif'])
}

/** The next try where the result is still too large or the attempt failed; none below 0.5. */
export function weakerQuality(quality: number): number | undefined {
  const next = Math.round((quality - qualityStep) * 10) / 10
  if (next >= lowestQuality) return next
  return quality > lowestQuality ? lowestQuality : undefined
}

export function fittedSize(size: { readonly width: number; readonly height: number }) {
  const factor = Math.min(1, longestSidePx / Math.max(size.width, size.height))
  return { width: Math.round(size.width * factor), height: Math.round(size.height * factor) }
}

/** Why a file is not sent at all; the server would say the same after minutes of waiting. */
export function refusedBeforeSending(file: SizedFile): 'no_picture' | 'too_large' | undefined {
  if (!isImage(file)) return 'no_picture'
  const isTooLarge = file.sizeBytes > largestUploadBytes
  return isTooLarge && compressionPlan(file).kind === 'as_it_is' ? 'too_large' : undefined
}

export type Encode = (quality: number) => Promise<Blob>

/** Tries weaker qualities until it fits; whatever fails, the original is still there. */
export async function smallestOf(original: Blob, first: number, encode: Encode): Promise<Blob> {
  let best = original
  for (let quality: number | undefined = first; quality !== undefined; ) {
    const made = await encode(quality).catch(() => undefined)
    if (made && made.size < best.size) best = made
    if (best !== original && best.size <= targetBytes) return best
    quality = weakerQuality(quality)
  }
  return best
}
