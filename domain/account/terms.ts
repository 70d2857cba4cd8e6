import type { Instant } from '../calendar/instant.ts'

export type TermsFacts = {
  readonly isCompletedMerchant: boolean
  readonly acceptedAt: Instant | undefined
  readonly validFrom: Instant
  readonly startOfToday: Instant
}

/**
 * The terms popup (spec 9.5): for completed merchants who never accepted, or accepted before the
 * terms that are valid now. Terms announced for later count from the start of today, so that they
 * are put before the merchant ahead of time; an acceptance given today settles them for today.
 */
export function mustAcceptTerms(facts: TermsFacts): boolean {
  if (!facts.isCompletedMerchant) return false
  if (facts.acceptedAt === undefined) return true
  return Math.min(facts.validFrom, facts.startOfToday) > facts.acceptedAt
}
