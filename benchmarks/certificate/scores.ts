import type { CertificateReading } from '#domain/certificate/certificate-reading.ts'
import { median, tableLine } from '../support/figures.ts'

type Count = { right: number; all: number }

/** Exact matches per field and kind of photo. */
export class Scores {
  readonly #sureConfidence: number
  readonly #fields = new Map<string, Map<string, Count>>()
  readonly #sure = new Map<string, Count>()
  readonly #seconds = new Map<string, number[]>()

  constructor(sureConfidence: number) {
    this.#sureConfidence = sureConfidence
  }

  add(
    photo: string,
    code: string,
    { isRight, reading }: { isRight: boolean; reading: CertificateReading | undefined },
  ): void {
    count(inner(this.#fields, code), photo, isRight)
    count(inner(this.#fields, 'all'), photo, isRight)
    if (reading && reading.confidence >= this.#sureConfidence) count(this.#sure, photo, isRight)
  }

  addSeconds(photo: string, seconds: number): void {
    this.#seconds.set(photo, [...(this.#seconds.get(photo) ?? []), seconds])
  }

  print(photos: readonly string[], { count: samples, set }: { count: number; set: string }): void {
    const widths = [12, ...photos.map(() => 12)]
    console.log(
      `Exact matches in percent, ${samples} drawn papers of layouts ${set} for each kind of photo`,
    )
    console.log(tableLine(['field', ...photos], widths))
    const rows = [...this.#fields].filter(([code]) => code !== 'all')
    for (const [code, counts] of [
      ...rows,
      ['all', this.#fields.get('all') ?? new Map()] as const,
    ]) {
      console.log(tableLine([code, ...photos.map((photo) => percent(counts.get(photo)))], widths))
    }
    console.log(
      tableLine(
        ['right if sure', ...photos.map((photo) => percent(this.#sure.get(photo)))],
        widths,
      ),
    )
    console.log(
      tableLine(
        ['seconds', ...photos.map((photo) => median(this.#seconds.get(photo) ?? []).toFixed(1))],
        widths,
      ),
    )
  }
}

function inner(counts: Map<string, Map<string, Count>>, code: string): Map<string, Count> {
  const known = counts.get(code) ?? new Map<string, Count>()
  counts.set(code, known)
  return known
}

function count(counts: Map<string, Count>, photo: string, isRight: boolean): void {
  const known = counts.get(photo) ?? { right: 0, all: 0 }
  counts.set(photo, { right: known.right + (isRight ? 1 : 0), all: known.all + 1 })
}

function percent(count: Count | undefined): string {
  return count ? String(Math.round((100 * count.right) / count.all)) : '-'
}
