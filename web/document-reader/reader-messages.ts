import type { CertificateReading } from '#domain/certificate/certificate-reading.ts'

/** What page and worker say to each other. */

export type ReaderRequest = { readonly photo: Blob }

export type ReaderAnswer =
  | { readonly kind: 'progress'; readonly step: 'loading' | 'reading'; readonly part: number }
  | { readonly kind: 'read'; readonly fields: readonly ReadField[] }
  | { readonly kind: 'failed'; readonly reason: ReaderFailure }

/** A reading with the cut of the photo that shows it, as a JPEG. */
export type ReadField = { readonly reading: CertificateReading; readonly cut: Blob }

/** `not-a-picture`: the file cannot be decoded. `not-loaded`: no network for the models. `gave-up`: all else, memory above all. */
export type ReaderFailure = 'not-a-picture' | 'not-loaded' | 'gave-up'
