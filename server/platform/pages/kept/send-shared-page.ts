import type { FastifyReply } from 'fastify'
import type { KeptSharedPage } from './shared-pages.ts'
import { gzipWith } from './spliced-gzip.ts'

/** A kept page and what its reader alone has beyond it, as one answer that nobody keeps. */
export function sendSharedPage(
  reply: FastifyReply,
  { html, policy }: KeptSharedPage,
  ownPart: string,
): FastifyReply {
  const body = gzipWith(html, Buffer.from(ownPart))
  reply.headers({
    // Not even for the way back: somebody else may have logged in here by then.
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
    'content-security-policy': policy,
  })
  return reply.send(body)
}
