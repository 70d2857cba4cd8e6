import type { VatRegime } from '#domain/listing/listing.ts'
import { isVin } from '#domain/vehicle/vin.ts'

/**
 * What has to be looked at before an ad goes out (rules 2). Some points the operator ticks, others
 * follow from what was entered. The server asks for what it needs once more by itself.
 */

export const checklistPoints = [
  'document',
  'vin',
  'pictures',
  'earlier',
  'flags',
  'vat',
  'startPrice',
  'slot',
] as const
export type ChecklistPoint = (typeof checklistPoints)[number]

/** Only a person can check these. */
export type TickedPoint = 'document' | 'pictures' | 'earlier'

export type ReviewDraft = {
  readonly ticked: readonly TickedPoint[]
  readonly vin: string
  readonly vatRegime: VatRegime | null
  readonly startPriceEur: number | null
  readonly startPriceReason: string
  readonly isNewVehicle: boolean
}

export type ReviewFacts = {
  readonly documentCount: number
  readonly pictureCount: number
  readonly earlierCount: number
  readonly flagCount: number
  /** Suspicions that nobody has settled. */
  readonly openFlagCount: number
  readonly hasSlot: boolean
  /** Above a bid that binds on from the round before; null where none does (rules 6). */
  readonly leastStartPriceEur: number | null
  /** Null where the seller has named no price (rules 4). */
  readonly mostStartPriceEur: number | null
  /** Null where the seller has named none. */
  readonly ownStartPriceEur: number | null
  readonly firstRegistrationYear?: number | undefined
}

export function isPointDone(
  point: ChecklistPoint,
  { draft, facts }: { readonly draft: ReviewDraft; readonly facts: ReviewFacts },
): boolean {
  switch (point) {
    case 'document':
      return facts.documentCount > 0 && draft.ticked.includes('document')
    case 'vin':
      return isVin(draft.vin.trim().toUpperCase(), facts.firstRegistrationYear)
    case 'pictures':
      return facts.pictureCount > 0 && draft.ticked.includes('pictures')
    case 'earlier':
      return facts.earlierCount === 0 || draft.ticked.includes('earlier')
    case 'flags':
      return facts.openFlagCount === 0
    case 'vat':
      return draft.vatRegime !== null
    case 'startPrice':
      return startPriceFault(draft, facts) === null && hasReason(draft, facts)
    case 'slot':
      return facts.hasSlot
  }
}

/** What is wrong with the start price; null where it will do. */
export function startPriceFault(
  { startPriceEur }: Pick<ReviewDraft, 'startPriceEur'>,
  { leastStartPriceEur, mostStartPriceEur }: ReviewFacts,
): 'missing' | 'too_low' | 'too_high' | null {
  if (startPriceEur === null) return 'missing'
  if (startPriceEur < (leastStartPriceEur ?? 1)) return 'too_low'
  return mostStartPriceEur !== null && startPriceEur > mostStartPriceEur ? 'too_high' : null
}

const shortestReason = 5

/** A price that is not the seller's own is told to them with its reason. */
export function needsReason(
  { startPriceEur }: Pick<ReviewDraft, 'startPriceEur'>,
  { ownStartPriceEur }: Pick<ReviewFacts, 'ownStartPriceEur'>,
): boolean {
  return startPriceEur !== null && startPriceEur !== ownStartPriceEur
}

function hasReason(draft: ReviewDraft, facts: ReviewFacts): boolean {
  return !needsReason(draft, facts) || draft.startPriceReason.trim().length >= shortestReason
}

export function openPoints(review: {
  readonly draft: ReviewDraft
  readonly facts: ReviewFacts
}): readonly ChecklistPoint[] {
  return checklistPoints.filter((point) => !isPointDone(point, review))
}

export function toggled<Entry>(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  return entries.includes(entry) ? entries.filter((each) => each !== entry) : [...entries, entry]
}
