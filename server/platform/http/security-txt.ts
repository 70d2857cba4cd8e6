import type { FastifyInstance } from 'fastify'
import type { Hosts } from '#locales/hosts.ts'
import { locales } from '#locales/locales.ts'
import { refuseCall } from './refused-call.ts'

/** RFC 9116 wants less than a year; whoever reads it after that must ask again. */
const holdsMs = 180 * 24 * 3_600_000

/** Where to report a hole, on each of our hosts by its own name. */
export function registerSecurityTxt(
  app: FastifyInstance,
  services: {
    readonly hosts: Hosts
    readonly email: string
    readonly isSecure: boolean
    readonly now: () => Date
  },
): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const { host } = request.headers
    if (services.hosts.resolve(host).kind === 'unknown') throw refuseCall('NOT_FOUND')
    const expiresAt = new Date(services.now().getTime() + holdsMs)
    const lines = [
      `Contact: mailto:${services.email}`,
      `Expires: ${expiresAt.toISOString().replace(/T.*/, 'T00:00:00Z')}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      // The standard knows https addresses alone.
      ...(services.isSecure ? [`Canonical: https://${host}/.well-known/security.txt`] : []),
    ]
    reply.header('cache-control', 'public, max-age=86400')
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
