import type { VehicleKind } from '../vehicle/attribute.ts'
import type { ListingProgress, Progress } from './progress.ts'
import { combinedProgress } from './progress.ts'

/**
 * The short flow of a new ad (spec 2; rules 12). The step that the seller comes back to follows
 * from what is complete, not from the last step they saw (spec 4).
 */
export const listingSteps = [
  'profile',
  'equipment',
  'defects',
  'images',
  'auction',
  'personal-data',
  'last-step',
] as const
export type ListingStep = (typeof listingSteps)[number]

/** Beside the flow, on their own paths; the third is asked of motorhomes alone (spec 2). */
export const optionalSteps = ['description', 'more-images', 'more-information'] as const

export type StepProgress = Progress & { readonly step: ListingStep }

export function stepProgress(
  progress: ListingProgress,
  kind: VehicleKind,
): readonly StepProgress[] {
  return listingSteps.map((step) => ({ step, ...combinedProgress(partsOf(step, progress, kind)) }))
}

function partsOf(
  step: ListingStep,
  { sets, documents, personalData }: ListingProgress,
  kind: VehicleKind,
): readonly Progress[] {
  switch (step) {
    case 'profile':
      return [kind === 'trailer' ? sets.trailer_profile : sets.product_profile]
    case 'equipment':
      return [sets.product_equipment]
    case 'defects':
      return [sets.product_description, sets.damage]
    case 'images':
      return [sets.product_images]
    case 'auction':
      return [sets.auction]
    case 'personal-data':
      return [personalData]
    case 'last-step':
      return [documents]
  }
}

/** The first step with something missing, the last one when nothing is (spec 4). */
export function currentStep(missing: readonly { readonly step: string }[]): ListingStep {
  return listingSteps.find((each) => missing.some(({ step }) => step === each)) ?? 'last-step'
}

/** One figure for the whole ad, shown above the steps. */
export function totalProgress(steps: readonly StepProgress[]): Progress {
  return combinedProgress(steps)
}

/** Everything between the seller and submitting, each with the step where it can be done. */
export function missingByStep(
  steps: readonly StepProgress[],
): readonly { readonly step: ListingStep; readonly missing: readonly string[] }[] {
  return steps
    .filter((each) => each.missing.length > 0)
    .map(({ step, missing }) => ({ step, missing }))
}
