/**
 * What a file is, judged by its first bytes. Name and declared type come from the sender and are
 * worth nothing: a text renamed to .jpg must not reach a decoder.
 */

export type PictureKind = 'jpeg' | 'png' | 'heic'

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])

/** Absent for everything else, AVIF included: its container resembles HEIC, its content does not. */
export function detectPictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (pngSignature.every((byte, index) => bytes[index] === byte)) return 'png'
  const brands = heifBrands(bytes)
  if (brands.includes('avif') || brands.includes('avis')) return undefined
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : undefined
}

/** Main and compatible brands of an ISO media file; empty when it is none. */
function heifBrands(bytes: Uint8Array): string[] {
  if (bytes.length < 16 || text(bytes, 4) !== 'ftyp') return []
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  // A damaged length must not send us through the whole file.
  const end = Math.min(boxLength, bytes.length, 256)
  const brands = [text(bytes, 8)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(text(bytes, offset))
  return brands
}

function text(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4))
}
