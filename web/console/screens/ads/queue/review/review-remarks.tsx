import { useTranslations } from 'use-intl/react'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useLooseTexts } from '#web/language/loose-texts.ts'
import { PanelSection } from '../../../../list-view/panel.tsx'
import styles from './review.module.css'
import type { Reviewed } from './reviewed.ts'

type Remark = Reviewed['remarks'][number]

/** What was remarked and what became of it: the last review's first, with old beside new; the others below. */
export function ReviewRemarks({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads.remarks')
  const current = review.remarks.filter(({ isClosed }) => !isClosed)
  const earlier = review.remarks.filter(({ isClosed }) => isClosed)
  if (review.remarks.length === 0) return null
  return (
    <PanelSection title={t('title')} note={review.remarks.length}>
      <RemarkTable remarks={current} />
      {earlier.length > 0 && (
        <details className={styles.group} open={current.length === 0}>
          <summary>{t('earlier', { count: earlier.length })}</summary>
          <RemarkTable remarks={earlier} />
        </details>
      )}
    </PanelSection>
  )
}

function RemarkTable({ remarks }: { remarks: readonly Remark[] }) {
  const t = useTranslations('console-ads.remarks')
  const labels = useAttributeLabels()
  const vehicle = useLooseTexts('vehicle')
  const format = useFormat()
  const valueText = (values: Remark['before']) =>
    (values ?? [])
      .flatMap(({ attributeCode, value }) => {
        const definition = findAttribute(attributeCode)
        return definition && value !== null ? [labels.value(definition, value)] : []
      })
      .join(' ')
  return (
    <ul className={styles.remarkList}>
      {remarks.map((remark) => {
        const { remarkId, field, text, givenAt, answer, note, before, after } = remark
        return (
          <li key={remarkId}>
            <b>
              {vehicle.has(`remark.${field}`) ? vehicle(`remark.${field}`) : labels.label(field)}
            </b>
            <small>{format.dateTime(givenAt)}</small>
            <p>{text}</p>
            <p className={styles.answered} data-answer={answer ?? 'open'}>
              {t(`answer.${answer ?? 'open'}`)}
              {before !== null && after !== null && (
                <>
                  {': '}
                  {answer === 'changed' && <del>{valueText(before) || t('nothing')}</del>}{' '}
                  <ins>{valueText(after) || t('nothing')}</ins>
                </>
              )}
            </p>
            {note !== null && <p>{t('note', { note })}</p>}
          </li>
        )
      })}
    </ul>
  )
}
