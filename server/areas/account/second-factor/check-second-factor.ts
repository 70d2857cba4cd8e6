import { readSecondFactor } from '#domain/account/security/second-factor.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { tokenHash, unseal } from '#server/platform/secrets/keys.ts'
import type { AccountServices } from '../account-services.ts'
import { lockedLogin } from '../identity/locked-login.ts'
import { checkFactorLock, clearFactorFailures, countFactorFailure } from '../identity/login-lock.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import type { EventPlace } from '../security-log/record-security-event.ts'
import { stepOfCode } from './totp.ts'

/**
 * Whether the code is right; counts and locks as a login does, and a right code ends the count. A wrong one is counted
 * although refused, so it throws nothing; LOGIN_LOCKED once five were wrong. The caller holds the account's lock.
 */
export async function checkSecondFactor(
  services: AccountServices,
  client: DatabaseClient,
  given: { readonly customerId: number; readonly code: string; readonly place: EventPlace },
): Promise<boolean> {
  const { customerId } = given
  const permission = await checkFactorLock(services, client, customerId)
  if (!permission.isAllowed) throw lockedLogin(services, permission.refusal)
  const isRight = await isSecondFactorRight(services, client, given)
  if (isRight) await clearFactorFailures(client, customerId)
  else await countFactorFailure(services, client, given)
  return isRight
}

/** Whether this is a code of the account's app or one of its recovery codes; either is used up by it. */
async function isSecondFactorRight(
  services: AccountServices,
  client: DatabaseClient,
  { customerId, code }: { readonly customerId: number; readonly code: string },
): Promise<boolean> {
  const given = readSecondFactor(code)
  if (given?.kind !== 'recovery') return isAppCodeRight(services, client, { customerId, code })
  const hash = tokenHash(given.code, services.keys.devices)
  return secondFactorStore.takeRecoveryCode(client, { customerId, hash, now: services.now() })
}

/** Whether this is a code of the account's app, which is used up by it. */
export async function isAppCodeRight(
  services: AccountServices,
  client: DatabaseClient,
  { customerId, code }: { readonly customerId: number; readonly code: string },
): Promise<boolean> {
  const given = readSecondFactor(code)
  const factor = await secondFactorStore.find(client, customerId)
  if (given?.kind !== 'totp' || !factor) return false
  const secret = unseal(factor.totpSecret, services.keys.links)
  const step = await stepOfCode(given.digits, { secret, now: services.now() })
  return step !== null && secondFactorStore.takeStep(client, { customerId, step })
}
