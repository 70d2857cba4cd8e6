import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createGzip, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '#contract/client.ts'
import type { RenderedPage } from '#contract/page.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { keepLocale } from './keep-locale.ts'
import { serverTiming } from './market-timing.ts'
import type { PageOptions } from './page-options.ts'

/** A page that is not done by then is given up, so that a slow call cannot hold memory for ever. */
const renderMilliseconds = 15_000

/** As the visitor's browser names it. */
export function originOf(request: FastifyRequest, { isSecure }: PageOptions): string {
  return `${isSecure ? 'https' : request.protocol}://${request.headers.host}`
}

/** Renders one page of a storefront into the response. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { options, locale }: { options: PageOptions; locale: string },
): Promise<FastifyReply> {
  const { render, assets } = await options.source.storefront()
  const nonce = randomBytes(16).toString('base64')
  const attempt = async (transportOf: () => Transport | Promise<Transport>): Promise<Drawn> => {
    const { signal, finish } = limitOf(request)
    try {
      const page = await render({
        viewer: 'person',
        locale,
        url: originOf(request, options) + request.url,
        hosts: options.hosts.settings,
        nonce,
        assets,
        transport: await transportOf(),
        now: options.now(),
        version: options.source.version,
        isDemo: options.isDemo || options.source.isDevelopment,
        signal,
        onError: (error) => reportFault(request, error, signal),
      })
      return { page, signal, finish }
    } catch (error) {
      finish()
      throw error
    }
  }
  const { page, signal, finish } = await attempt(() => options.transportFor(request, reply)).catch(
    (error: unknown) => {
      if (request.raw.socket.destroyed) throw error
      request.log.error({ err: error, requestId: request.id }, 'page failed')
      return attempt(() => noAnswers)
    },
  )
  reply.header('cache-control', 'private, no-cache')
  reply.header('server-timing', serverTiming(options.now()))
  reply.header('vary', 'Cookie, Accept-Encoding')
  if (page.kind === 'redirect') {
    finish()
    return reply.redirect(page.location, page.status)
  }
  reply.code(page.status)
  reply.header('content-type', 'text/html; charset=utf-8')
  reply.header(
    'content-security-policy',
    contentSecurityPolicy({ inline: { nonce }, isDevelopment: options.source.isDevelopment }),
  )
  keepLocale(request, reply, { locale, isSecure: options.isSecure })
  if (request.method === 'HEAD') {
    finish()
    page.abort('HEAD needs no body')
    return reply.send()
  }
  return reply.send(bodyOf(request, reply, { page, signal, finish }))
}

type Limit = { readonly signal: AbortSignal; readonly finish: () => void }

/** Ends with the visitor's leaving, or with the time a page may take. */
function limitOf(request: FastifyRequest): Limit {
  const leaving = new AbortController()
  const abort = () => leaving.abort()
  request.raw.socket.once('close', abort)
  const timer = setTimeout(abort, renderMilliseconds)
  return {
    signal: leaving.signal,
    finish: () => {
      clearTimeout(timer)
      request.raw.socket.off('close', abort)
    },
  }
}

/** Nobody can be told from another and nothing be read, for example without a database: what can be drawn all the same is. */
const noAnswers: Transport = async () => ({ status: 503, body: null })

type Drawn = Limit & { readonly page: RenderedPage }
type Body = Limit & { readonly page: Extract<RenderedPage, { kind: 'page' }> }

function bodyOf(request: FastifyRequest, reply: FastifyReply, { page, signal, finish }: Body) {
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  // The renderer flushes a compressing stream by itself whenever a part is complete.
  const body = takesGzip ? createGzip({ level: 5, flush: zlib.Z_NO_FLUSH }) : new PassThrough()
  if (takesGzip) reply.header('content-encoding', 'gzip')
  const giveUp = () => page.abort('The visitor has left')
  signal.addEventListener('abort', giveUp, { once: true })
  body.once('close', () => {
    finish()
    signal.removeEventListener('abort', giveUp)
  })
  page.pipe(body)
  return body
}

/** Leaving is no fault; what else goes wrong while rendering is logged with the request's id. */
function reportFault(request: FastifyRequest, error: unknown, signal: AbortSignal): void {
  if (signal.aborted || request.method === 'HEAD') return
  request.log.error({ err: error, requestId: request.id }, 'page failed')
}
