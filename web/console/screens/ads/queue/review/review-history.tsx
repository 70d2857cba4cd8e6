import { useTranslations } from 'use-intl/react'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import type { Reviewed } from './reviewed.ts'

/** What the owner agreed to, and what was changed in the ad, the latest first. */
export function ReviewHistory({ history }: { history: Reviewed['history'] }) {
  const t = useTranslations('console-ads.history')
  const labels = useAttributeLabels()
  const format = useFormat()
  const { changes, consents } = history
  return (
    <>
      {consents.length > 0 && (
        <PanelSection title={t('consents')} note={consents.length}>
          <ol>
            {consents.map(({ givenAt, sentence }) => (
              <li key={givenAt}>
                {format.dateTime(givenAt)}: {sentence}
              </li>
            ))}
          </ol>
        </PanelSection>
      )}
      {changes.length > 0 && (
        <PanelSection title={t('changes')} note={changes.length}>
          <ol>
            {changes.map(({ changedAt, attributeCode, value }) => (
              <li key={`${changedAt} ${attributeCode}`}>
                {format.dateTime(changedAt)}: {labels.label(attributeCode)}{' '}
                {value === '' ? t('removed') : labels.option(attributeCode, value)}
              </li>
            ))}
          </ol>
        </PanelSection>
      )}
    </>
  )
}
