import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import type { PasskeyUsed } from '#contract/endpoints/security/passkey.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { finishLogin } from '../session/finish-login.ts'
import { checkPasskey, savePasskeyUse } from './check-passkey.ts'
import { newChallenge } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'

/** How long a browser waits for its user; the challenge itself lasts a little longer. */
export const passkeyTimeoutMs = 4 * 60_000

/** No account is named: the device shows whose passkeys it has, so the question tells nobody who has an account. */
export async function askPasskey(services: AccountServices, context: CallContext) {
  const { id } = relyingPartyOf(services.hosts, context.host)
  return {
    challenge: await newChallenge(services, 'passkey_use', context),
    rpId: id,
    timeout: passkeyTimeoutMs,
    userVerification: 'required' as const,
  }
}

/** A passkey is something somebody has and unlocks: both factors, so nothing else is asked (rules 11). */
export async function logInByPasskey(
  services: AccountServices,
  used: PasskeyUsed,
  context: CallContext,
): Promise<LoggedIn> {
  const checked = await checkPasskey(services, used, context)
  const { customerId } = checked.passkey
  return transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const account = await accountStore.load(client, customerId)
    if (account.isDeactivated) throw refuseCall('PASSKEY_UNKNOWN')
    await savePasskeyUse(services, client, checked)
    return finishLogin(services, client, { account, context })
  })
}
