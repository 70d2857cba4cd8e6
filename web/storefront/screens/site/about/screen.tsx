import { useTranslations } from 'use-intl/react'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import styles from '../content/content.module.css'
import { loadMarketFigures, useMarketFigures } from '../content/market-figures.ts'

export const load: Load<'about'> = loadMarketFigures

const parts = ['fair', 'checked', 'people'] as const

export function Screen() {
  const t = useTranslations('site.about')
  const tTitle = useTranslations('shell.titles')
  const figures = useMarketFigures()
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
            <p>{t(`${part}.text`, figures)}</p>
          </section>
        ))}
      </div>
    </Page>
  )
}
