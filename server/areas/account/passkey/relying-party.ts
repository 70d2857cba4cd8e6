import type { FastifyInstance } from 'fastify'
import type { Hosts } from '#locales/hosts.ts'
import { defaultLocale, locales } from '#locales/locales.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'

/**
 * For which host a passkey is made. Over https it is the default storefront's, for all eight and the console: the
 * others are its related origins (WebAuthn 3, 5.11). Without https, in a demo, browsers cannot read that list, so each host
 * has its own.
 */
export type RelyingParty = {
  readonly id: string
  /** The one origin that a browser may name: that of the host it calls. */
  readonly origin: string
  readonly isForAllStorefronts: boolean
}

export function relyingPartyOf(hosts: Hosts, host: string): RelyingParty {
  const resolved = hosts.resolve(host)
  if (resolved.kind === 'unknown') throw refuseCall('NOT_FOUND')
  const origin =
    resolved.kind === 'console' ? hosts.consoleOrigin(host) : hosts.origin(resolved.locale, host)
  const home = hosts.origin(defaultLocale)
  const isForAllStorefronts = home.startsWith('https://')
  const { hostname } = new URL(isForAllStorefronts ? home : origin)
  return { id: hostname, origin, isForAllStorefronts }
}

/** The hosts that may use passkeys of the default storefront; browsers ask there alone. */
export function registerRelatedOrigins(app: FastifyInstance, hosts: Hosts): void {
  app.get('/.well-known/webauthn', async (request, reply) => {
    const here = hosts.resolve(request.headers.host)
    const isHome = here.kind === 'storefront' && here.locale === defaultLocale
    if (!isHome) throw refuseCall('NOT_FOUND')
    const origins = [...locales.map((locale) => hosts.origin(locale)), hosts.consoleOrigin()]
    reply.header('cache-control', 'public, max-age=86400')
    return reply.send({ origins })
  })
}
