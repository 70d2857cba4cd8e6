import { useTranslations } from 'use-intl/react'
import { Page, PageHead } from '#web/ui/layout/page.tsx'

/** Holds the place of the landing page. */
export function Screen() {
  const t = useTranslations('shell')
  return (
    <Page as="main" id="main">
      <PageHead title={t('titles.home')} lead={t('description')} />
    </Page>
  )
}
