import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useIsIslands } from '../page/server-page.tsx'
import styles from './loading-bar.module.css'

/** Shown only when the next screen takes longer than 200 ms (spec 9.3); the style sheet waits. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle'
  const isIslands = useIsIslands()
  return (
    <div role="status" className={styles.place} data-notice={isIslands ? 'loading' : undefined}>
      {isIslands && (
        <template>
          <Bar />
        </template>
      )}
      {isLoading && <Bar />}
    </div>
  )
}

function Bar() {
  const t = useTranslations('shell')
  return (
    <>
      <div className={styles.bar} aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
    </>
  )
}
