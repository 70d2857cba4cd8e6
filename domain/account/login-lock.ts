import { type Instant, minuteMs } from '../calendar/instant.ts'
import type { Permission } from '../refusal/refusal.ts'
import { allowed, refused } from '../refusal/refusal.ts'

/**
 * Slows down the guessing of passwords. Rivals must not be able to lock a dealer out: a lock holds for
 * devices the account does not know, and logged-in people stay logged in (rules 11). The same count is kept for
 * each account and for each network address.
 */

const wrongLoginsBeforeLock = 5
export const loginLockMs = 15 * minuteMs

export type LoginAttempts = {
  readonly wrongInARow: number
  readonly lockedUntil?: Instant
}

export const noLoginAttempts: LoginAttempts = { wrongInARow: 0 }

export function mayLogin(
  attempts: LoginAttempts,
  { isKnownDevice, now }: { readonly isKnownDevice: boolean; readonly now: Instant },
): Permission {
  const { lockedUntil } = attempts
  if (isKnownDevice || lockedUntil === undefined || now >= lockedUntil) return allowed
  const minutes = Math.ceil((lockedUntil - now) / minuteMs)
  return refused('LOGIN_LOCKED', { minutes, until: lockedUntil })
}

/** `isLockedNow` is true for the attempt that locks: then the unlock link is sent, once. */
export function afterWrongLogin(
  attempts: LoginAttempts,
  now: Instant,
): { readonly attempts: LoginAttempts; readonly isLockedNow: boolean } {
  const isStillLocked = attempts.lockedUntil !== undefined && now < attempts.lockedUntil
  if (isStillLocked) return { attempts, isLockedNow: false }
  const before = attempts.lockedUntil === undefined ? attempts.wrongInARow : 0
  const wrongInARow = before + 1
  if (wrongInARow < wrongLoginsBeforeLock) {
    return { attempts: { wrongInARow }, isLockedNow: false }
  }
  return { attempts: { wrongInARow, lockedUntil: now + loginLockMs }, isLockedNow: true }
}
