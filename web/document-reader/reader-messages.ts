import type { CertificateReading } from '#domain/certificate/certificate-reading.ts'
import type { CoveredPlace } from '#domain/certificate/covered-places.ts'

/** What page and worker say to each other. */

export type ReaderRequest = { readonly photo: Blob }

export type ReaderAnswer =
  | { readonly kind: 'progress'; readonly step: 'loading' | 'reading'; readonly part: number }
  | ({ readonly kind: 'read' } & ReadSheet)
  | { readonly kind: 'failed'; readonly reason: ReaderFailure }

export type ReadSheet = {
  readonly fields: readonly ReadField[]
  /** What nobody but the review may see of it, in percent of the photo once it is upright. */
  readonly covers: readonly ReadCover[]
  /** Turned so often to the right the photo is upright. */
  readonly quarters: 0 | 1 | 2 | 3
}

export type ReadCover = {
  readonly what: CoveredPlace['what']
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A reading with the cut of the photo that shows it, as a JPEG. */
export type ReadField = { readonly reading: CertificateReading; readonly cut: Blob }

/** `not-a-picture`: the file cannot be decoded. `not-loaded`: no network for the models. `gave-up`: all else, memory above all. */
export type ReaderFailure = 'not-a-picture' | 'not-loaded' | 'gave-up'
