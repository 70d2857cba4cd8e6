import { useTranslations } from 'use-intl/react'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import type { Reviewed } from './reviewed.ts'

/** What the owner agreed to, and answer by answer what it was, when and by whom; the latest first. */
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
          {[...byAttribute(changes)].map(([attributeCode, ofOne]) => (
            <details key={attributeCode}>
              <summary>
                {labels.label(attributeCode)} <span className="muted">{ofOne.length}</span>
              </summary>
              <ol>
                {ofOne.map(({ changedAt, value, editor, operator }) => (
                  <li key={changedAt}>
                    <b>{value === '' ? t('removed') : labels.option(attributeCode, value)}</b>{' '}
                    <span className="muted">
                      {format.dateTime(changedAt)}
                      {editor && `, ${operator ?? t(`by.${editor}`)}`}
                    </span>
                  </li>
                ))}
              </ol>
            </details>
          ))}
        </PanelSection>
      )}
    </>
  )
}

type Change = Reviewed['history']['changes'][number]

function byAttribute(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  return Map.groupBy(changes, ({ attributeCode }) => attributeCode)
}
