import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import { type ChecklistPoint, checklistPoints, isPointDone, type TickedPoint } from './checklist.ts'
import styles from './review.module.css'
import { StartPriceField, VatFields, VinField } from './review-fields.tsx'
import type { Reviewed } from './reviewed.ts'
import type { Suspicions } from './suspicions/use-suspicions.ts'
import type { ReviewWork } from './use-review-draft.ts'

/** Everything that must be settled before the ad goes out, with the fields that settle it. */
export function Checklist(props: { review: Reviewed; work: ReviewWork; suspicions: Suspicions }) {
  const { review, work } = props
  const t = useTranslations('console-ads')
  const done = checklistPoints.length - work.open.length
  const fields: Partial<Record<ChecklistPoint, ReactNode>> = {
    vin: <VinField work={work} />,
    vat: <VatFields review={review} work={work} />,
    startPrice: <StartPriceField review={review} work={work} />,
  }
  return (
    <PanelSection
      title={t('checklist.title')}
      note={t('checklist.done', { count: done, all: checklistPoints.length })}
      id="checklist"
    >
      <ol className={styles.checklist}>
        {checklistPoints.map((point, index) => (
          <li key={point}>
            <PointLine {...props} point={point} digit={index + 1} />
            {fields[point] && <div className={styles.pointField}>{fields[point]}</div>}
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}

const tickedPoints: readonly ChecklistPoint[] = ['document', 'pictures', 'earlier']

function PointLine(props: {
  review: Reviewed
  work: ReviewWork
  suspicions: Suspicions
  point: ChecklistPoint
  digit: number
}) {
  const { review, work, suspicions, point, digit } = props
  const t = useTranslations('console-ads')
  const note = useNote(review, work, point)
  const isDone = isPointDone(point, work)
  const icon = isDone ? 'circle-check' : point === 'flags' ? 'triangle-exclamation-point' : 'minus'
  const isTicked = tickedPoints.includes(point)
  const content = (
    <>
      <Icon icon={icon} className={isDone ? styles.done : styles.undone} />
      <span className={styles.pointName}>{t(`point.${point}`)}</span>
      <span className="visually-hidden">{t(isDone ? 'checklist.isDone' : 'checklist.isOpen')}</span>
      <span className={styles.pointNote}>{note}</span>
      {point !== 'slot' && <kbd>{digit}</kbd>}
    </>
  )
  const className = classNames(styles.point, !isDone && styles.openPoint)
  if (!isTicked && point !== 'flags') return <div className={className}>{content}</div>
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isDone}
      onClick={() => (isTicked ? work.tick(point as TickedPoint) : suspicions.settleAll())} // Checked above.
    >
      {content}
    </button>
  )
}

/** What stands beside a point: the figures it is judged by. */
function useNote(review: Reviewed, work: ReviewWork, point: ChecklistPoint): string {
  const t = useTranslations('console-ads.note')
  const format = useFormat()
  const { facts } = work
  switch (point) {
    case 'document':
      return t('document', { count: facts.documentCount })
    case 'pictures':
      return t('pictures', { count: facts.pictureCount })
    case 'earlier':
      return t('earlier', { count: facts.earlierCount })
    case 'flags': {
      const { flagCount, openFlagCount } = facts
      return t('flags', { count: flagCount - openFlagCount, all: flagCount })
    }
    case 'slot':
      return format.dateTimeWithZone(review.nextSlotEndsAt)
    case 'vin':
    case 'vat':
    case 'startPrice':
      return ''
  }
}
