import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { networkOf } from '#domain/account/security/network.ts'
import { createLimitBytes, type LimitBytes } from '../limits/limit-bytes.ts'
import { answerError } from './answer-error.ts'
import { keptBodyOf } from './bodies/kept-body.ts'
import { ownCookies } from './cookie-prefix.ts'
import { answerBadAddress, answerUnreadableRequest } from './early-errors.ts'
import type { EndpointServer, MountedEndpoint } from './endpoints/endpoint-server.ts'
import { parseQuery } from './endpoints/read-calls.ts'
import type { HttpServices } from './http-services.ts'
import { callContextOf, checkOrigin, singleHeader } from './read-call.ts'
import { readableUrl } from './readable-url.ts'
import { refuseCall } from './refused-call.ts'
import { securityHeaders } from './security-headers.ts'

const megabyte = 1024 * 1024
const maxUploadBytes = 26 * megabyte

/** A Fastify with cookies, limits, ids, security headers and problem answers; no routes yet. */
export async function createHttpServer(services: HttpServices): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger, // pino is what Fastify's logger type describes.
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged of a call names its id; a logger per call would cost more than its one line.
    childLoggerFactory: (logger) => logger,
    bodyLimit: services.maxBodyBytes,
    trustProxy: [...services.trustProxy],
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) =>
      answerBadAddress(error, { request, reply, services }),
    clientErrorHandler: (error, socket) => answerUnreadableRequest(error, socket, services),
  })
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, parts: 10 } })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, limit) =>
      refuseCall('TOO_MANY_REQUESTS', { seconds: Math.ceil(limit.ttl / 1000) }),
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(services)).header('x-request-id', request.id)
    request.cookies = ownCookies(request.cookies, services.isSecure)
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
  const uploads = createLimitBytes({
    maxBytes: services.uploadMegabytesPerHour * megabyte,
    withinMs: 3_600_000,
    now: Date.now,
  })
  for (const endpoint of endpoints.mounted) {
    mountEndpoint(app, { endpoint, endpoints, services, uploads })
  }
}

function mountEndpoint(
  app: FastifyInstance,
  wiring: {
    endpoint: MountedEndpoint
    endpoints: EndpointServer
    services: HttpServices
    uploads: LimitBytes
  },
): void {
  const { endpoint, endpoints, services, uploads } = wiring
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
      checkOrigin(declared.method, { request, viewer: context.viewer }, services)
      if (declared.transfer === 'upload') refuseTooManyBytes(request, uploads)
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
      const kept = keptBodyOf(answer)
      // A bare code is JSON like all else; the framework would send it as plain text.
      const body = kept ?? (typeof answer === 'string' ? JSON.stringify(answer) : undefined)
      if (body) reply.type('application/json; charset=utf-8')
      return reply.send(body ?? answer ?? {})
    },
  })
}

/** A body that does not say how long it is counts as the longest one. */
function refuseTooManyBytes(request: FastifyRequest, uploads: LimitBytes): void {
  const bytes = Number(request.headers['content-length'] ?? maxUploadBytes)
  const seconds = uploads.take(networkOf(request.ip), bytes)
  if (seconds !== null) throw refuseCall('TOO_MANY_REQUESTS', { seconds })
}

function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1] ?? '')
}

/** A caller's request id is kept when it is harmless in logs and headers. */
function requestIdOf(value: string | string[] | undefined): string {
  const given = singleHeader(value)
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
