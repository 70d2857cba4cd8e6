import { largestUploadBytes } from '#domain/listing/file-rules.ts'
import { type Refused, refused } from '#domain/refusal/refusal.ts'

/** Limits of one picture; what a gallery may hold is a rule of the listing. */
export type PictureLimits = {
  readonly maxBytes: number
  readonly maxPixels: number
  /** A strip costs little area and much memory by the line. */
  readonly maxSidePixels: number
  /** After this the decoder is stopped: a picture that needs longer is an attack or broken. */
  readonly timeoutSeconds: number
}

export const pictureLimits: PictureLimits = {
  maxBytes: largestUploadBytes,
  maxPixels: 60_000_000,
  maxSidePixels: 20_000,
  timeoutSeconds: 20,
}

export const megabyte = 1024 * 1024
const megapixel = 1_000_000

/** By the size that the header states, before anything is decoded. */
export function isTooManyPixels(
  { width, height }: { readonly width: number; readonly height: number },
  { maxPixels, maxSidePixels }: Pick<PictureLimits, 'maxPixels' | 'maxSidePixels'>,
): boolean {
  return width * height > maxPixels || Math.max(width, height) > maxSidePixels
}

export function tooLarge(limit: 'bytes' | 'pixels', limits: PictureLimits): Refused {
  return refused('PICTURE_TOO_LARGE', {
    limit,
    maxMegabytes: Math.round(limits.maxBytes / megabyte),
    maxMegapixels: Math.round(limits.maxPixels / megapixel),
  })
}
