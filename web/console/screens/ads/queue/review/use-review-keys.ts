import { useTranslations } from 'use-intl/react'
import type { Shortcut } from '#web/ui/keys/shortcut-for.ts'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { type ChecklistPoint, checklistPoints } from './checklist.ts'
import type { Reviewed } from './reviewed.ts'
import type { Suspicions } from './suspicions/use-suspicions.ts'
import type { ReviewWork } from './use-review-draft.ts'

/** Ids of the fields that a number leads into. */
export const reviewFieldIds = { vin: 'review-vin', startPrice: 'review-start-price' } as const

/** 1 to 7 settle a point of the checklist, or lead to the field that does. The slot is the system's. */
export function useReviewKeys(props: {
  review: Reviewed
  work: ReviewWork
  suspicions: Suspicions
  isOpen: boolean
}): void {
  const { review, work, suspicions, isOpen } = props
  const t = useTranslations('console-ads')
  const settle = (point: ChecklistPoint) => () => {
    switch (point) {
      case 'document':
      case 'pictures':
      case 'earlier':
        return work.tick(point)
      case 'vin':
      case 'startPrice':
        return focusField(reviewFieldIds[point])
      case 'flags':
        return suspicions.settleAll()
      case 'vat':
        return work.change({ vatRegime: review.suggestedVatRegime })
      case 'slot':
        return undefined
    }
  }
  const points = checklistPoints.flatMap((point, index): Shortcut[] =>
    point === 'slot'
      ? []
      : [
          {
            keys: String(index + 1),
            label: t(`point.${point}`),
            run: settle(point),
            shownIn: 'table',
          },
        ],
  )
  useShortcuts(isOpen ? [{ keys: '1-7', label: t('keys.points') }, ...points] : [])
}

function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
