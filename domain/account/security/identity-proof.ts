import { type Instant, minuteMs } from '../../calendar/instant.ts'
import type { Profile } from '../customer.ts'

/**
 * Showing once more who one is, before what a stranger at an open browser could do harm with: another address or bank
 * account, a second factor, all data in one file, the end of the account (rules 11).
 */

/** A login, and each proof after it, is good for so long. */
export const identityProofMs = 15 * minuteMs

export const identityProofs = ['passkey', 'secondFactor', 'password', 'mailedCode'] as const
export type IdentityProof = (typeof identityProofs)[number]

/** The one that somebody at an open browser has least. With a passkey, codes of the app and recovery codes do as well. */
export function askedProof(account: {
  readonly hasPasskey: boolean
  readonly hasApp: boolean
  readonly hasPassword: boolean
}): IdentityProof {
  if (account.hasPasskey) return 'passkey'
  if (account.hasApp) return 'secondFactor'
  return account.hasPassword ? 'password' : 'mailedCode'
}

export function isIdentityProved(provedAt: Instant | null, now: Instant): boolean {
  return provedAt !== null && now < provedAt + identityProofMs
}

const addressFields = ['street', 'zipCode', 'city', 'country'] as const

/** Contracts and invoices name the address. One that is still being filled in is nobody's yet. */
export function changesAddress(before: Profile, next: Profile): boolean {
  const wasWhole = addressFields.every((field) => Boolean(before[field]))
  return wasWhole && addressFields.some((field) => before[field] !== next[field])
}
