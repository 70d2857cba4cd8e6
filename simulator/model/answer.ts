import type { Standing } from './scenario.ts'

/** Allowed or refused, and who asks. A code of null means: refused, and the page names no code for it. */

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: string | null; readonly atLeastEur?: number }

export type Asker = {
  readonly who: string
  readonly role: 'visitor' | 'customer' | 'dealer' | 'operator'
  /** Of a dealer; null for everybody else. */
  readonly standing: Standing | null
}

export const yes: Verdict = { allowed: true }
export const no = (code: string | null = null, atLeastEur?: number): Verdict =>
  atLeastEur === undefined ? { allowed: false, code } : { allowed: false, code, atLeastEur }
