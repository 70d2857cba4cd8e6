import { crc32, deflateRawSync } from 'node:zlib'

/**
 * A ZIP archive (PKWARE APPNOTE 6.3, without its extensions for more than 4 GB), written file by file, so that no more
 * than one of them is in memory.
 */

export type ZipEntry = {
  /** Path within the archive, with `/`. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Pictures and PDFs are compressed already. */
  readonly isText?: boolean
}

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
const version = 20
const namesAreUtf8 = 0x0800
const largest = 0xffffffff
const mostEntries = 0xffff

export async function* zip(
  entries: AsyncIterable<ZipEntry>,
  { madeAt }: { readonly madeAt: Date },
): AsyncGenerator<Buffer> {
  const central: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const { local, directory, content } = packed(entry, { madeAt, offset })
    central.push(directory)
    yield local
    yield content
    offset += local.length + content.length
    if (offset > largest || central.length > mostEntries)
      throw new Error('too much for one archive')
  }
  const directory = Buffer.concat(central)
  yield directory
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endSignature, 0)
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  yield end
}

function packed(entry: ZipEntry, at: { readonly madeAt: Date; readonly offset: number }) {
  const name = Buffer.from(entry.name)
  const content = entry.isText ? deflateRawSync(entry.bytes) : Buffer.from(entry.bytes)
  // What both headers say of the file, in the same order.
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(version, 0)
  shared.writeUInt16LE(namesAreUtf8, 2)
  shared.writeUInt16LE(entry.isText ? 8 : 0, 4)
  shared.writeUInt16LE(timeOf(at.madeAt), 6)
  shared.writeUInt16LE(dateOf(at.madeAt), 8)
  shared.writeUInt32LE(crc32(entry.bytes), 10)
  shared.writeUInt32LE(content.length, 14)
  shared.writeUInt32LE(entry.bytes.length, 18)
  shared.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([uint32(localSignature), shared, name])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(at.offset, 10)
  const directory = Buffer.concat([uint32(centralSignature), uint16(version), shared, rest, name])
  return { local, directory, content }
}

/** In steps of two seconds, as the format has it. */
function timeOf(at: Date): number {
  return (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
}

function dateOf(at: Date): number {
  return ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
