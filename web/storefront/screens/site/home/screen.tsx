import { useTranslations } from 'use-intl/react'

/** Holds the place of the landing page. */
export function Screen() {
  const t = useTranslations('shell')
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('titles.home')}</h1>
      <p>{t('description')}</p>
    </main>
  )
}
