import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { CallContext, CookieOptions, Viewer } from './call-context.ts'
import { csrfCookie, csrfHeader, isCsrfTokenValid } from './csrf.ts'
import { type EndpointServer, type MountedEndpoint, parseQuery } from './endpoint-server.ts'
import { type ProblemTexts, problemOf } from './problem-answer.ts'
import { RefusedCall, refuseCall } from './refused-call.ts'

/** What the HTTP server asks of the rest: who calls, in which language, and how refusals read. */
export type HttpServices = {
  readonly log: Logger
  readonly csrfKey: Buffer
  readonly isSecure: boolean
  readonly texts: ProblemTexts
  readonly maxBodyBytes: number
  readonly callsPerMinute: number
  /** Reads the session from cookies or bearer token; renews the access cookie when it is due. */
  readonly identify: (call: {
    readonly cookies: CallContext['cookies']
    readonly authorization: string | undefined
    readonly setCookie: CallContext['setCookie']
  }) => Promise<Viewer>
  readonly localeOf: (call: {
    readonly host: string
    readonly cookies: CallContext['cookies']
    readonly storeCode: string | undefined
  }) => string
}

export type ServedRequest = FastifyRequest & { callContext?: CallContext }

const sentWithAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

const maxUploadBytes = 26 * 1024 * 1024

/** A Fastify with cookies, limits, ids, security headers and problem answers; no routes yet. */
export async function createHttpServer(services: HttpServices): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger, // pino is what Fastify's logger type describes.
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged of a call names its id; a logger per call would cost more than its one line.
    childLoggerFactory: (logger) => logger,
    bodyLimit: services.maxBodyBytes,
    trustProxy: 'loopback',
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    forceCloseConnections: true,
  })
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, parts: 10 } })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, limit) =>
      refuseCall('TOO_MANY_REQUESTS', { seconds: Math.ceil(limit.ttl / 1000) }),
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(sentWithAll).header('x-request-id', request.id)
    if (services.isSecure) reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    services.log.info({
      requestId: request.id,
      method: request.method,
      // The route's pattern, not the address: tokens and ids stay out of the log.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      browserSessionId: request.headers['x-session-id'],
    })
    done()
  })
  app.setErrorHandler((error, request, reply) => answerError(error, { request, reply, services }))
  app.setNotFoundHandler(async () => {
    throw refuseCall('NOT_FOUND')
  })
  return app
}

/** Mounts every endpoint of the list as a route. */
export function mountEndpoints(
  app: FastifyInstance,
  endpoints: EndpointServer,
  services: HttpServices,
): void {
  for (const endpoint of endpoints.mounted) mountEndpoint(app, { endpoint, endpoints, services })
}

function mountEndpoint(
  app: FastifyInstance,
  wiring: { endpoint: MountedEndpoint; endpoints: EndpointServer; services: HttpServices },
): void {
  const { endpoint, endpoints, services } = wiring
  const { declared } = endpoint
  app.route({
    method: declared.method,
    url: declared.path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    config: {
      rateLimit: {
        max: declared.callsPerMinute ?? services.callsPerMinute,
        timeWindow: '1 minute',
      },
    },
    handler: async (request, reply) => {
      const context = await callContextOf(request, reply, services)
      checkOrigin(declared.method, request, services)
      const answer = await endpoints.execute(
        endpoint,
        {
          params: request.params as Record<string, string>, // Strings by the router.
          query: declared.query && parseQuery(searchOf(request.url)),
          body: request.body,
        },
        context,
        { request, reply },
      )
      if (declared.transfer && declared.transfer !== 'upload') return answer
      reply.header('cache-control', 'no-store')
      return reply.send(answer ?? {})
    },
  })
}

function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1] ?? '')
}

/** Builds the context of a call once per request. */
export async function callContextOf(
  request: ServedRequest,
  reply: FastifyReply,
  services: HttpServices,
): Promise<CallContext> {
  if (request.callContext) return request.callContext
  const newCookies: Record<string, string | undefined> = { ...request.cookies }
  const setCookie = (name: string, value: string, options: CookieOptions = {}) => {
    newCookies[name] = value
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: options.isReadableByScripts !== true,
      secure: services.isSecure,
      sameSite: options.sameSite ?? 'lax',
      ...(options.maxAgeSeconds !== undefined && { maxAge: options.maxAgeSeconds }),
    })
  }
  const cookies = request.cookies
  request.callContext = {
    viewer: await services.identify({
      cookies,
      authorization: request.headers.authorization,
      setCookie,
    }),
    locale: localeOf(request, services),
    requestId: request.id,
    browserSessionId: singleHeader(request.headers['x-session-id']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    host: request.host,
    cookies,
    setCookie,
    clearCookie: (name) => {
      delete newCookies[name]
      reply.clearCookie(name, { path: '/' })
    },
    newCookies: () => newCookies,
    idempotencyKey: singleHeader(request.headers['idempotency-key']) ?? '',
  }
  return request.callContext
}

/** Also of a call that was refused before it had a context: unreadable, or one too many. */
function localeOf(request: FastifyRequest, services: HttpServices): string {
  const query = request.query as Record<string, string | undefined> // Strings by the router.
  const cookies = request.cookies ?? {}
  return services.localeOf({ host: request.host, cookies, storeCode: query.storeCode })
}

/**
 * A browser that carries our cookies proves with the token that our page made the call. Calls
 * without cookies have no authority to abuse, and bearer tokens are not sent by browsers alone.
 */
function checkOrigin(method: string, request: FastifyRequest, services: HttpServices): void {
  if (method === 'GET' || request.headers.authorization) return
  if (request.headers['sec-fetch-site'] === 'cross-site') throw refuseCall('CSRF_TOKEN_INVALID')
  const ours = Object.keys(request.cookies).some((name) => name.startsWith('cm24-'))
  if (!ours) return
  const token = singleHeader(request.headers[csrfHeader]) ?? undefined
  const isValid = isCsrfTokenValid({ seed: request.cookies[csrfCookie], token }, services.csrfKey)
  if (!isValid) throw refuseCall('CSRF_TOKEN_INVALID')
}

function answerError(
  error: unknown,
  call: { request: FastifyRequest; reply: FastifyReply; services: HttpServices },
): FastifyReply {
  const { request, reply, services } = call
  const { status, body } = answerRefusal(error, {
    locale: localeOf(request, services),
    requestId: request.id,
    services,
    log: request.log,
  })
  return reply.code(status).header('content-type', 'application/problem+json').send(body)
}

/** Expected refusals become problems; everything else is logged and answered as INTERNAL_ERROR. */
export function answerRefusal(
  error: unknown,
  call: {
    readonly locale: string
    readonly requestId: string
    readonly services: HttpServices
    readonly log: { error: (fields: object, message: string) => void }
  },
): { status: number; body: unknown } {
  const refused = asRefusedCall(error)
  if (refused.refusal.code === 'INTERNAL_ERROR') {
    call.log.error({ err: error, requestId: call.requestId }, 'call failed')
  }
  const body = problemOf(refused, call, call.services.texts)
  return { status: body.status, body }
}

function asRefusedCall(error: unknown): RefusedCall {
  if (error instanceof RefusedCall) return error
  const status = (error as { statusCode?: unknown }).statusCode // Fastify's own errors carry it.
  if (status === 413) return refuseCall('REQUEST_TOO_LARGE')
  if (status === 404) return refuseCall('NOT_FOUND')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return refuseCall('MALFORMED_REQUEST')
  }
  return refuseCall('INTERNAL_ERROR')
}

function singleHeader(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** A caller's request id is kept when it is harmless in logs and headers. */
function requestIdOf(value: string | string[] | undefined): string {
  const given = singleHeader(value)
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
