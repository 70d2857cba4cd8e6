import type { PasskeyUsed } from '#contract/endpoints/security/passkey.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { takeChallenge } from './passkey-challenge.ts'
import { type PasskeyRow, passkeyStore } from './passkey-store.ts'
import { relyingPartyOf } from './relying-party.ts'
import { countOfUsedPasskey, passkeyHandleOf } from './verify-passkey.ts'

export type CheckedPasskey = {
  readonly passkey: PasskeyRow
  readonly signCount: number
}

/**
 * Whose passkey this is, by a signature over a question that this browser asked lately. Refuses with PASSKEY_UNKNOWN where
 * no account has it, and with PASSKEY_NOT_ACCEPTED for everything else that is wrong. Nothing is saved: `savePasskeyUse`
 * does that in the transaction of what it lets somebody do.
 */
export async function checkPasskey(
  services: AccountServices,
  used: PasskeyUsed,
  context: CallContext,
): Promise<CheckedPasskey> {
  const relyingParty = relyingPartyOf(services.hosts, context.host)
  const { clientDataJSON, userHandle } = used.response
  const challenge = await takeChallenge(services, { kind: 'passkey_use', clientDataJSON }, context)
  if (challenge === null) throw refuseCall('PASSKEY_NOT_ACCEPTED')
  const passkey = await passkeyStore.findByCredential(services.pool, used.id)
  const isKnown =
    passkey?.relyingParty === relyingParty.id &&
    userHandle === passkeyHandleOf(services, passkey.handleOf)
  if (!passkey || !isKnown) throw refuseCall('PASSKEY_UNKNOWN')
  const signCount = await countOfUsedPasskey(used, passkey, { challenge, relyingParty })
  if (signCount !== null) return { passkey, signCount }
  const { customerId } = passkey
  await recordSecurityEvent(services, services.pool, {
    ...{ event: 'login_failed', customerId, place: context, facts: { limit: 'passkey' } },
  })
  throw refuseCall('PASSKEY_NOT_ACCEPTED')
}

/** Refused where the same count was used meanwhile, or the passkey is gone. */
export async function savePasskeyUse(
  services: AccountServices,
  client: DatabaseClient,
  { passkey, signCount }: CheckedPasskey,
): Promise<void> {
  const { passkeyId } = passkey
  const isSaved = await passkeyStore.saveUse(client, { passkeyId, signCount, now: services.now() })
  if (!isSaved) throw refuseCall('PASSKEY_NOT_ACCEPTED')
}
