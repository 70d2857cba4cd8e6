import type { Customer } from '../customer.ts'

/** A code of an authenticator app beside password or mailed code (rules 11). */

export const recoveryCodeCount = 10
/** Letters and digits that nobody takes for one another. */
const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const recoveryLength = 10

/** Who decides over others' rights and money has no choice. */
export function isSecondFactorRequired({ roles }: Pick<Customer, 'roles'>): boolean {
  return roles.includes('admin')
}

const offeredOverEur = 50_000

/** A dealer who binds themselves to so much is told once that there is one. */
export function offersSecondFactor(bidEur: number): boolean {
  return bidEur > offeredOverEur
}

/** `ABCDE-FGHJK`, of as many random bytes as it has letters. */
export function recoveryCodeOf(random: Uint8Array): string {
  const signs = [...random.slice(0, recoveryLength)].map(
    (byte) => recoveryAlphabet[byte % recoveryAlphabet.length],
  )
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`
}

export type GivenCode =
  | { readonly kind: 'totp'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly code: string }

/** What somebody typed or pasted; undefined when it can be neither. */
export function readSecondFactor(typed: string): GivenCode | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(plain)) return { kind: 'totp', digits: plain }
  const isRecovery = plain.length === recoveryLength && /^[A-HJ-NP-Z2-9]+$/.test(plain)
  return isRecovery
    ? { kind: 'recovery', code: `${plain.slice(0, 5)}-${plain.slice(5)}` }
    : undefined
}
