import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildHeader } from '#contract/build.ts'
import type { PageViewer } from '#contract/page.ts'
import { readBuiltFiles } from './files/built-files.ts'
import { sendFile } from './files/send-file.ts'
import type { PageAddress } from './kept/draw-page.ts'
import type { KeptOptions } from './kept/kept-options.ts'
import { createKeptPages, type KeptPages } from './kept/kept-pages.ts'
import { isVisitor, sendKeptPage } from './kept/send-kept-page.ts'
import { createDrawingLimit, type LimitDrawing } from './limit-drawing.ts'
import type { PageOptions } from './page-options.ts'
import { sendConsole } from './send-console.ts'
import { originOf, sendPage } from './send-page.ts'

/**
 * Everything that is no call: the storefronts' pages by host, the console, built files and the
 * version. Areas mount their calls first; what they do not take arrives here.
 */

export async function registerPages(
  app: FastifyInstance,
  options: PageOptions,
  /** Absent where every page is drawn for whoever asks, as while developing. */
  keptOptions?: KeptOptions,
): Promise<void> {
  const { source } = options
  // With the answers of all calls: an open page learns from any of them that another build is served.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(buildHeader, source.version)
    done()
  })
  const { clientFolder } = source
  if (clientFolder) {
    const files = readBuiltFiles(join(clientFolder, 'assets'), '/assets')
    app.route({
      method: ['GET', 'HEAD'],
      url: '/assets/*',
      exposeHeadRoute: false,
      handler: (request, reply) => sendFile(request, reply, files),
    })
  }
  app.get('/version.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { tag: source.version }
  })
  const kept = keptOptions && createKeptPages(options, keptOptions)
  const limit = options.drawings && createDrawingLimit(app, options.drawings)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const sent = await answer(request, reply, { options, kept, limit })
      notePage(request, reply, options)
      return sent
    },
  })
}

/** What a browser fetches in advance nobody has seen. */
function notePage(request: FastifyRequest, reply: FastifyReply, options: PageOptions): void {
  const isShown = reply.statusCode === 200 || reply.statusCode === 304
  const host = options.hosts.resolve(request.headers.host)
  if (!isShown || request.method !== 'GET' || host.kind !== 'storefront') return
  if (request.headers['sec-purpose']?.includes('prefetch')) return
  options.notePage?.(request, { locale: host.locale, path: request.url.split('?')[0] ?? '/' })
}

type Serving = {
  readonly options: PageOptions
  readonly kept: KeptPages | undefined
  readonly limit: LimitDrawing | undefined
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { options, kept, limit }: Serving,
) {
  const [path = '/', search] = request.url.split('?')
  const query = search === undefined ? '' : `?${search}`
  // Calls and files that nobody took do not exist; they never become a page.
  if (/^\/(api|assets|images)(\/|$)/.test(path)) return reply.callNotFound()
  const host = options.hosts.resolve(request.headers.host)
  if (host.kind === 'unknown') {
    return reply.redirect(options.fallbackAddress(request.headers.host, request.url), 302)
  }
  // One address per page: no slash at the end, no empty segment that could name another host.
  const straight = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (straight !== path) return reply.redirect(straight + query, 308)
  if (host.kind === 'console') return sendConsole(request, reply, options)
  await options.readAddresses?.()
  const moved = options.movedTo(host.locale, path, request.headers.host)
  if (moved !== undefined) return reply.redirect(moved + query, 301)
  const { locale } = host
  const code = query.includes('ref=') ? new URLSearchParams(query).get('ref') : null
  const referral = code === null ? undefined : options.referralPath?.(locale, code)
  if (referral !== undefined) return reply.redirect(referral, 302)
  const reader = kept && isVisitor(request, kept.harmlessCookies) ? 'visitor' : 'person'
  const address = kept && addressOf(request, { options, kept, locale, path, search: query, reader })
  const drawing = oncePerRequest(async () => limit?.(request, reply))
  if (!address) {
    await drawing()
    return sendPage(request, reply, { options, locale })
  }
  if (reader === 'person') {
    await drawing()
    const sharing = address.isUnknown ? undefined : { pages: kept.shared, address }
    return sendPage(request, reply, { options, locale, sharing })
  }
  const taken = await kept.take(address, drawing)
  if (taken) return sendKeptPage(request, reply, { options, pages: kept, address, taken })
  await drawing()
  return sendPage(request, reply, { options, locale, isPublic: true })
}

/** A page that turns out to be kept for nobody is one drawing, whoever asked for it before. */
function oncePerRequest(limit: () => Promise<void>): () => Promise<void> {
  let asked: Promise<void> | undefined
  return () => {
    asked ??= limit()
    return asked
  }
}

/** The page of all addresses that lead to none is drawn as if somebody had asked for this one. */
export const unknownPath = '/404'

/** Undefined for pages that are not kept. */
function addressOf(
  request: FastifyRequest,
  of: {
    readonly options: PageOptions
    readonly kept: KeptPages
    readonly locale: string
    readonly path: string
    readonly search: string
    readonly reader: PageViewer
  },
): PageAddress | undefined {
  const { options, kept, locale, path, search, reader } = of
  const host = request.headers.host ?? ''
  const origin = originOf(request, options)
  if (kept.isUnknown(locale, path)) {
    const url = origin + unknownPath
    return { key: url, locale, host, url, isUnknown: true }
  }
  const canonical = kept.canonicalSearch(locale, path, search, reader)
  if (canonical === undefined) return undefined
  const url = origin + path + canonical
  return { key: url, locale, host, url }
}
