import type { Instant } from '../calendar/instant.ts'

export type TermsFacts = {
  readonly isCompletedMerchant: boolean
  readonly acceptedAt: Instant | undefined
  readonly validFrom: Instant
  readonly startOfToday: Instant
}

/**
 * The terms popup (spec 9.5): for completed merchants who never accepted, or accepted before the
 * terms that are valid now. The start of today caps the date, so that terms announced for next week
 * are put before him today, and once accepted today are not put before him again.
 */
export function mustAcceptTerms(facts: TermsFacts): boolean {
  if (!facts.isCompletedMerchant) return false
  if (facts.acceptedAt === undefined) return true
  return Math.min(facts.validFrom, facts.startOfToday) > facts.acceptedAt
}
