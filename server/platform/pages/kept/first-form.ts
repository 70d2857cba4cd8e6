import { hash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { PagePiece } from '#contract/page.ts'
import { exactBytes } from '../../http/bodies/exact-bytes.ts'
import type { Encoding } from '../files/accepted-encoding.ts'
import { brotliOptions } from './brotli-options.ts'
import { formsOf, knownForms, type PieceForms } from './piece-forms.ts'
import { gzipOfPieces } from './spliced-gzip.ts'

/** A page as the first visitor is sent it, who waits for it. */
export type FirstForm = {
  readonly encoding: Encoding
  readonly body: Buffer
  /** Names the content, however it is compressed. */
  readonly etag: string
}

/**
 * Most pages of filters are asked for once: that visitor waits for a sixth of the work, and gets a fifth more bytes. Done at once,
 * because it takes hardly longer than handing it to another thread and back.
 */
const quickly = { quality: 1, windowBits: 16 }
/** Of the page. Where less of it is new, what was compressed before is put together. */
const shareOfNew = 1 / 3

export function firstFormOf(pieces: readonly PagePiece[]): FirstForm {
  const [fresh, known] = [pieces.filter((piece) => !knownForms(piece)), pieces.map(formsOf)]
  const isMostlyKnown = lengthOf(fresh.map(formsOf)) < lengthOf(known) * shareOfNew
  const etag = hash('sha256', known.map(({ digest }) => digest).join(), 'base64url').slice(0, 22)
  if (isMostlyKnown) return { encoding: 'gzip', body: gzipOfPieces(known), etag }
  const html = Buffer.concat(known.map(({ bytes }) => bytes))
  const body = exactBytes(brotliCompressSync(html, brotliOptions(html, quickly)))
  return { encoding: 'br', body, etag }
}

function lengthOf(pieces: readonly PieceForms[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes.length, 0)
}
