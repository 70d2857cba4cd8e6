import type { PasskeyMade } from '#contract/endpoints/security/passkey.ts'
import { mayEndFactor, mostPasskeys } from '#domain/account/security/passkey.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { deviceName } from '../device-name.ts'
import { addFactor } from '../second-factor/add-factor.ts'
import { announceFactor } from '../second-factor/announce-factor.ts'
import { isFactorRequired } from '../second-factor/first-factor.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
import { sessionStore } from '../session/session-store.ts'
import { passkeyTimeoutMs } from './log-in-by-passkey.ts'
import { newChallenge, takeChallenge } from './passkey-challenge.ts'
import { passkeyStore } from './passkey-store.ts'
import { relyingPartyOf } from './relying-party.ts'
import { passkeyAlgorithms, passkeyHandleOf, readMadePasskey } from './verify-passkey.ts'

/** Passkeys of one's own account: which there are, one more, one less (rules 11). */

export async function listPasskeys(services: AccountServices, context: CallContext) {
  const { id, isForAllStorefronts } = relyingPartyOf(services.hosts, context.host)
  const rows = await passkeyStore.list(services.pool, personIdOf(context))
  return {
    passkeys: rows.map(({ passkeyId, name, createdAt, lastUsedAt, relyingParty }) => ({
      passkeyId,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      host: relyingParty,
    })),
    host: id,
    isForAllStorefronts,
  }
}

export async function beginPasskey(services: AccountServices, context: CallContext) {
  const customerId = personIdOf(context)
  // Whoever adds one comes in by it later.
  await requireIdentityProof(services, services.pool, context)
  const known = await passkeyStore.list(services.pool, customerId)
  if (known.length >= mostPasskeys) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
  const { customer } = await accountStore.load(services.pool, customerId)
  const { id } = relyingPartyOf(services.hosts, context.host)
  const options = {
    rp: { id, name: 'CM24' },
    user: {
      id: passkeyHandleOf(services, customerId),
      name: customer.email,
      displayName: customer.email,
    },
    challenge: await newChallenge(services, 'passkey_add', context),
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: passkeyTimeoutMs,
    attestation: 'none' as const,
    excludeCredentials: known
      .filter(({ relyingParty }) => relyingParty === id)
      .map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
  return { options, suggestedName: deviceName(context.userAgent) }
}

/** Answers the recovery codes where it is the account's first second factor. */
export async function addPasskey(
  services: AccountServices,
  entry: { readonly name: string; readonly made: PasskeyMade },
  context: CallContext,
): Promise<{ readonly recoveryCodes: string[] }> {
  const customerId = personIdOf(context)
  const relyingParty = relyingPartyOf(services.hosts, context.host)
  const { clientDataJSON } = entry.made.response
  const challenge = await takeChallenge(services, { kind: 'passkey_add', clientDataJSON }, context)
  const read =
    challenge === null ? null : await readMadePasskey(entry.made, { challenge, relyingParty })
  if (!read) throw refuseCall('PASSKEY_NOT_ACCEPTED')
  return addFactor(services, context, {
    event: 'passkey_added',
    save: async (client, { passkeys }) => {
      if (passkeys >= mostPasskeys) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
      const isAdded = await passkeyStore.add(client, {
        ...{ ...read, customerId, name: entry.name },
        ...{ relyingParty: relyingParty.id, createdAt: services.now() },
      })
      if (!isAdded) throw refuseCall('PASSKEY_NOT_ACCEPTED')
    },
  })
}

/** Whoever has a lost device may be logged in on it, so all other logins end. */
export async function removePasskey(
  services: AccountServices,
  { passkeyId }: { readonly passkeyId: number },
  context: CallContext,
): Promise<void> {
  const customerId = personIdOf(context)
  await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const account = await accountStore.load(client, customerId)
    const factors = await secondFactorStore.factorsOf(client, customerId)
    const own = await passkeyStore.list(client, customerId)
    if (own.every((each) => each.passkeyId !== passkeyId)) throw refuseCall('NOT_FOUND')
    await requireIdentityProof(services, client, context)
    const isRequired = isFactorRequired(services, account)
    if (!mayEndFactor(factors, { isRequired })) throw refuseCall('SECOND_FACTOR_NEEDED')
    await passkeyStore.remove(client, { customerId, passkeyId })
    await secondFactorStore.removeUnusedCodes(client, customerId)
    await announceFactor(services, client, { account, event: 'passkey_removed', context })
    await endOtherLogins(services, client, context)
  })
  await services.announceEndedLogin(customerId)
}

async function endOtherLogins(
  services: AccountServices,
  client: DatabaseClient,
  context: CallContext,
): Promise<void> {
  const { sessionId } = context.viewer
  const session = sessionId === null ? undefined : await sessionStore.find(client, sessionId)
  if (!session) return
  const { customerId, loginId } = session
  const now = services.now()
  await sessionStore.endOthers(client, { customerId, loginId, reason: 'password_changed', now })
}
