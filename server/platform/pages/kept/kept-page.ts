import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib } from 'node:zlib'
import type { PagePiece } from '#contract/page.ts'
import { exactBytes } from '../../http/bodies/exact-bytes.ts'
import type { Encoding } from '../files/accepted-encoding.ts'
import { brotliOptions } from './brotli-options.ts'
import { firstFormOf } from './first-form.ts'
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
  readonly compressAgain: () => Promise<unknown> | undefined
  /** The one of these in which it is there already, or else the first; undefined of none. */
  readonly encodingAmong: (accepted: readonly Encoding[]) => Encoding | undefined
  /** A body in this form; `undefined` for a browser that takes none. */
  readonly body: (encoding: Encoding | undefined) => Buffer | Promise<Buffer>
}

/** Of a page that is asked for again. */
const well = { quality: 5, windowBits: zlib.BROTLI_DEFAULT_WINDOW }

const read = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export function keptPageOf(
  pieces: readonly PagePiece[],
  drawn: Pick<KeptPage, 'status' | 'subjects' | 'revision' | 'knownAt'>,
): KeptPage {
  const { encoding: first, body, etag } = firstFormOf(pieces)
  const bodies: Partial<Record<Encoding, Buffer>> = { [first]: body }
  let isCompressedWell = false
  const plain = () => (bodies.br ? read.br(bodies.br) : read.gzip(bodies.gzip ?? body))
  const compressWell = async () => {
    isCompressedWell = true
    const text = await plain()
    bodies.br = exactBytes(await compress.br(text, brotliOptions(text, well)))
    delete bodies.gzip
    return bodies.br
  }
  const zipped = async () => {
    bodies.gzip = exactBytes(await compress.gzip(await plain()))
    return bodies.gzip
  }
  return {
    ...drawn,
    etag,
    policy: keptPolicy(pieces),
    bytes: () => (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0),
    compressAgain: () => (isCompressedWell ? undefined : compressWell()),
    encodingAmong: (accepted) => accepted.find((encoding) => bodies[encoding]) ?? accepted[0],
    body: (encoding) => {
      if (encoding === undefined) return plain()
      return bodies[encoding] ?? (encoding === 'gzip' ? zipped() : compressWell())
    },
  }
}
