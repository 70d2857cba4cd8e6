import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../files/accepted-encoding.ts'
import { isUnchanged } from '../files/is-unchanged.ts'
import { keepLocale } from '../keep-locale.ts'
import { serverTiming } from '../market-timing.ts'
import type { PageOptions } from '../page-options.ts'
import type { PageAddress } from './draw-page.ts'
import type { KeptPages, TakenPage } from './kept-pages.ts'

/** Sends a kept page: what differs between two visitors is in the head of the answer alone. */
export async function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  of: {
    readonly options: PageOptions
    readonly pages: KeptPages
    readonly address: PageAddress
    readonly taken: TakenPage
  },
): Promise<FastifyReply> {
  const { options, address } = of
  const { page, outdatedSeconds } = of.taken
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  keepLocale(request, reply, { locale: address.locale, isSecure: options.isSecure })
  reply.headers({
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Authorization, Accept-Encoding',
    'server-timing': serverTiming(options.now()),
    etag,
  })
  if (outdatedSeconds !== null) {
    reply.header('age', outdatedSeconds).header('warning', '111 - "Revalidation Failed"')
  }
  const isPage = page.status === 200
  if (isPage && isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const body = page.body(encoding)
  const bytes = body instanceof Buffer ? body : await body
  if (bytes !== body) of.pages.measure(address)
  reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.length,
    'content-security-policy': page.policy,
  })
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(request.method === 'HEAD' ? undefined : bytes)
}

/** Nobody is logged in there, and nothing that they bring could change what they are shown. */
export function isVisitor(request: FastifyRequest, harmlessCookies: ReadonlySet<string>): boolean {
  if (request.headers.authorization !== undefined) return false
  for (const name in request.cookies) {
    if (name.startsWith('cm24-') && !harmlessCookies.has(name)) return false
  }
  return true
}
