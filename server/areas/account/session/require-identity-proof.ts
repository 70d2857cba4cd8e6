import {
  askedProof,
  type IdentityProof,
  isIdentityProved,
} from '#domain/account/security/identity-proof.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'
import { accountStore } from '../account-store.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { sessionStore } from './session-store.ts'

/**
 * The one place that asks whether whoever calls has shown lately who they are (rules 11). A use case calls it before
 * it changes anything; IDENTITY_UNPROVED says by what it is to be shown, and `<IdentityWindow>` asks for that. Answers
 * when it was shown.
 */
export async function requireIdentityProof(
  services: Pick<Services, 'now'>,
  db: Queryable,
  context: CallContext,
): Promise<{ readonly provedAt: Date }> {
  const customerId = personIdOf(context)
  const { sessionId } = context.viewer
  const session = sessionId === null ? undefined : await sessionStore.find(db, sessionId)
  const provedAt = session?.provedAt ?? null
  if (provedAt && isIdentityProved(provedAt.getTime(), services.now().getTime())) {
    return { provedAt }
  }
  throw refuseCall('IDENTITY_UNPROVED', { by: await proofAskedOf(db, customerId) })
}

/** By what this account shows who it is. */
export async function proofAskedOf(db: Queryable, customerId: number): Promise<IdentityProof> {
  const { passwordHash } = await accountStore.load(db, customerId)
  const { hasApp, passkeys } = await secondFactorStore.factorsOf(db, customerId)
  return askedProof({ hasPasskey: passkeys > 0, hasApp, hasPassword: passwordHash !== null })
}
