import { createReadStream } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { BuiltFiles } from './built-files.ts'
import { isUnchanged } from './is-unchanged.ts'

/** Answers one file of the build. Names carry a hash of the content, so browsers keep it for a year. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: BuiltFiles,
): FastifyReply | undefined {
  const { url } = request
  const end = url.indexOf('?')
  const file = files.get(end < 0 ? url : url.slice(0, end))
  if (!file) {
    reply.callNotFound()
    return undefined
  }
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  const encoded = accepted && file.encoded[accepted]
  const body = encoded ?? file.plain
  const etag = `"${file.etag}${encoded ? `-${accepted}` : ''}"`
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
  if (file.encoded.br || file.encoded.gzip) reply.header('vary', 'Accept-Encoding')
  if (file.policy) reply.header('content-security-policy', file.policy)
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.header('content-type', file.type).header('content-length', body.bytes)
  if (encoded) reply.header('content-encoding', accepted)
  if (request.method === 'HEAD') return reply.send()
  return reply.send('content' in body ? body.content : createReadStream(body.path))
}
