import { hourMs, type Instant } from '../calendar/instant.ts'
import type { Permission } from '../refusal/refusal.ts'
import { allowed, refused } from '../refusal/refusal.ts'
import { numberOf, textOf } from '../vehicle/values.ts'
import type { Listing, VatRegime } from './listing.ts'

/**
 * What the operator may do with an ad under review (rules 2): send it back with remarks, refuse it
 * with a reason, or release it once the papers are on file. The change of status itself is the
 * auction's; this says whether it is ready for it.
 */

/** How long a review may wait before it goes to the top and alarms the operator (rules 12). */
export const reviewWithinHours = 24

/** Until when the review of what was submitted then is promised. */
export function reviewDueAt(submittedAt: Instant): Instant {
  return submittedAt + reviewWithinHours * hourMs
}

export type ReviewGap =
  | 'vat_regime'
  | 'vat_rate'
  | 'new_vehicle'
  | 'vin'
  | 'start_price'
  | 'start_price_reason'

function reviewGaps(listing: Pick<Listing, 'values' | 'review'>): readonly ReviewGap[] {
  const review = listing.review ?? {}
  const gaps: readonly (readonly [ReviewGap, boolean])[] = [
    ['vat_regime', review.vatRegime === undefined],
    ['vat_rate', review.vatRegime === 'reportable' && review.vatRateBasisPoints === undefined],
    ['new_vehicle', review.isNewVehicle === undefined],
    ['vin', (textOf(listing.values, 'vin') ?? '') === ''],
    ['start_price', review.startPriceEur === undefined],
    ['start_price_reason', needsReason(listing) && (review.startPriceReason ?? '') === ''],
  ]
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap)
}

/** A start price that is not the owner's own is told to them with its reason, before the auction begins. */
function needsReason({ values, review }: Pick<Listing, 'values' | 'review'>): boolean {
  const startPriceEur = review?.startPriceEur
  return startPriceEur !== undefined && startPriceEur !== numberOf(values, 'start_price')
}

export function mayApprove(listing: Pick<Listing, 'phase' | 'values' | 'review'>): Permission {
  if (listing.phase !== 'under_review') return refused('ACTION_NOT_POSSIBLE_NOW')
  const gaps = reviewGaps(listing)
  return gaps.length === 0
    ? allowed
    : refused('REVIEW_INCOMPLETE', { missing: gaps.join(', '), count: gaps.length })
}

export function maySendBack(listing: Pick<Listing, 'phase'>, remarks: string): Permission {
  return mayDecide(listing, remarks)
}

export function mayRefuse(listing: Pick<Listing, 'phase'>, reason: string): Permission {
  return mayDecide(listing, reason)
}

/** Neither without words: the seller has to know what to do, or why not. */
function mayDecide({ phase }: Pick<Listing, 'phase'>, reason: string): Permission {
  if (phase !== 'under_review') return refused('ACTION_NOT_POSSIBLE_NOW')
  return reason.trim() === ''
    ? refused('REVIEW_INCOMPLETE', { missing: 'reason', count: 1 })
    : allowed
}

/** VAT can be shown only by commercial sellers (spec 5.4). */
export function mayHaveVatRegime(
  regime: VatRegime,
  { sellerIsCommercial }: { readonly sellerIsCommercial: boolean },
): boolean {
  return sellerIsCommercial ? regime !== 'private' : regime === 'private'
}

/** A caravan is none before the law, however young it is (rules 10). */
export function mayBeNewVehicle(kind: Listing['kind']): boolean {
  return kind === 'motorhome'
}

/** The law's new vehicle: motor-driven, at most 6,000 km or at most 6 months old (rules 10). */
export function isNewVehicle({
  isMotorDriven,
  mileageKm,
  ageMonths,
}: {
  readonly isMotorDriven: boolean
  readonly mileageKm: number
  readonly ageMonths: number
}): boolean {
  return isMotorDriven && (mileageKm <= 6000 || ageMonths <= 6)
}
