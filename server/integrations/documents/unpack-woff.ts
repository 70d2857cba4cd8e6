import { inflateSync } from 'node:zlib'

/**
 * A WOFF 1.0 file as the plain font that it packs. pdfkit would unpack the tables in JavaScript for
 * each document, which took longer than the document itself; here it is done once, by zlib.
 *
 * @throws if the bytes are not a WOFF file
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.')
  const tableCount = woff.readUInt16BE(12)
  const tables = Array.from({ length: tableCount }, (_, index) => readTable(woff, index))
  const headerBytes = 12 + tableCount * 16
  const header = Buffer.alloc(headerBytes)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tableCount, 4)
  const power = Math.floor(Math.log2(tableCount))
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(tableCount * 16 - 2 ** power * 16, 10)
  let offset = headerBytes
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + index * 16
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksum, at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(bytes.length, at + 12)
    offset += padded(bytes.length)
  }
  return Buffer.concat([header, ...tables.map(({ bytes }) => withPadding(bytes))])
}

type FontTable = { readonly tag: string; readonly checksum: number; readonly bytes: Buffer }

function readTable(woff: Buffer, index: number): FontTable {
  const at = 44 + index * 20
  const offset = woff.readUInt32BE(at + 4)
  const packedBytes = woff.readUInt32BE(at + 8)
  const plainBytes = woff.readUInt32BE(at + 12)
  const packed = woff.subarray(offset, offset + packedBytes)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: packedBytes === plainBytes ? packed : inflateSync(packed),
  }
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}

function withPadding(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)])
}
