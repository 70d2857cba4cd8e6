import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#domain/account/security/network.ts'
import { refuseCall } from '../http/refused-call.ts'
import { createLimitPerKey } from '../limits/limit-per-key.ts'

/** How many pages of one connection are drawn for it; one that is kept already costs nothing and is not counted. */
export type DrawingLimits = { readonly atOnce: number; readonly perMinute: number }

export type LimitDrawing = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

const retrySeconds = 5

/** Refuses with TOO_MANY_REQUESTS. A place is free again once the page has gone out, or its reader has left. */
export function createDrawingLimit(app: FastifyInstance, limits: DrawingLimits): LimitDrawing {
  const atOnce = createLimitPerKey(limits.atOnce)
  const ofMinute = app.createRateLimit({ max: limits.perMinute, timeWindow: '1 minute' })
  return async (request, reply) => {
    const minute = await ofMinute(request)
    if (!minute.isAllowed && minute.isExceeded) tooMany(reply, minute.ttlInSeconds)
    const leave = atOnce.take(networkOf(request.ip))
    if (!leave) tooMany(reply, retrySeconds)
    else reply.raw.once('close', leave)
  }
}

function tooMany(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', String(seconds))
  throw refuseCall('TOO_MANY_REQUESTS', { seconds })
}
