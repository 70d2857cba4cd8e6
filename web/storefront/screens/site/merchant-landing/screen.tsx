import { useTranslations } from 'use-intl/react'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, Section } from '#web/ui/layout/page.tsx'
import { Cluster, Tiles } from '#web/ui/layout/stack.tsx'
import contentStyles from '../content/content.module.css'
import { loadMarketFigures, useMarketFigures } from '../content/market-figures.ts'
import styles from './landing.module.css'

export const load: Load<'merchantLanding'> = loadMarketFigures

const reasons = ['facts', 'agent', 'light', 'journal'] as const
const steps = ['step1', 'step2', 'step3'] as const

/** What a dealer gets, and how dealers are admitted. */
export function Screen() {
  const t = useTranslations('site.merchantLanding')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  return (
    <Page as="main" id="main" className={contentStyles.page}>
      <div className={styles.hero}>
        <div className={styles.text}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <p className="small muted">{t('claim', useMarketFigures())}</p>
          <Cluster>
            <LinkButton look="primary" href={path('register', {}, { type: 'merchant' })}>
              {t('apply')}
            </LinkButton>
            <LinkButton href={path('catalog', {}, { status: 'running' })}>{t('see')}</LinkButton>
          </Cluster>
        </div>
        <div className={styles.scene}>
          <StorefrontScene scene="dealers" isFirstInView />
        </div>
      </div>
      <Section title={t('why')}>
        <Tiles gap={4}>
          {reasons.map((reason) => (
            <Card key={reason} as="article" className={styles.reason}>
              <h3>{t(`${reason}.title`)}</h3>
              <p>{t(`${reason}.text`)}</p>
            </Card>
          ))}
        </Tiles>
      </Section>
      <Section title={t('how')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <Cluster className={contentStyles.end}>
          <LinkButton look="primary" href={path('register', {}, { type: 'merchant' })}>
            {t('apply')}
          </LinkButton>
          <LinkButton href={path('pricing')}>{tTitle('pricing')}</LinkButton>
        </Cluster>
      </Section>
    </Page>
  )
}
