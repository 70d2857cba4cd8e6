import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { answerError } from './answer-error.ts'
import { type EndpointServer, type MountedEndpoint, parseQuery } from './endpoint-server.ts'
import type { HttpServices } from './http-services.ts'
import { keptTextOf } from './kept-text.ts'
import { callContextOf, checkOrigin, singleHeader } from './read-call.ts'
import { refuseCall } from './refused-call.ts'

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
      const text = keptTextOf(answer)
      if (text !== undefined) reply.type('application/json; charset=utf-8')
      return reply.send(text ?? answer ?? {})
    },
  })
}

function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1] ?? '')
}

/** A caller's request id is kept when it is harmless in logs and headers. */
function requestIdOf(value: string | string[] | undefined): string {
  const given = singleHeader(value)
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
