import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import styles from './loading-bar.module.css'

/** Shown only when the next screen takes longer than 200 ms (spec 9.3); the style sheet waits. */
export function LoadingBar() {
  const t = useTranslations('shell')
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div role="status" className={styles.place}>
      {isLoading && (
        <>
          <div className={styles.bar} aria-hidden="true" />
          <span className="visually-hidden">{t('loading')}</span>
        </>
      )}
    </div>
  )
}
