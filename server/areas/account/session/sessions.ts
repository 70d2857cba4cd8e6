import { randomUUID } from 'node:crypto'
import type { SessionTokens } from '#contract/endpoints/account-session.ts'
import { accountLifetimes } from '#domain/account/lifetimes.ts'
import type { OperatorRole } from '#domain/account/operators/operator-role.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext, CompanyPerson } from '#server/platform/http/call-context.ts'
import type { Services } from '#server/platform/services.ts'
import { accountSettings, after, seconds } from '../account-settings.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { signAccessToken } from './access-token.ts'
import { findPlaceInCompany } from './company-place-store.ts'
import { accessCookie, refreshCookie } from './cookie-names.ts'
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts'
import { type SessionRow, sessionStore } from './session-store.ts'

/**
 * The life of a login: begun, exchanged for new tokens, ended. A token that was exchanged before is
 * a copy in other hands, and then nobody can tell who is who: the whole login ends (rules 11).
 */

export type SessionGrant = {
  readonly sessionId: string
  /** The account that is acted for, as a call's viewer names it. */
  readonly customerId: number
  readonly person: CompanyPerson | null
  readonly isOperator: boolean
  readonly operatorRoles: readonly OperatorRole[]
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresAt: Date
}

/** Begins a session; with a loginId it belongs to a login on another of our hosts. */
export async function startSession(
  services: Services,
  db: Queryable,
  login: {
    readonly customerId: number
    readonly role: 'customer' | 'admin'
    readonly operatorRoles: readonly OperatorRole[]
    readonly hasSecondFactor: boolean
    readonly device: string
    readonly loginId?: string
    readonly expiresAt?: Date
    /** Of the login that it belongs to; absent: it begins with a proof. */
    readonly provedAt?: Date | null
    readonly outsideLoginId?: number | null
  },
): Promise<SessionGrant> {
  const now = services.now()
  const sessionId = randomUUID()
  const expiresAt = login.expiresAt ?? after(now, accountLifetimes.refreshTokenMs)
  const { customerId, role, operatorRoles, hasSecondFactor } = login
  await sessionStore.add(db, {
    sessionId,
    loginId: login.loginId ?? sessionId,
    customerId,
    device: login.device,
    now,
    expiresAt,
    provedAt: login.provedAt === undefined ? now : login.provedAt,
    outsideLoginId: login.outsideLoginId ?? null,
  })
  const person = { customerId, role, operatorRoles, hasSecondFactor }
  return grant(services, db, { ...person, sessionId, generation: 1, expiresAt })
}

/** Exchanges a refresh token, or answers null when the login is over. */
export async function rotateSession(
  services: Services,
  refreshToken: string,
): Promise<SessionGrant | null> {
  const token = readRefreshToken(services, refreshToken)
  if (!token) return null
  // Ending a login is committed although the caller is refused, so nothing in here throws.
  return transaction(services.pool, async (client) => {
    const session = await sessionStore.findLocked(client, token.sessionId)
    if (!session || session.endedAt || session.isDeactivated) return null
    if (isOver(session, services.now())) return end(services, client, session, 'expired')
    if (token.generation === session.generation) return rotate(services, client, session)
    const graceEndsAt = after(session.rotatedAt, accountSettings.rotationGraceMs)
    const isPrevious = token.generation === session.generation - 1
    if (isPrevious && services.now() <= graceEndsAt) return grant(services, client, session)
    services.log.warn({ customerId: session.customerId }, 'refresh token used twice, login ended')
    const { customerId } = session
    const event = 'token_used_twice'
    await recordSecurityEvent(services, client, { event, customerId, place: null })
    return end(services, client, session, 'reuse')
  })
}

/** Sets both cookies; the access cookie goes before its token does. */
export function setSessionCookies(
  services: Services,
  setCookie: CallContext['setCookie'],
  session: SessionGrant,
): void {
  const left = session.expiresAt.getTime() - services.now().getTime()
  setCookie(accessCookie, session.accessToken, {
    maxAgeSeconds: seconds(accountLifetimes.accessTokenMs),
  })
  setCookie(refreshCookie, session.refreshToken, { maxAgeSeconds: seconds(left) })
}

export function tokensOf(session: SessionGrant): SessionTokens {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    token_type: 'Bearer',
    expires_in: seconds(accountLifetimes.accessTokenMs),
  }
}

/** Whether the year is over or nobody came for 90 days. */
export function isOver(session: Pick<SessionRow, 'expiresAt' | 'lastUsedAt'>, now: Date): boolean {
  const idleUntil = after(session.lastUsedAt, accountLifetimes.idleSessionMs)
  return session.expiresAt <= now || idleUntil <= now
}

async function rotate(
  services: Services,
  client: DatabaseClient,
  session: SessionRow,
): Promise<SessionGrant> {
  const generation = session.generation + 1
  const { sessionId } = session
  await sessionStore.saveRotation(client, { sessionId, generation, now: services.now() })
  return grant(services, client, { ...session, generation })
}

async function end(
  services: Services,
  client: DatabaseClient,
  session: SessionRow,
  reason: 'expired' | 'reuse',
): Promise<null> {
  const { customerId, loginId } = session
  await sessionStore.endLogin(client, { customerId, loginId, reason, now: services.now() })
  return null
}

async function grant(
  services: Services,
  db: Queryable,
  session: Pick<
    SessionRow,
    | 'sessionId'
    | 'customerId'
    | 'role'
    | 'operatorRoles'
    | 'hasSecondFactor'
    | 'generation'
    | 'expiresAt'
  >,
): Promise<SessionGrant> {
  const { sessionId, generation, expiresAt } = session
  const { customerId, person } = await findPlaceInCompany(db, session.customerId)
  const role = roleOf(services, session)
  const operatorRoles = role === 'admin' ? session.operatorRoles : []
  return {
    sessionId,
    customerId,
    person,
    isOperator: role === 'admin',
    operatorRoles,
    accessToken: await signAccessToken(services, {
      ...{ customerId, sessionId, role, operatorRoles },
      ...(person && { person }),
    }),
    refreshToken: writeRefreshToken(services, { sessionId, generation }),
    expiresAt,
  }
}

/**
 * An operator without a second factor has a session, to set one up, and no right of an operator. A demo asks for
 * none: it shows its logins to everybody (rules 14).
 */
function roleOf(
  { config }: Services,
  { role, hasSecondFactor }: Pick<SessionRow, 'role' | 'hasSecondFactor'>,
): 'customer' | 'admin' {
  return config.isDemo || hasSecondFactor ? role : 'customer'
}
