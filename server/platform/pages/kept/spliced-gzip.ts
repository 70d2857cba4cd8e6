import { promisify } from 'node:util'
import { crc32, deflateRaw, deflateRawSync, constants as zlib } from 'node:zlib'
import { exactBytes } from '../../http/bodies/exact-bytes.ts'
import type { PieceForms } from './piece-forms.ts'

/** Gzip of parts that were compressed one by one. To whoever reads it, it is one file. */

/** Compressed once and kept; another end is put behind it for each answer. */
export type GzipBeginning = {
  readonly deflated: Buffer
  readonly checksum: number
  /** Before compressing, in bytes. */
  readonly length: number
}

const level = 5
/** Method deflate, no name, no time, made on Unix. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty last block. */
const noMore = deflateRawSync('')

export async function gzipBeginning(text: Buffer): Promise<GzipBeginning> {
  // Ends at a whole byte and is not the last block.
  const flushed = { level, finishFlush: zlib.Z_SYNC_FLUSH }
  const deflated = exactBytes(await promisify(deflateRaw)(text, flushed))
  return { deflated, checksum: crc32(text), length: text.length }
}

/** One file of pieces that were compressed before. */
export function gzipOfPieces(pieces: readonly PieceForms[]): Buffer {
  const deflated = pieces.map((piece, at) => piece.deflatedAfter(pieces[at - 1]))
  let [checksum, length] = [0, 0]
  for (const { bytes } of pieces) {
    checksum = crc32(bytes, checksum)
    length += bytes.length
  }
  return Buffer.concat([head, ...deflated, noMore, tailOf(checksum, length)])
}

export function gzipWith({ deflated, checksum, length }: GzipBeginning, end: Buffer): Buffer {
  const tail = tailOf(crc32(end, checksum), length + end.length)
  return Buffer.concat([head, deflated, deflateRawSync(end, { level }), tail])
}

function tailOf(checksum: number, length: number): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(checksum, 0)
  tail.writeUInt32LE(length % 2 ** 32, 4)
  return tail
}
