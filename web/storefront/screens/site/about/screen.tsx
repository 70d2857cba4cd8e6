import { useTranslations } from 'use-intl/react'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import styles from '../content/content.module.css'

const parts = ['fair', 'checked', 'people'] as const

export function Screen() {
  const t = useTranslations('site.about')
  const tTitle = useTranslations('shell.titles')
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <PageHead title={tTitle('about')} lead={t('lead')} />
      <div className={styles.scene}>
        <StorefrontScene scene="motorhome" isFirstInView />
      </div>
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part} className={styles.part}>
            <h2>{t(`${part}.title`)}</h2>
            <p>{t(`${part}.text`)}</p>
          </section>
        ))}
      </div>
    </Page>
  )
}
