import { useTranslations } from 'use-intl/react'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import type { Reviewed } from './reviewed.ts'

/** Answers that the seller confirmed once more, and when (spec, catalogue of confirmation flags). */
export function ReviewConfirmed({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads.confirmed')
  const labels = useAttributeLabels()
  const format = useFormat()
  const { confirmations } = review.product
  if (confirmations.length === 0) return null
  return (
    <PanelSection title={t('title')} note={confirmations.length}>
      <FactList
        facts={confirmations.flatMap(({ attributeCode, value, confirmedAt }) => {
          const definition = findAttribute(attributeCode)
          if (!definition) return []
          const answer = labels.value(definition, value)
          return [
            {
              term: labels.label(attributeCode),
              value: `${answer}, ${format.dateTime(confirmedAt)}`,
            },
          ]
        })}
      />
    </PanelSection>
  )
}
