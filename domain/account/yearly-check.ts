import { dayMs, type Instant } from '../calendar/instant.ts'

/**
 * An admitted dealer's VAT id and papers are looked at once a year (rules 11): the register is asked again, and the dealer for
 * an extract that is not older. Nothing ends by itself; an operator looks at what came, or at who sent nothing.
 */

export const yearlyCheckDays = 365
/** So long the dealer has for new papers before the operator is told that none came. */
export const yearlyDocumentsDays = 30

export const yearlyCheckStates = ['asked', 'toReview', 'overdue'] as const
export type YearlyCheckState = (typeof yearlyCheckStates)[number]

/** Null where nothing is asked. */
export function yearlyCheckState(check: {
  readonly askedAt: Instant | null
  readonly newestDocumentAt: Instant | null
  readonly at: Instant
}): YearlyCheckState | null {
  const { askedAt, newestDocumentAt, at } = check
  if (askedAt === null) return null
  if (newestDocumentAt !== null && newestDocumentAt >= askedAt) return 'toReview'
  return at >= askedAt + yearlyDocumentsDays * dayMs ? 'overdue' : 'asked'
}
