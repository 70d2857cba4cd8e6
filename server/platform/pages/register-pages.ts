import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildHeader } from '#contract/build.ts'
import type { Transport } from '#contract/client.ts'
import type { PageSource } from './page-source.ts'
import { sendConsole } from './send-console.ts'
import { sendPage } from './send-page.ts'

/**
 * Everything that is no call: the storefronts' pages by host, the console, built files and the
 * version. Areas mount their calls first; what they do not take arrives here.
 */

/** Which storefront a host is; structurally what `createHosts` of the locales gives. */
export type PageHosts = {
  readonly settings: { readonly storefrontPattern: string; readonly consoleHost: string }
  readonly resolve: (
    hostHeader: string | undefined,
  ) => { kind: 'storefront'; locale: string } | { kind: 'console' } | { kind: 'unknown' }
  readonly consoleOrigin: (hostHeader?: string) => string
}

export type PageOptions = {
  readonly source: PageSource
  readonly hosts: PageHosts
  /** Where visitors of unknown hosts are sent: the same path on the default storefront. */
  readonly fallbackAddress: (hostHeader: string | undefined, path: string) => string
  /** Calls in this process with the rights of whoever asks for the page. */
  readonly transportFor: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Transport | Promise<Transport>
  /** An address that has moved for good, by path; nothing for all others. */
  readonly movedTo: (locale: string, path: string) => string | undefined
  /** Market time in milliseconds. */
  readonly now: () => number
  readonly isDemo: boolean
  readonly isSecure: boolean
}

export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { source } = options
  // With the answers of all calls: an open page learns from any of them that another build is served.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(buildHeader, source.version)
    done()
  })
  if (source.clientFolder) {
    await app.register(fastifyStatic, {
      root: join(source.clientFolder, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      // Names carry a hash of their content, so a file never changes under its name.
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    })
  }
  app.get('/version.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { tag: source.version }
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: (request, reply) => answer(request, reply, options),
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: PageOptions) {
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
  const moved = options.movedTo(host.locale, path)
  if (moved !== undefined) return reply.redirect(moved + query, 301)
  return sendPage(request, reply, { options, locale: host.locale })
}
