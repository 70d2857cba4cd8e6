import type { FastifyReply, FastifyRequest } from 'fastify'
import { isReadable } from '#contract/readable-text.ts'
import type { CallContext, CookieOptions, Viewer } from './call-context.ts'
import { browserCookieName } from './cookie-prefix.ts'
import { csrfCookie, csrfHeader, isCsrfTokenValid } from './csrf.ts'
import type { HttpServices, ServedRequest } from './http-services.ts'
import { refuseCall } from './refused-call.ts'

/** What a request says of its caller: who, in which language, by which page. */

/** Builds the context of a call once per request. */
export async function callContextOf(
  request: ServedRequest,
  reply: FastifyReply,
  services: HttpServices,
): Promise<CallContext> {
  if (request.callContext) return request.callContext
  const cookies = readableCookies(request.cookies)
  const newCookies: Record<string, string | undefined> = { ...cookies }
  const setCookie = (name: string, value: string, options: CookieOptions = {}) => {
    newCookies[name] = value
    reply.setCookie(browserCookieName(name, services.isSecure), value, {
      path: '/',
      httpOnly: options.isReadableByScripts !== true,
      secure: services.isSecure,
      sameSite: options.sameSite ?? 'lax',
      ...(options.maxAgeSeconds !== undefined && { maxAge: options.maxAgeSeconds }),
    })
  }
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
    userAgent: userAgentOf(request),
    host: request.host,
    cookies,
    setCookie,
    clearCookie: (name) => {
      delete newCookies[name]
      // Without `secure` a browser would not take the end of a `__Host-` cookie either.
      const { isSecure } = services
      reply.clearCookie(browserCookieName(name, isSecure), { path: '/', secure: isSecure })
    },
    newCookies: () => newCookies,
    idempotencyKey: singleHeader(request.headers['idempotency-key']) ?? '',
  }
  return request.callContext
}

/** A cookie is set by our answers alone; one that holds what we never write is none. */
function readableCookies(cookies: FastifyRequest['cookies']): FastifyRequest['cookies'] {
  return Object.fromEntries(Object.entries(cookies).filter(([, value]) => isReadable(value ?? '')))
}

/** For the list of devices; what cannot be stored names none. */
function userAgentOf({ headers }: FastifyRequest): string {
  const name = headers['user-agent'] ?? ''
  return isReadable(name) ? name : ''
}

/** Also of a call that was refused before it had a context: unreadable, or one too many. */
export function localeOf(request: FastifyRequest, services: HttpServices): string {
  // Strings by the router, which has none of an address that it could not read.
  const query = (request.query ?? {}) as Record<string, string | undefined>
  const cookies = request.cookies ?? {}
  return services.localeOf({ host: request.host, cookies, storeCode: query.storeCode })
}

/**
 * A browser that carries our cookies proves with the token that our page made the call. Calls
 * without cookies have no authority to abuse, and bearer tokens are not sent by browsers alone.
 */
export function checkOrigin(
  method: string,
  { request, viewer }: { readonly request: FastifyRequest; readonly viewer: Viewer },
  services: HttpServices,
): void {
  if (method === 'GET' || request.headers.authorization) return
  if (request.headers['sec-fetch-site'] === 'cross-site') throw refuseCall('CSRF_TOKEN_INVALID')
  const ours = Object.keys(request.cookies).some((name) => name.startsWith('cm24-'))
  if (!ours) return
  const token = singleHeader(request.headers[csrfHeader]) ?? undefined
  const seed = request.cookies[csrfCookie]
  const { sessionId } = viewer
  const isValid = isCsrfTokenValid({ seed, sessionId, token }, services.csrfKey)
  if (!isValid) throw refuseCall('CSRF_TOKEN_INVALID')
}

export function singleHeader(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null
}
