/**
 * Bytes that are kept, without the rest of a larger chunk that would stay in memory with them: zlib answers the begun part of one
 * of 16 kB, and short texts are written into one that many share.
 */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}
