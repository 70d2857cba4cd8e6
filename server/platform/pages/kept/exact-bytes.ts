/** What zlib answers is the begun part of a chunk of 16 kB, all of which would stay in memory with it. */
export function exactBytes(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}
