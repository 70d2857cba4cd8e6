import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** The one thing asked of a file store. */
type FileStore = {
  readonly openStream: (
    key: string,
  ) => Promise<{ readonly stream: Readable; readonly sizeBytes: number } | undefined>
}

/**
 * Hands out a private paper. The caller has decided that this reader may have it. Always as an
 * attachment and never kept by caches: a PDF must not run in our origin, and the next reader at the
 * same machine must ask again. Answers false, with nothing sent, when the file does not exist.
 */
export async function sendPrivateFile(
  reply: FastifyReply,
  store: FileStore,
  key: string,
  file: { readonly fileName: string; readonly contentType: string },
): Promise<boolean> {
  return send(reply, await store.openStream(key), {
    'content-type': file.contentType,
    'content-disposition': attachmentNamed(file.fileName),
  })
}

/** The same for a file that was made for this very answer and lies nowhere. */
export async function sendPrivateBytes(
  reply: FastifyReply,
  bytes: Uint8Array,
  file: { readonly fileName: string; readonly contentType: string },
): Promise<void> {
  const opened = { stream: Readable.from([bytes]), sizeBytes: bytes.byteLength }
  await send(reply, opened, {
    'content-type': file.contentType,
    'content-disposition': attachmentNamed(file.fileName),
  })
}

/** The same for a picture that we made ourselves and a page of ours shows; it has no name to be saved under. */
export async function sendPrivatePage(
  reply: FastifyReply,
  store: FileStore,
  key: string,
  contentType: 'image/webp',
): Promise<boolean> {
  return send(reply, await store.openStream(key), {
    'content-type': contentType,
    'content-disposition': 'inline',
  })
}

async function send(
  reply: FastifyReply,
  opened: Awaited<ReturnType<FileStore['openStream']>>,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (opened === undefined) return false
  reply.headers({
    ...headers,
    'content-length': opened.sizeBytes,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  await reply.send(opened.stream)
  return true
}

/** Plain name for old readers, the true one after RFC 6266. */
function attachmentNamed(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
