import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createGzip, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '#contract/client.ts'
import type { LoadPage, PageVisit, RenderedPage } from '#contract/page.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { keepLocale } from './keep-locale.ts'
import type { PageAddress } from './kept/draw-page.ts'
import { sendSharedPage } from './kept/send-shared-page.ts'
import type { KeptSharedPage, SharedPages } from './kept/shared-pages.ts'
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
  { options, locale, sharing, isPublic = false }: PageToSend,
): Promise<FastifyReply> {
  const { render, load, assets } = await options.source.storefront()
  const taken = sharing && load && mayBeSent(request) ? { ...sharing, load } : undefined
  const nonce = randomBytes(16).toString('base64')
  const attempt = async (transportOf: () => Transport | Promise<Transport>): Promise<Drawn> => {
    const { signal, finish } = limitOf(request)
    try {
      const visit: PageVisit = {
        viewer: 'person',
        locale,
        url: taken?.address.url ?? originOf(request, options) + request.url,
        hosts: options.hosts.settings,
        nonce,
        assets,
        transport: await transportOf(),
        now: options.now(),
        version: options.source.version,
        ...(options.landingPaths && { landingPaths: options.landingPaths() }),
        isDemo: options.isDemo || options.source.isDevelopment,
        signal,
        onError: (error) => reportFault(request, error, signal),
      }
      const page = taken ? await takeOrDraw(visit, taken) : await render(visit)
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
  // Somebody else may use this browser next: what is theirs alone is not even kept for the way back.
  reply.header('cache-control', isPublic ? 'private, no-cache' : 'private, no-store')
  reply.header('server-timing', serverTiming(options.now()))
  reply.header('vary', 'Cookie, Authorization, Accept-Encoding')
  if (page.kind === 'redirect') {
    finish()
    return reply.redirect(page.location, page.status)
  }
  if (page.kind === 'shared') {
    finish()
    keepLocale(request, reply, { locale, isSecure: options.isSecure })
    return sendSharedPage(reply, page.kept, page.ownPart)
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

type Drawn = Limit & { readonly page: RenderedPage | FoundPage }
type Body = Limit & { readonly page: Extract<RenderedPage, { kind: 'page' }> }

type PageToSend = {
  readonly options: PageOptions
  readonly locale: string
  /** Drawn for a visitor, of an address that shows every visitor the same. */
  readonly isPublic?: boolean
  /** Where others may have been shown the same. */
  readonly sharing?: Sharing | undefined
}
type Sharing = { readonly pages: SharedPages; readonly address: PageAddress }
type FoundPage = {
  readonly kind: 'shared'
  readonly kept: KeptSharedPage
  readonly ownPart: string
}

/** Kept pages are held in one form, which every browser takes. */
function mayBeSent(request: FastifyRequest): boolean {
  return request.method === 'GET' && takesGzip(request)
}

function takesGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
}

/** The calls come first, with this person's own rights; what they answered says which kept page is theirs. */
async function takeOrDraw(
  visit: PageVisit,
  { load, pages, address }: Sharing & { readonly load: LoadPage },
): Promise<RenderedPage | FoundPage> {
  const loaded = await load(visit)
  if (loaded.kind === 'redirect') return loaded
  const kept = loaded.shared && (await pages.take(address.key, loaded.shared))
  if (!loaded.shared || !kept) return loaded.draw()
  return { kind: 'shared', kept, ownPart: loaded.shared.ownPart() }
}

function bodyOf(request: FastifyRequest, reply: FastifyReply, { page, signal, finish }: Body) {
  const isZipped = takesGzip(request)
  // The renderer flushes a compressing stream by itself whenever a part is complete.
  const body = isZipped ? createGzip({ level: 5, flush: zlib.Z_NO_FLUSH }) : new PassThrough()
  if (isZipped) reply.header('content-encoding', 'gzip')
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
