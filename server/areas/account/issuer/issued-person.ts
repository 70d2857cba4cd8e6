import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { type SessionRow, sessionStore } from '../session/session-store.ts'
import { isOver } from '../session/sessions.ts'
import { issuerRecordStore } from './issuer-record-store.ts'
import { recordHashOf } from './issuer-records.ts'

/** Whom other programs are told of: nobody whose login here has ended (rules 11). */
export type IssuedPerson = {
  readonly accountId: string
  readonly claims: () => Promise<PersonClaims>
}

type PersonClaims = {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly roles: readonly string[]
}

export async function findPersonOfGrant(
  services: AccountServices,
  grantId: string,
): Promise<IssuedPerson | undefined> {
  const grantHash = recordHashOf(services, grantId)
  const sessionId = await issuerRecordStore.findSessionOfGrant(services.pool, grantHash)
  return sessionId === undefined ? undefined : findPerson(services, sessionId)
}

export async function findPerson(
  services: AccountServices,
  sessionId: string,
): Promise<IssuedPerson | undefined> {
  const session = await sessionStore.find(services.pool, sessionId)
  if (!session || session.endedAt || session.isDeactivated) return undefined
  if (isOver(session, services.now())) return undefined
  const accountId = String(session.customerId)
  return { accountId, claims: () => claimsOf(services, session) }
}

async function claimsOf(services: AccountServices, session: SessionRow): Promise<PersonClaims> {
  const { customer, operatorRoles } = await accountStore.load(services.pool, session.customerId)
  const { customerId, email, isEmailVerified } = customer
  // An operator without a second factor has no right here and none elsewhere.
  const hasRights = session.hasSecondFactor || services.config.isDemo
  return {
    sub: String(customerId),
    email,
    email_verified: isEmailVerified,
    roles: hasRights ? operatorRoles : [],
  }
}
