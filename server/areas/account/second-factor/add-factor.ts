import { hasSecondFactor, type SecondFactors } from '#domain/account/security/passkey.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { announceFactor } from './announce-factor.ts'
import { turnOnFirstFactor } from './first-factor.ts'

/**
 * An app or a passkey more, under the account's lock. Answers the recovery codes where it is the account's first second factor; they
 * are shown this once.
 */
export async function addFactor(
  services: AccountServices,
  context: CallContext,
  factor: {
    readonly event: 'second_factor_on' | 'passkey_added'
    /** Refuses, or saves it; is told what the account had until now. */
    readonly save: (client: DatabaseClient, before: SecondFactors) => Promise<void>
  },
): Promise<{ readonly recoveryCodes: string[] }> {
  const customerId = personIdOf(context)
  const recoveryCodes = await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const before = await secondFactorStore.factorsOf(client, customerId)
    await factor.save(client, before)
    const account = await accountStore.load(client, customerId)
    await announceFactor(services, client, { account, event: factor.event, context })
    return hasSecondFactor(before) ? [] : turnOnFirstFactor(services, client, { account, context })
  })
  if (recoveryCodes.length > 0) await services.announceEndedLogin(customerId)
  return { recoveryCodes }
}
