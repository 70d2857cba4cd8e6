import { largestUploadBytes } from '#domain/listing/file-rules.ts'

/** Limits of one picture; what a gallery may hold is a rule of the listing. */
export type PictureLimits = {
  readonly maxBytes: number
  readonly maxPixels: number
  /** After this the decoder is stopped: a picture that needs longer is an attack or broken. */
  readonly timeoutSeconds: number
}

export const pictureLimits: PictureLimits = {
  maxBytes: largestUploadBytes,
  maxPixels: 50_000_000,
  timeoutSeconds: 20,
}

export const megabyte = 1024 * 1024
export const megapixel = 1_000_000
