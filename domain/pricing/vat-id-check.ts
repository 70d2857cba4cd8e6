import { dayMs, type Instant } from '../calendar/instant.ts'

/**
 * When a dealer's VAT id is asked for again, and what an answer makes of it (rules 10). A human's
 * word stands until the number changes; an outage takes nothing back and proves nothing.
 */

export const vatIdVerdicts = ['unchecked', 'valid', 'confirmed', 'unverified', 'invalid'] as const
export type VatIdVerdict = (typeof vatIdVerdicts)[number]

const vatIdRecheckDays = 90

export function isVatIdCheckDue(check: {
  readonly verdict: VatIdVerdict
  readonly checkedAt: Instant | null
  readonly at: Instant
}): boolean {
  const { verdict, checkedAt, at } = check
  switch (verdict) {
    case 'unchecked':
    case 'unverified':
      return true
    case 'confirmed':
      return false
    case 'valid':
    case 'invalid':
      return checkedAt === null || at - checkedAt >= vatIdRecheckDays * dayMs
  }
}

export function vatIdVerdictAfter(
  before: VatIdVerdict,
  answer: 'valid' | 'invalid' | 'unavailable',
): VatIdVerdict {
  if (answer !== 'unavailable') return answer
  return before === 'unchecked' ? 'unverified' : before
}
