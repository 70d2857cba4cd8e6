import type { ValuationStatus } from './valuation-request.ts'

/** Where somebody who comes back goes on (spec 4, onboarding statuses). */

export const onboardingStatuses = [
  'valuation_valuated',
  'valuation_under_review',
  'valuation_editing',
  'product_editing',
  'product_exists',
  'nothing',
] as const

export type OnboardingStatus = (typeof onboardingStatuses)[number]

/** A valuation counts as long as its ad was not submitted: afterwards the ad is what goes on. */
export function onboardingStatus(facts: {
  readonly isProductEditing: boolean | null
  readonly valuation: ValuationStatus | null
}): OnboardingStatus {
  if (facts.isProductEditing === null) return 'nothing'
  if (!facts.isProductEditing) return 'product_exists'
  return facts.valuation === null ? 'product_editing' : `valuation_${facts.valuation}`
}
