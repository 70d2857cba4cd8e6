import {
  afterWrongLogin,
  type LockLimit,
  loginLockMs,
  mayLogin,
  noLoginAttempts,
} from '#domain/account/login-lock.ts'
import { networkOf } from '#domain/account/security/network.ts'
import type { Permission } from '#domain/refusal/refusal.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { tokenHash } from '#server/platform/secrets/keys.ts'
import type { Services } from '#server/platform/services.ts'
import { after } from '../account-settings.ts'
import type { AccountRow } from '../account-store.ts'
import { queueLinkNotification, readerOf } from '../queue-notification.ts'
import { type EventPlace, recordSecurityEvent } from '../security-log/record-security-event.ts'
import { loginAttemptStore } from './login-attempt-store.ts'

/**
 * Counts wrong passwords. Guesses from an unknown device count for the account on that connection, for the
 * connection, and for the account with a bound that only guessing reaches; those from a known device count for
 * that device alone, so that neither a stranger locks the owner out nor a stolen device guesses for ever (rules 11).
 */

export type LoginSubjects = {
  readonly email: string
  readonly address: string
  /** Set when the account was entered from this device before. */
  readonly knownDevice: Buffer | null
}

export function checkLock(services: Services, subjects: LoginSubjects): Promise<Permission> {
  return checkSubjects(services, services.pool, countedSubjects(services, subjects))
}

/** Wrong codes are counted for the connection alone: each code has a count of its own (rules 11). */
export function checkAddressLock(services: Services, address: string): Promise<Permission> {
  return checkSubjects(services, services.pool, [networkSubject(services, address)])
}

async function checkSubjects(
  services: Services,
  db: Queryable,
  counted: readonly CountedSubject[],
): Promise<Permission> {
  let permission: Permission = { isAllowed: true }
  for (const { subject, since } of counted) {
    const attempts = await loginAttemptStore.find(db, { subject, since })
    const now = services.now().getTime()
    permission = mayLogin(attempts ?? noLoginAttempts, now)
    if (!permission.isAllowed) return permission
  }
  return permission
}

/**
 * Counts the failure; the one that locks an account, or a device of it, sends its owner the link. An address
 * without account is written to as well, by a mail that nobody gets: the work is the same.
 */
export async function countFailure(
  services: Services,
  failure: {
    readonly subjects: LoginSubjects
    readonly account: AccountRow | undefined
    readonly place: EventPlace
  },
): Promise<void> {
  const { subjects, account, place } = failure
  const customerId = account?.customer.customerId ?? null
  await transaction(services.pool, async (client) => {
    await recordSecurityEvent(services, client, { event: 'login_failed', customerId, place })
    for (const counted of countedSubjects(services, subjects)) {
      const isLockedNow = await count(services, client, counted)
      if (!isLockedNow) continue
      const facts = { limit: counted.limit }
      const event = 'login_locked'
      await recordSecurityEvent(services, client, { event, customerId, place, facts })
      if (counted.limit !== 'network') {
        await sendUnlockLink(services, client, account)
      }
    }
  })
}

export async function countAddressFailure(
  services: Services,
  db: Queryable,
  address: string,
): Promise<void> {
  await count(services, db, networkSubject(services, address))
}

/**
 * Wrong codes of an app: only who has the password, or the mailbox, gets as far as that. All three are called while the
 * account is locked, so that guesses that arrive together are counted one by one.
 */
export function checkFactorLock(
  services: Services,
  db: Queryable,
  customerId: number,
): Promise<Permission> {
  return checkSubjects(services, db, [factorSubject(customerId)])
}

export async function countFactorFailure(
  services: Services,
  db: Queryable,
  { customerId, place }: { readonly customerId: number; readonly place: EventPlace },
): Promise<void> {
  const facts = { limit: 'second_factor' }
  await recordSecurityEvent(services, db, { event: 'login_failed', customerId, place, facts })
  const isLockedNow = await count(services, db, factorSubject(customerId))
  if (!isLockedNow) return
  await recordSecurityEvent(services, db, { event: 'login_locked', customerId, place, facts })
}

/** The right code ends the count, as the right password does. */
export async function clearFactorFailures(db: Queryable, customerId: number): Promise<void> {
  await loginAttemptStore.remove(db, factorSubject(customerId).subject)
}

function factorSubject(customerId: number): CountedSubject {
  return { subject: `factor:${customerId}`, since: new Date(0), limit: 'device' }
}

/** Whether this very failure locks. */
async function count(
  services: Services,
  db: Queryable,
  { subject, since, limit }: CountedSubject,
): Promise<boolean> {
  const now = services.now()
  const before = await loginAttemptStore.findLocked(db, { subject, since, now })
  const { attempts, isLockedNow } = afterWrongLogin(before, { now: now.getTime(), limit })
  await loginAttemptStore.save(db, { subject, attempts, now })
  return isLockedNow
}

/** The right password clears account and device; the connection may still guess other accounts. */
export async function clearFailures(
  services: Services,
  db: Queryable,
  subjects: LoginSubjects,
): Promise<void> {
  for (const { subject, limit } of countedSubjects(services, subjects)) {
    if (limit !== 'network') await loginAttemptStore.remove(db, subject)
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
  readonly limit: LockLimit
}

function countedSubjects(services: Services, subjects: LoginSubjects): CountedSubject[] {
  const forEver = new Date(0)
  const { email, address, knownDevice } = subjects
  if (knownDevice) {
    return [{ subject: deviceSubject(knownDevice), since: forEver, limit: 'device' }]
  }
  const account = accountSubject(services, email)
  const pair = tokenHash(`${email} ${networkOf(address)}`, services.keys.devices)
  return [
    { subject: `pair:${pair.toString('base64url')}`, since: forEver, limit: 'accountOnNetwork' },
    networkSubject(services, address),
    { subject: account, since: forEver, limit: 'account' },
  ]
}

function networkSubject(services: Services, address: string): CountedSubject {
  const hash = tokenHash(networkOf(address), services.keys.devices).toString('base64url')
  return {
    subject: `address:${hash}`,
    // Many people share a connection; only mistakes close to each other are a sign of guessing.
    since: after(services.now(), -loginLockMs),
    limit: 'network',
  }
}

async function sendUnlockLink(
  services: Services,
  db: Queryable,
  account: AccountRow | undefined,
): Promise<void> {
  await queueLinkNotification(services, db, {
    notification: 'unlock_account',
    kind: 'unlock',
    screen: 'unlockAccount',
    ...readerOf(account),
  })
}
