import { jwtVerify, SignJWT } from 'jose'
import { accountLifetimes } from '#domain/account/lifetimes.ts'
import type { Viewer } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'
import { seconds } from './account-settings.ts'

/**
 * Says for 15 minutes who calls, without a look into the database (rules 11). What must hold at once,
 * such as a block, is read by the use cases; a login that was ended stops with its access token.
 */

export type AccessClaims = {
  readonly customerId: number
  readonly sessionId: string
  readonly role: 'customer' | 'admin'
}

const issuer = 'cm24'

export function signAccessToken(services: Services, claims: AccessClaims): Promise<string> {
  const issuedAt = seconds(services.now().getTime())
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(String(claims.customerId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds(accountLifetimes.accessTokenMs))
    .sign(services.keys.accessToken)
}

/** The caller, or null when the token is missing, expired or not ours. */
export async function readAccessToken(
  services: Services,
  token: string | undefined,
): Promise<Viewer | null> {
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, services.keys.accessToken, {
      issuer,
      algorithms: ['HS256'],
      currentDate: services.now(),
    })
    const { customerId, sessionId, role } = payload
    if (typeof customerId !== 'number' || typeof sessionId !== 'string') return null
    return { customerId, sessionId, isOperator: role === 'admin' }
  } catch {
    return null
  }
}
