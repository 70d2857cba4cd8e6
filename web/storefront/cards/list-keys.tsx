import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import styles from './dealer-table.module.css'

type ListKeysProps = { readonly onPreview: () => void; readonly isPreviewOpen: boolean }

/** The keys of a dealer's list, at its foot; what a key does a button does too. */
export function ListKeys({ onPreview, isPreviewOpen }: ListKeysProps) {
  const t = useTranslations('catalog.preview')
  return (
    <section aria-label={t('keys')} className={styles.keys}>
      <span>
        <kbd>j</kbd>
        <kbd>k</kbd> {t('row')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('enter')}
      </span>
      <Button look="quiet" size="dense" aria-pressed={isPreviewOpen} onClick={onPreview}>
        <kbd>{t('space')}</kbd> {t('title')}
      </Button>
    </section>
  )
}
