import { type Instant, minuteMs } from '../calendar/instant.ts'
import type { Permission } from '../refusal/refusal.ts'
import { allowed, refused } from '../refusal/refusal.ts'

/**
 * Slows down the guessing of passwords. Nobody must be able to lock somebody else out: mistakes lock the
 * account for the connection they came from, and other connections go on. A known device, an open login and
 * the mailed code or link are held off by none of it (rules 11).
 */

export const wrongLoginsBeforeLock = {
  /** One account from one connection, which no device has proved to know. */
  accountOnNetwork: 5,
  /** One account on a device that it was entered from before. */
  device: 5,
  /** All accounts from one connection; many people may share it. */
  network: 20,
  /** One account from everywhere: the bound of NIST 800-63B for guesses that come from many places. */
  account: 100,
} as const
export type LockLimit = keyof typeof wrongLoginsBeforeLock

export const loginLockMs = 15 * minuteMs

export type LoginAttempts = {
  readonly wrongInARow: number
  readonly lockedUntil?: Instant
}

export const noLoginAttempts: LoginAttempts = { wrongInARow: 0 }

export function mayLogin(attempts: LoginAttempts, now: Instant): Permission {
  const { lockedUntil } = attempts
  if (lockedUntil === undefined || now >= lockedUntil) return allowed
  const minutes = Math.ceil((lockedUntil - now) / minuteMs)
  return refused('LOGIN_LOCKED', { minutes, until: lockedUntil })
}

/** `isLockedNow` is true for the attempt that locks: then the unlock link is sent, once. */
export function afterWrongLogin(
  attempts: LoginAttempts,
  { now, limit }: { readonly now: Instant; readonly limit: LockLimit },
): { readonly attempts: LoginAttempts; readonly isLockedNow: boolean } {
  const isStillLocked = attempts.lockedUntil !== undefined && now < attempts.lockedUntil
  if (isStillLocked) return { attempts, isLockedNow: false }
  const before = attempts.lockedUntil === undefined ? attempts.wrongInARow : 0
  const wrongInARow = before + 1
  if (wrongInARow < wrongLoginsBeforeLock[limit]) {
    return { attempts: { wrongInARow }, isLockedNow: false }
  }
  return { attempts: { wrongInARow, lockedUntil: now + loginLockMs }, isLockedNow: true }
}
