import { useMemo } from 'react'
import { numberOf } from '#domain/vehicle/values.ts'
import { valuesOf } from '../../../../components/product-line.ts'
import { useSessionState } from '../../../../list-view/session-state.ts'
import {
  openPoints,
  type ReviewDraft,
  type ReviewFacts,
  type TickedPoint,
  toggled,
} from './checklist.ts'
import type { Reviewed } from './reviewed.ts'

export type ReviewWork = {
  readonly draft: ReviewDraft
  readonly facts: ReviewFacts
  readonly open: ReturnType<typeof openPoints>
  readonly change: (change: Partial<ReviewDraft>) => void
  readonly tick: (point: TickedPoint) => void
  readonly forget: () => void
}

/** What the operator found out about one ad so far, kept until the verdict has been taken. */
export function useReviewDraft(review: Reviewed): ReviewWork {
  const { product } = review
  const initial = useMemo(() => beginning(review), [review])
  const [draft, setDraft, forget] = useSessionState<ReviewDraft>(
    `review-${product.entityId}`,
    initial,
  )
  const facts: ReviewFacts = {
    documentCount: product.documents.length,
    pictureCount: product.gallery.length,
    earlierCount: review.otherListings.length,
    flagCount: review.flags.length,
    openFlagCount: review.flags.filter(({ settled }) => settled === null).length,
    hasSlot: review.nextSlotEndsAt !== '',
    leastStartPriceEur: review.leastStartPriceEur,
    mostStartPriceEur: review.mostStartPriceEur,
    ownStartPriceEur: review.ownStartPriceEur,
    firstRegistrationYear: numberOf(valuesOf(product), 'first_registration_year'),
  }
  return {
    draft,
    facts,
    open: openPoints({ draft, facts }),
    change: (change) => setDraft((before) => ({ ...before, ...change })),
    tick: (point) => setDraft((before) => ({ ...before, ticked: toggled(before.ticked, point) })),
    forget,
  }
}

/** What an earlier review of this ad has settled, and the seller's own start price. */
function beginning(review: Reviewed): ReviewDraft {
  return {
    ticked: [],
    vin: review.vin ?? '',
    vatRegime: review.vatRegime,
    startPriceEur: review.startPriceEur ?? review.suggestedStartPriceEur,
    startPriceReason: review.startPriceReason,
    isNewVehicle: review.isNewVehicle,
  }
}
