import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  gzip,
  constants as zlib,
} from 'node:zlib'
import type { PagePiece } from '#contract/page.ts'
import { exactBytes } from '../../http/bodies/exact-bytes.ts'
import type { Encoding } from '../files/accepted-encoding.ts'
import { bytesOf } from './draw-page.ts'
import { keptPolicy } from './kept-policy.ts'

/** A page as it is kept: compressed bodies only, and what is sent with every copy of it. */
export type KeptPage = {
  readonly status: 200 | 404
  readonly etag: string
  readonly policy: string
  readonly subjects: readonly string[]
  /** The number of the last change when its drawing began. */
  readonly revision: number
  /** Until then it is known to be what a visitor sees, in milliseconds of the steady clock. */
  knownAt: number
  readonly bytes: () => number
  /** Compresses it better, the first time that it is called; undefined from then on. */
  readonly compressAgain: () => Promise<void> | undefined
  /** A body in this form; `undefined` for a browser that takes none. */
  readonly body: (encoding: Encoding | undefined) => Buffer | Promise<Buffer>
}

/**
 * Most pages of filters are asked for once: that visitor waits for a sixth of the work, and gets a fifth more bytes. Done at once,
 * because it takes hardly longer than handing it to another thread and back.
 */
const first = { quality: 1, windowBits: 16 }
/** Of a page that is asked for again. */
const again = { quality: 5, windowBits: zlib.BROTLI_DEFAULT_WINDOW }

export function keptPageOf(
  pieces: readonly PagePiece[],
  drawn: Pick<KeptPage, 'status' | 'subjects' | 'revision' | 'knownAt'>,
): KeptPage {
  const html = bytesOf(pieces)
  let brotli = exactBytes(brotliCompressSync(html, settingsOf(html, first)))
  let isCompressedWell = false
  let zipped: Buffer | undefined
  const plain = () => promisify(brotliDecompress)(brotli)
  return {
    ...drawn,
    // Of the same page always the same bytes, and a sixth of what is read.
    etag: createHash('sha256').update(brotli).digest('base64url').slice(0, 22),
    policy: keptPolicy(pieces),
    bytes: () => brotli.length + (zipped?.length ?? 0),
    compressAgain: () => {
      if (isCompressedWell) return undefined
      isCompressedWell = true
      return plain().then(async (text) => {
        brotli = exactBytes(await promisify(brotliCompress)(text, settingsOf(text, again)))
      })
    },
    body: (encoding) => {
      if (encoding === 'br') return brotli
      if (encoding === undefined) return plain()
      return (
        zipped ?? plain().then(async (text) => (zipped = exactBytes(await promisify(gzip)(text))))
      )
    },
  }
}

function settingsOf(text: Buffer, { quality, windowBits }: typeof first) {
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_LGWIN]: windowBits,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return { params }
}
