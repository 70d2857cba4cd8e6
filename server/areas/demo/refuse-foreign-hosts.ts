import type { FastifyInstance } from 'fastify'
import { refuseCall } from '../../platform/http/refused-call.ts'

/**
 * A demo lets anybody in without a password, so it answers to names of this machine alone. The name
 * is read from the header itself: a page elsewhere that resolves its own name to this machine could
 * otherwise speak for its visitor.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isOwnHost(request.headers.host) ? undefined : refuseCall('NOT_FOUND'))
  })
}

export function isOwnHost(header: string | undefined): boolean {
  const name = (header ?? '').toLowerCase().replace(/:\d{1,5}$/, '')
  return /^(?:[a-z\d-]+\.)*localhost$/.test(name) || name === '127.0.0.1' || name === '[::1]'
}
