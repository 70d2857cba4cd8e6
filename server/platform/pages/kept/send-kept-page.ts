import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings, type Encoding } from '../files/accepted-encoding.ts'
import { isUnchanged } from '../files/is-unchanged.ts'
import { keepLocale } from '../keep-locale.ts'
import { serverTiming } from '../market-timing.ts'
import type { PageOptions } from '../page-options.ts'
import type { PageAddress } from './draw-page.ts'
import type { KeptPage } from './kept-page.ts'
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
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  const encoding = page.encodingAmong(accepted)
  const etag = tagOf(page, encoding)
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
  if (isPage && isKnown(request, page, accepted)) return reply.code(304).send()
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

/** The browser has the page already, in a form that it takes. */
function isKnown(
  { headers }: FastifyRequest,
  page: KeptPage,
  accepted: readonly Encoding[],
): boolean {
  const { 'if-none-match': known } = headers
  if (known === undefined) return false
  const tags = accepted.length === 0 ? [tagOf(page)] : accepted.map((each) => tagOf(page, each))
  return tags.some((tag) => isUnchanged(known, tag))
}

function tagOf({ etag }: KeptPage, encoding?: Encoding): string {
  return `"${etag}${encoding ? `-${encoding}` : ''}"`
}

/** Nobody is logged in there, and nothing that they bring could change what they are shown. */
export function isVisitor(request: FastifyRequest, harmlessCookies: ReadonlySet<string>): boolean {
  if (request.headers.authorization !== undefined) return false
  for (const name in request.cookies) {
    if (name.startsWith('cm24-') && !harmlessCookies.has(name)) return false
  }
  return true
}
