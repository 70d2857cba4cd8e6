import type { Readable } from 'node:stream'

/**
 * Reads at most `maxBytes`. A larger source is cut off at the limit, its stream destroyed and
 * undefined answered, so that an upload of any size costs no more memory than an allowed one.
 */
export async function readLimited(
  source: Uint8Array | Readable,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (source instanceof Uint8Array) {
    if (source.byteLength > maxBytes) return undefined
    return Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    length += chunk.byteLength
    // Leaving the loop early destroys the stream.
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  // A form parser with a limit of its own ends the stream early and says so only here.
  if ('truncated' in source && source.truncated === true) return undefined
  return Buffer.concat(chunks, length)
}
