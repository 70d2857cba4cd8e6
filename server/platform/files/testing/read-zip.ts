import { crc32, inflateRawSync } from 'node:zlib'

/** The files of an archive, read as programs do: from the directory at its end. Throws where a sum is wrong. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  expectSignature(archive, end, 0x06054b50)
  const found = new Map<string, Buffer>()
  let place = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(place + 28)
    const name = archive.subarray(place + 46, place + 46 + nameLength).toString()
    const local = archive.readUInt32LE(place + 42)
    expectSignature(archive, local, 0x04034b50)
    const from = local + 30 + archive.readUInt16LE(local + 26)
    const content = archive.subarray(from, from + archive.readUInt32LE(place + 20))
    const bytes = archive.readUInt16LE(place + 10) === 8 ? inflateRawSync(content) : content
    if (archive.readUInt32LE(place + 16) !== crc32(bytes)) throw new Error(`${name} is damaged`)
    found.set(name, bytes)
    place += 46 + nameLength
  }
  return found
}

function expectSignature(archive: Buffer, place: number, signature: number): void {
  if (archive.readUInt32LE(place) !== signature) throw new Error('this is no archive')
}
