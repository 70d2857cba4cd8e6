import { promisify } from 'node:util'
import { crc32, deflateRaw, deflateRawSync, constants as zlib } from 'node:zlib'
import { exactBytes } from '../../http/bodies/exact-bytes.ts'

/**
 * Gzip in two parts: the first is compressed once and kept, the second is put behind it for each answer. To
 * whoever reads it, it is one file.
 */
export type GzipBeginning = {
  readonly deflated: Buffer
  readonly checksum: number
  /** Before compressing, in bytes. */
  readonly length: number
}

const level = 5
/** Method deflate, no name, no time, made on Unix. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

export async function gzipBeginning(text: Buffer): Promise<GzipBeginning> {
  // Ends at a whole byte and is not the last block.
  const flushed = { level, finishFlush: zlib.Z_SYNC_FLUSH }
  const deflated = exactBytes(await promisify(deflateRaw)(text, flushed))
  return { deflated, checksum: crc32(text), length: text.length }
}

export function gzipWith({ deflated, checksum, length }: GzipBeginning, end: Buffer): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(end, checksum), 0)
  tail.writeUInt32LE((length + end.length) % 2 ** 32, 4)
  return Buffer.concat([head, deflated, deflateRawSync(end, { level }), tail])
}
