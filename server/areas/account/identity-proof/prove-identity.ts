import type { IdentityEntry } from '#contract/endpoints/security/identity-proof.ts'
import type { PasskeyUsed } from '#contract/endpoints/security/passkey.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { checkPassword } from '../identity/log-in.ts'
import { type CodeAsked, sendLoginCode, takeLoginCode } from '../identity/login-code.ts'
import { checkPasskey, savePasskeyUse } from '../passkey/check-passkey.ts'
import { checkSecondFactor } from '../second-factor/check-second-factor.ts'
import { proofAskedOf } from '../session/require-identity-proof.ts'
import { sessionStore } from '../session/session-store.ts'

/**
 * Who is logged in shows once more who they are, by what the account is asked for and by nothing else, with the counts and locks
 * of a login. So neither a password nor an open mailbox does where there is more.
 */
export async function proveIdentity(
  services: AccountServices,
  entry: IdentityEntry,
  context: CallContext,
): Promise<void> {
  const customerId = personIdOf(context)
  const by = await proofAskedOf(services.pool, customerId)
  if (by === 'passkey' && entry.passkey) await proveByPasskey(services, entry.passkey, context)
  else if (by === 'passkey' || by === 'secondFactor')
    await proveBySecondFactor(services, entry.secondFactor ?? '', context)
  else if (by === 'mailedCode' && entry.mailed)
    await proveByMailedCode(services, entry.mailed, context)
  else {
    const { customer } = await accountStore.load(services.pool, customerId)
    await checkPassword(
      services,
      { email: customer.email, password: entry.password ?? '' },
      context,
    )
  }
  const { sessionId } = context.viewer
  if (sessionId !== null) {
    await sessionStore.saveProof(services.pool, { sessionId, now: services.now() })
  }
}

/** For whoever has neither password nor second factor. */
export async function sendIdentityCode(
  services: AccountServices,
  { requestId }: { readonly requestId?: string | undefined },
  context: CallContext,
): Promise<CodeAsked> {
  const customerId = personIdOf(context)
  const { customer } = await accountStore.load(services.pool, customerId)
  const wish = { email: customer.email, requestId, onlyCustomerId: customerId }
  return sendLoginCode(services, wish, context)
}

async function proveByPasskey(
  services: AccountServices,
  used: PasskeyUsed,
  context: CallContext,
): Promise<void> {
  const checked = await checkPasskey(services, used, context)
  // Somebody else's shows nothing of whoever is logged in.
  if (checked.passkey.customerId !== personIdOf(context)) throw refuseCall('PASSKEY_UNKNOWN')
  await transaction(services.pool, (client) => savePasskeyUse(services, client, checked))
}

async function proveBySecondFactor(
  services: AccountServices,
  code: string,
  context: CallContext,
): Promise<void> {
  const customerId = personIdOf(context)
  const isRight = await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    return checkSecondFactor(services, client, { customerId, code, place: context })
  })
  if (!isRight) throw refuseCall('SECOND_FACTOR_WRONG')
}

async function proveByMailedCode(
  services: AccountServices,
  entry: { readonly requestId: string; readonly code: string },
  context: CallContext,
): Promise<void> {
  const customerId = personIdOf(context)
  await takeLoginCode(services, { entry, context, onlyCustomerId: customerId }, async () => null)
}
