import { useTranslations } from 'use-intl/react'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import type { AdDraft } from '../editor/ad-draft.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import styles from './progress.module.css'

/** Questions that two devices have answered differently: both answers, and the seller chooses. */
export function Differences() {
  const t = useTranslations('editor.save')
  const texts = useAttributeTexts()
  const { editor, state } = useAd()
  const { base, draft, differing } = state
  return (
    <Banner tone="warn" role="alert" title={t('conflictTitle')}>
      <Stack gap={3}>
        <span>{t('conflictText')}</span>
        {differing.map((field) => (
          <fieldset key={field} className={styles.difference}>
            <legend>{labelOf(field)}</legend>
            <Button size="dense" onClick={() => editor.choose(field, 'mine')}>
              {t('keepMine', { value: textOf(field, draft) })}
            </Button>
            <Button size="dense" look="quiet" onClick={() => editor.choose(field, 'theirs')}>
              {t('takeNewer', { value: textOf(field, base) })}
            </Button>
          </fieldset>
        ))}
      </Stack>
    </Banner>
  )

  function labelOf(field: string): string {
    return field === 'damages' ? texts.step('defects') : texts.label(field)
  }

  function textOf(field: string, { values, damages }: AdDraft): string {
    if (field === 'damages') return t('damages', { count: damages.length })
    const definition = findAttribute(field)
    const value = values[field]
    return definition && value !== undefined ? texts.answer(definition, value) : t('noAnswer')
  }
}
