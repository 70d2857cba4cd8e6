import type { CertificateCode } from './certificate-fields.ts'
import type { ReadWord } from './read-word.ts'

export type CertificateReading = {
  readonly code: CertificateCode
  /** As `readField` gives it: figures without signs between, dates as 2016-03-15. */
  readonly value: string
  /** 0 to 1. */
  readonly confidence: number
  /** The words that hold it, for the cut of the picture shown beside it. */
  readonly words: readonly ReadWord[]
}
