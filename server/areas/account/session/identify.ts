import { type Viewer, visitor } from '#server/platform/http/call-context.ts'
import type { HttpServices } from '#server/platform/http/http-services.ts'
import type { Services } from '#server/platform/services.ts'
import { createTokenReader } from './access-token.ts'
import { accessCookie, refreshCookie } from './cookie-names.ts'
import { rotateSession, setSessionCookies } from './sessions.ts'

/**
 * Who calls. A valid access token costs no look into the database. A browser whose access cookie has
 * run out is renewed on the way, so that pages rendered on the server stay logged in.
 */
export function createIdentify(services: Services): HttpServices['identify'] {
  const readToken = createTokenReader(services)
  return async ({ cookies, authorization, setCookie }): Promise<Viewer> => {
    // A program that brings a token means that token and no cookie; it renews by itself.
    if (authorization !== undefined) {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
      return (await readToken(token)) ?? visitor
    }
    const viewer = await readToken(cookies[accessCookie])
    if (viewer) return viewer
    const refreshToken = cookies[refreshCookie]
    if (!refreshToken) return visitor
    const session = await rotateSession(services, refreshToken)
    if (!session) {
      for (const name of [accessCookie, refreshCookie]) setCookie(name, '', { maxAgeSeconds: 0 })
      return visitor
    }
    setSessionCookies(services, setCookie, session)
    const { customerId, sessionId, isOperator, operatorRoles, person } = session
    return { customerId, sessionId, isOperator, operatorRoles, ...(person && { person }) }
  }
}
