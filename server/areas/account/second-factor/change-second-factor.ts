import type {
  SecondFactorSetup,
  SecondFactorState,
} from '#contract/endpoints/security/second-factor.ts'
import { hasSecondFactor, mayEndFactor } from '#domain/account/security/passkey.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { seal } from '#server/platform/secrets/keys.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
import { addFactor } from './add-factor.ts'
import { announceFactor } from './announce-factor.ts'
import { checkSecondFactor, isAppCodeRight } from './check-second-factor.ts'
import { isFactorRequired } from './first-factor.ts'
import { newSecret, setupOf } from './totp.ts'

/** Setting an authenticator app up, and taking it out (rules 11). */

export async function showSecondFactor(
  services: AccountServices,
  context: CallContext,
): Promise<SecondFactorState> {
  const customerId = personIdOf(context)
  const account = await accountStore.load(services.pool, customerId)
  const factors = await secondFactorStore.factorsOf(services.pool, customerId)
  const isRequired = isFactorRequired(services, account)
  return {
    isOn: hasSecondFactor(factors),
    hasApp: factors.hasApp,
    isAppNeeded: !mayEndFactor(factors, { isRequired }),
    isRequired,
    recoveryCodesLeft: await secondFactorStore.countRecoveryCodes(services.pool, customerId),
  }
}

/** A new secret that counts for nothing until a code of it was given. */
export async function beginSecondFactor(
  services: AccountServices,
  context: CallContext,
): Promise<SecondFactorSetup> {
  const customerId = personIdOf(context)
  return transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    // Whoever sets one up keeps everybody else out, the owner too.
    await requireIdentityProof(services, client, context)
    const { hasApp } = await secondFactorStore.factorsOf(client, customerId)
    if (hasApp) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    const { customer } = await accountStore.load(client, customerId)
    const secret = newSecret()
    const totpSecret = seal(secret, services.keys.links)
    await secondFactorStore.saveSecret(client, { customerId, totpSecret })
    return setupOf({ secret, email: customer.email })
  })
}

/** Answers the recovery codes where it is the account's first second factor; they are shown this once. */
export async function confirmSecondFactor(
  services: AccountServices,
  { code }: { readonly code: string },
  context: CallContext,
): Promise<{ readonly recoveryCodes: string[] }> {
  const customerId = personIdOf(context)
  return addFactor(services, context, {
    event: 'second_factor_on',
    save: async (client, { hasApp }) => {
      if (hasApp) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
      // A recovery code that was left behind shows nothing of the new app.
      const isRight = await isAppCodeRight(services, client, { customerId, code })
      if (!isRight) throw refuseCall('SECOND_FACTOR_WRONG')
      await secondFactorStore.saveConfirmed(client, { customerId, now: services.now() })
    },
  })
}

/** With a code of the app, so that an open browser alone cannot do it; whom it is required of keeps the last one. */
export async function endSecondFactor(
  services: AccountServices,
  { code }: { readonly code: string },
  context: CallContext,
): Promise<void> {
  const customerId = personIdOf(context)
  const isEnded = await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const account = await accountStore.load(client, customerId)
    const factors = await secondFactorStore.factorsOf(client, customerId)
    if (!factors.hasApp) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    const isRequired = isFactorRequired(services, account)
    if (!mayEndFactor(factors, { isRequired })) throw refuseCall('SECOND_FACTOR_NEEDED')
    const isRight = await checkSecondFactor(services, client, { customerId, code, place: context })
    if (!isRight) return false
    await secondFactorStore.removeApp(client, customerId)
    await announceFactor(services, client, { account, event: 'second_factor_off', context })
    return true
  })
  if (!isEnded) throw refuseCall('SECOND_FACTOR_WRONG')
}
