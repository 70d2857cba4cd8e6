import { jwtVerify, SignJWT } from 'jose'
import { companyRoles } from '#domain/account/company/company-role.ts'
import { accountLifetimes } from '#domain/account/lifetimes.ts'
import { type OperatorRole, operatorRoles } from '#domain/account/operators/operator-role.ts'
import type { CompanyPerson, Viewer } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'
import { seconds } from '../account-settings.ts'

/**
 * Says for 15 minutes who calls, without a query (rules 11). A session that ended is known to the
 * process within a second and its tokens are refused; a block is read by the use cases. A token is
 * good for one market: after a demo's reset its customer's number is somebody else's (rules 14).
 */

type TokenServices = Pick<Services, 'keys' | 'now' | 'loginEra' | 'endedSessions'>

export type AccessClaims = {
  readonly customerId: number
  readonly sessionId: string
  readonly role: 'customer' | 'admin'
  readonly operatorRoles: readonly OperatorRole[]
  readonly person?: CompanyPerson
}

const issuer = 'cm24'

export function signAccessToken(
  services: Omit<TokenServices, 'endedSessions'>,
  claims: AccessClaims,
): Promise<string> {
  const issuedAt = seconds(services.now().getTime())
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(services.loginEra.current())
    .setSubject(String(claims.customerId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds(accountLifetimes.accessTokenMs))
    .sign(services.keys.accessToken)
}

type Proved = {
  readonly viewer: Viewer & { readonly sessionId: string }
  readonly expiresAtMs: number
  readonly era: string
}

/** More callers than are logged in at once on one process; beyond it the oldest are proved again. */
const provedLimit = 20_000

/**
 * Answers the caller of a token, or null when it is missing, expired or not ours. A token's signature
 * is proved once per process, because what was signed never changes. Whether it has run out, or its
 * session or market has ended, is looked at with every call.
 */
export function createTokenReader(
  services: TokenServices,
): (token: string | undefined) => Viewer | null | Promise<Viewer | null> {
  const proved = new Map<string, Proved>()
  return (token) => {
    if (!token) return null
    const known = proved.get(token)
    if (!known) return prove(services, token).then((found) => keepProved(proved, token, found))
    const isGood =
      known.expiresAtMs > services.now().getTime() &&
      known.era === services.loginEra.current() &&
      !services.endedSessions.has(known.viewer.sessionId)
    return isGood ? known.viewer : null
  }
}

function keepProved(
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

async function prove(services: TokenServices, token: string): Promise<Proved | null> {
  const era = services.loginEra.current()
  try {
    const { payload } = await jwtVerify(token, services.keys.accessToken, {
      issuer,
      audience: era,
      algorithms: ['HS256'],
      currentDate: services.now(),
    })
    const { customerId, sessionId, role, exp } = payload
    const given: unknown = payload.operatorRoles
    const held = operatorRoles.filter((each) => Array.isArray(given) && given.includes(each))
    if (typeof customerId !== 'number' || typeof sessionId !== 'string') return null
    if (exp === undefined || services.endedSessions.has(sessionId)) return null
    const person = personIn(payload.person)
    const isOperator = role === 'admin'
    return {
      viewer: { customerId, sessionId, isOperator, operatorRoles: held, ...(person && { person }) },
      expiresAtMs: exp * 1000,
      era,
    }
  } catch {
    return null
  }
}

/** What a token of ours says of a company's person. */
function personIn(given: unknown): CompanyPerson | null {
  if (typeof given !== 'object' || given === null) return null
  const { personId, role: held } = given as { readonly personId?: unknown; readonly role?: unknown }
  const role = companyRoles.find((each) => each === held)
  return typeof personId === 'number' && role !== undefined ? { personId, role } : null
}
