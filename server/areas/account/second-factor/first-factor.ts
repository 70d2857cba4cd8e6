import { randomBytes } from 'node:crypto'
import {
  isSecondFactorRequired,
  recoveryCodeCount,
  recoveryCodeOf,
} from '#domain/account/security/second-factor.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { tokenHash } from '#server/platform/secrets/keys.ts'
import type { AccountServices } from '../account-services.ts'
import type { AccountRow } from '../account-store.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { finishLogin } from '../session/finish-login.ts'
import { sessionStore } from '../session/session-store.ts'

/** A demo shows its logins to everybody and asks for none (rules 14). */
export function isFactorRequired(services: AccountServices, { customer }: AccountRow): boolean {
  return !services.config.isDemo && isSecondFactorRequired(customer)
}

/**
 * What the first second factor of an account brings, be it an app or a passkey: new recovery codes, which are answered this
 * once, and an end to the logins that were begun with less. This browser goes on by a new one. The caller announces the
 * end after the commit.
 */
export async function turnOnFirstFactor(
  services: AccountServices,
  client: DatabaseClient,
  { account, context }: { readonly account: AccountRow; readonly context: CallContext },
): Promise<string[]> {
  const { customerId } = account.customer
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(10)))
  const hashes = codes.map((each) => tokenHash(each, services.keys.devices))
  await secondFactorStore.saveRecoveryCodes(client, { customerId, hashes })
  const now = services.now()
  await sessionStore.endAll(client, { customerId, reason: 'password_changed', now })
  await finishLogin(services, client, { account, context })
  return codes
}
