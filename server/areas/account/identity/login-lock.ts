import {
  afterWrongLogin,
  loginLockMs,
  mayLogin,
  noLoginAttempts,
} from '#domain/account/login-lock.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { tokenHash } from '#server/platform/secrets/keys.ts'
import type { Services } from '#server/platform/services.ts'
import { after } from '../account-settings.ts'
import type { AccountRow } from '../account-store.ts'
import { queueLinkNotification } from '../queue-notification.ts'
import { loginAttemptStore } from './login-attempt-store.ts'

/**
 * Counts wrong passwords. Guesses from an unknown device count for the account and for the net
 * address; those from a known device count for that device alone, so that neither a stranger locks
 * the owner out nor a stolen device guesses for ever (rules 11).
 */

export type LoginSubjects = {
  readonly email: string
  readonly address: string
  /** Set when the account was entered from this device before. */
  readonly knownDevice: Buffer | null
}

export async function checkLock(services: Services, subjects: LoginSubjects): Promise<Permission> {
  let permission: Permission = { isAllowed: true }
  for (const { subject, since } of countedSubjects(services, subjects)) {
    const attempts = await loginAttemptStore.find(services.pool, { subject, since })
    const now = services.now().getTime()
    permission = mayLogin(attempts ?? noLoginAttempts, { isKnownDevice: false, now })
    if (!permission.isAllowed) return permission
  }
  return permission
}

/** Counts the failure; the one that locks an account, or a device of it, sends its owner the link. */
export async function countFailure(
  services: Services,
  failure: { readonly subjects: LoginSubjects; readonly account: AccountRow | undefined },
): Promise<void> {
  const { subjects, account } = failure
  const now = services.now()
  await transaction(services.pool, async (client) => {
    for (const { subject, since, isAddress } of countedSubjects(services, subjects)) {
      const before = await loginAttemptStore.findLocked(client, { subject, since, now })
      const { attempts, isLockedNow } = afterWrongLogin(before, now.getTime())
      await loginAttemptStore.save(client, { subject, attempts, now })
      if (isLockedNow && !isAddress && account) await sendUnlockLink(services, client, account)
    }
  })
}

/** The right password clears account and device; the address may still guess other accounts. */
export async function clearFailures(
  services: Services,
  db: Queryable,
  subjects: LoginSubjects,
): Promise<void> {
  for (const { subject, isAddress } of countedSubjects(services, subjects)) {
    if (!isAddress) await loginAttemptStore.remove(db, subject)
  }
}

export function accountSubject(services: Services, email: string): string {
  return `account:${tokenHash(email, services.keys.devices).toString('base64url')}`
}

export function deviceSubject(deviceHash: Buffer): string {
  return `device:${deviceHash.toString('base64url')}`
}

type CountedSubject = {
  readonly subject: string
  /** Older failures do not count any more. */
  readonly since: Date
  readonly isAddress: boolean
}

function countedSubjects(services: Services, subjects: LoginSubjects): CountedSubject[] {
  const forEver = new Date(0)
  const { knownDevice } = subjects
  if (knownDevice) {
    const subject = deviceSubject(knownDevice)
    return [{ subject, since: forEver, isAddress: false }]
  }
  const address = tokenHash(subjects.address, services.keys.devices).toString('base64url')
  return [
    {
      subject: accountSubject(services, subjects.email),
      since: forEver,
      isAddress: false,
    },
    {
      subject: `address:${address}`,
      // Many people share an address; only mistakes close to each other are a sign of guessing.
      since: after(services.now(), -loginLockMs),
      isAddress: true,
    },
  ]
}

async function sendUnlockLink(
  services: Services,
  db: Queryable,
  { customer }: AccountRow,
): Promise<void> {
  await queueLinkNotification(services, db, {
    notification: 'unlock_account',
    kind: 'unlock',
    screen: 'unlockAccount',
    to: { customerId: customer.customerId },
    locale: customer.languageSetting,
  })
}
