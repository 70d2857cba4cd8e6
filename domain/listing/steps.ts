import type { VehicleKind } from '../vehicle/attribute.ts'
import type { ListingProgress, Progress } from './progress.ts'
import { combinedProgress } from './progress.ts'

/**
 * Every step of selling with its place in both orders of the specification (spec 2; rules 12): the
 * short one is what a new ad walks and what completeness is derived from, the whole one names all.
 * `null`: not part of the short order. The steps before the ad is made have `type` to `planned-date`.
 */
export const stepTable = [
  { step: 'type', short: null, whole: 1 },
  { step: 'new-or-import', short: null, whole: 2 },
  { step: 'planned-date', short: null, whole: 3 },
  { step: 'profile', short: 1, whole: 4 },
  { step: 'equipment', short: 2, whole: 5 },
  { step: 'description', short: null, whole: 6 },
  { step: 'defects', short: 3, whole: 7 },
  { step: 'images', short: 4, whole: 8 },
  { step: 'more-images', short: null, whole: 9 },
  { step: 'more-information', short: null, whole: 10 },
  { step: 'personal-data', short: 6, whole: 11 },
  { step: 'auction', short: 5, whole: 12 },
  { step: 'notes', short: null, whole: 13 },
  { step: 'last-step', short: 7, whole: 14 },
] as const

type StepRow = (typeof stepTable)[number]
/** A step of the short order. The step that the seller comes back to follows from what is complete (spec 4). */
export type ListingStep = Extract<StepRow, { readonly short: number }>['step']

export const listingSteps: readonly ListingStep[] = stepTable
  .filter((row) => row.short !== null)
  .sort((first, second) => first.short - second.short)
  .map(({ step }) => step)

/** Beside the flow, on their own paths; the third is asked of motorhomes alone (spec 2). */
export const optionalSteps = ['description', 'more-images', 'more-information'] as const

/** Every step that has an address below the ad's. */
export type AdStep = ListingStep | (typeof optionalSteps)[number]

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
