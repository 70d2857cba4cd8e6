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

export function signAccessToken(
  services: Pick<Services, 'keys' | 'now'>,
  claims: AccessClaims,
): Promise<string> {
  const issuedAt = seconds(services.now().getTime())
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(String(claims.customerId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds(accountLifetimes.accessTokenMs))
    .sign(services.keys.accessToken)
}

type Proved = { readonly viewer: Viewer; readonly expiresAtMs: number }

/** More callers than are logged in at once on one process; beyond it the oldest are proved again. */
const provedLimit = 20_000

/**
 * Answers the caller of a token, or null when it is missing, expired or not ours. A token's signature
 * is proved once per process: what was signed never changes, it only runs out, and that is looked at
 * with every call.
 */
export function createTokenReader(
  services: Pick<Services, 'keys' | 'now'>,
): (token: string | undefined) => Viewer | null | Promise<Viewer | null> {
  const proved = new Map<string, Proved>()
  return (token) => {
    if (!token) return null
    const known = proved.get(token)
    if (!known) return prove(services, token).then((found) => remembered(proved, token, found))
    return known.expiresAtMs > services.now().getTime() ? known.viewer : null
  }
}

function remembered(
  proved: Map<string, Proved>,
  token: string,
  found: Proved | null,
): Viewer | null {
  if (!found) return null
  if (proved.size >= provedLimit) {
    const [oldest = ''] = proved.keys()
    proved.delete(oldest)
  }
  proved.set(token, found)
  return found.viewer
}

async function prove(
  services: Pick<Services, 'keys' | 'now'>,
  token: string,
): Promise<Proved | null> {
  try {
    const { payload } = await jwtVerify(token, services.keys.accessToken, {
      issuer,
      algorithms: ['HS256'],
      currentDate: services.now(),
    })
    const { customerId, sessionId, role, exp } = payload
    if (typeof customerId !== 'number' || typeof sessionId !== 'string') return null
    if (exp === undefined) return null
    return {
      viewer: { customerId, sessionId, isOperator: role === 'admin' },
      expiresAtMs: exp * 1000,
    }
  } catch {
    return null
  }
}
