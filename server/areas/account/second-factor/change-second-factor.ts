import { randomBytes } from 'node:crypto'
import type {
  SecondFactorSetup,
  SecondFactorState,
} from '#contract/endpoints/security/second-factor.ts'
import {
  isSecondFactorRequired,
  recoveryCodeCount,
  recoveryCodeOf,
} from '#domain/account/security/second-factor.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { seal, tokenHash } from '#server/platform/secrets/keys.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { queueNotification } from '../queue-notification.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { finishLogin } from '../session/finish-login.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
import { sessionStore } from '../session/session-store.ts'
import { checkSecondFactor, isAppCodeRight } from './check-second-factor.ts'
import { newSecret, setupOf } from './totp.ts'

/** Setting an authenticator app up, and taking it out (rules 11). */

export async function showSecondFactor(
  services: AccountServices,
  context: CallContext,
): Promise<SecondFactorState> {
  const customerId = customerIdOf(context)
  const { customer } = await accountStore.load(services.pool, customerId)
  return {
    isOn: await secondFactorStore.isOn(services.pool, customerId),
    isRequired: !services.config.isDemo && isSecondFactorRequired(customer),
    recoveryCodesLeft: await secondFactorStore.countRecoveryCodes(services.pool, customerId),
  }
}

/** A new secret that counts for nothing until a code of it was given. */
export async function beginSecondFactor(
  services: AccountServices,
  context: CallContext,
): Promise<SecondFactorSetup> {
  const customerId = customerIdOf(context)
  return transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    // Whoever sets one up keeps everybody else out, the owner too.
    await requireIdentityProof(services, client, context)
    if (await secondFactorStore.isOn(client, customerId))
      throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    const { customer } = await accountStore.load(client, customerId)
    const secret = newSecret()
    const totpSecret = seal(secret, services.keys.links)
    await secondFactorStore.saveSecret(client, { customerId, totpSecret })
    return setupOf({ secret, email: customer.email })
  })
}

/** Answers the recovery codes, which are shown this once. */
export async function confirmSecondFactor(
  services: AccountServices,
  { code }: { readonly code: string },
  context: CallContext,
): Promise<{ readonly recoveryCodes: string[] }> {
  const customerId = customerIdOf(context)
  const recoveryCodes = await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    if (await secondFactorStore.isOn(client, customerId))
      throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    // A recovery code that was left behind shows nothing of the new app.
    const isRight = await isAppCodeRight(services, client, { customerId, code })
    if (!isRight) throw refuseCall('SECOND_FACTOR_WRONG')
    const now = services.now()
    await secondFactorStore.saveConfirmed(client, { customerId, now })
    const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(10)))
    const hashes = codes.map((each) => tokenHash(each, services.keys.devices))
    await secondFactorStore.saveRecoveryCodes(client, { customerId, hashes })
    const account = await accountStore.load(client, customerId)
    await announceChange(services, client, { account, isOn: true, context })
    // Logins that were begun with less end; this browser goes on by a new one.
    await sessionStore.endAll(client, { customerId, reason: 'password_changed', now })
    await finishLogin(services, client, { account, context })
    return codes
  })
  await services.announceEndedLogin(customerId)
  return { recoveryCodes }
}

/** With a code of the app, so that an open browser alone cannot do it; whom it is required of keeps it. */
export async function endSecondFactor(
  services: AccountServices,
  { code }: { readonly code: string },
  context: CallContext,
): Promise<void> {
  const customerId = customerIdOf(context)
  const isEnded = await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const account = await accountStore.load(client, customerId)
    const isKept = !services.config.isDemo && isSecondFactorRequired(account.customer)
    if (isKept || !(await secondFactorStore.isOn(client, customerId))) {
      throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    }
    const isRight = await checkSecondFactor(services, client, { customerId, code, place: context })
    if (!isRight) return false
    await secondFactorStore.remove(client, customerId)
    await announceChange(services, client, { account, isOn: false, context })
    return true
  })
  if (!isEnded) throw refuseCall('SECOND_FACTOR_WRONG')
}

async function announceChange(
  services: AccountServices,
  client: DatabaseClient,
  change: {
    readonly account: AccountRow
    readonly isOn: boolean
    readonly context: CallContext
  },
): Promise<void> {
  const { account, isOn, context } = change
  const { customerId, languageSetting } = account.customer
  const event = isOn ? 'second_factor_on' : 'second_factor_off'
  await recordSecurityEvent(services, client, { event, customerId, place: context })
  await queueNotification(client, {
    notification: event,
    values: {},
    to: { customerId },
    locale: languageSetting,
    screen: 'secondFactor',
    cause: `${event}:${customerId}:${services.now().getTime()}`,
  })
}
