import { useTranslations } from 'use-intl/react'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { isAnswered } from '#domain/vehicle/values.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { valuesOf } from '../../../../components/product-line.ts'
import { PanelSection } from '../../../../list-view/panel.tsx'
import { flagName } from './checklist.ts'
import styles from './review.module.css'
import type { Reviewed } from './reviewed.ts'
import { useFlagReason } from './use-flag-reason.ts'
import type { ReviewWork } from './use-review-draft.ts'

/** Answers worth a second look: what was answered, why it stands here, and whether it is settled. */
export function ReviewFlags(props: { review: Reviewed; work: ReviewWork; isOpen: boolean }) {
  const { review, work, isOpen } = props
  const t = useTranslations('console-ads.flagged')
  const labels = useAttributeLabels()
  const reasonOf = useFlagReason()
  const values = valuesOf(review.product)
  const cleared = review.flags.filter((flag) => work.draft.clearedFlags.includes(flagName(flag)))
  return (
    <PanelSection
      title={t('title')}
      note={
        isOpen
          ? t('cleared', { count: cleared.length, all: review.flags.length })
          : review.flags.length
      }
    >
      <ul className={styles.flags}>
        {review.flags.map((flag) => {
          const definition = findAttribute(flag.field)
          const answer = values[flag.field]
          const name = flagName(flag)
          return (
            <li key={name}>
              <div>
                <span className={styles.flagTerm}>{labels.label(flag.field)}</span>
                {definition && isAnswered(answer) && <b>{labels.value(definition, answer)}</b>}
                <small>{reasonOf(flag)}</small>
              </div>
              {isOpen && (
                <Checkbox
                  dense
                  label={t('settled')}
                  checked={work.draft.clearedFlags.includes(name)}
                  onChange={() => work.clearFlag(name)}
                  aria-label={t('settledOf', { name: labels.label(flag.field) })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}
