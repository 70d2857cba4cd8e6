import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalStatus } from '#domain/refusal/refusal.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { FileStoreUnavailable } from './file-store-unavailable.ts'
import type { HttpServices } from './http-services.ts'
import { problemOf } from './problem-answer.ts'
import { localeOf } from './read-call.ts'
import { RefusedCall, refuseCall } from './refused-call.ts'

export function answerError(
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
  return (
    reply
      .code(status)
      .header('content-type', 'application/problem+json')
      // The route may have said before it failed that its answer can be kept.
      .header('cache-control', 'no-store')
      .send(body)
  )
}

/**
 * Expected refusals become problems. Everything else is logged and answered as SERVICE_UNAVAILABLE
 * while the database is away, else as INTERNAL_ERROR; whether the step was carried out is open then.
 */
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
  if (refused !== error && refusalStatus[refused.refusal.code] >= 500) {
    call.log.error({ err: error, requestId: call.requestId }, 'call failed')
  }
  const body = problemOf(refused, call, call.services.texts)
  return { status: body.status, body }
}

function asRefusedCall(error: unknown): RefusedCall {
  if (error instanceof RefusedCall) return error
  if (error instanceof FileStoreUnavailable) return refuseCall('FILE_STORE_UNAVAILABLE')
  const status = (error as { statusCode?: unknown }).statusCode // Fastify's own errors carry it.
  if (status === 413) return refuseCall('REQUEST_TOO_LARGE')
  if (status === 404) return refuseCall('NOT_FOUND')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return refuseCall('MALFORMED_REQUEST')
  }
  return refuseCall(isDatabaseUnavailable(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR')
}
