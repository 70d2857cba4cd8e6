import { useTranslations } from 'use-intl/react'
import { defaultCommissionSettings } from '#domain/pricing/commission.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Island } from '#web/storefront/islands/island.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Tiles } from '#web/ui/layout/stack.tsx'
import contentStyles from '../content/content.module.css'
import styles from './calculator.module.css'
import { CommissionCalculator } from './commission-calculator.tsx'

const { rateBasisPoints, minCents, maxCents } = defaultCommissionSettings

/** What each side pays, and a way to try it (spec 9.1). */
export function Screen() {
  const t = useTranslations('site.pricing')
  const tTitle = useTranslations('shell.titles')
  const format = useFormat()
  const rate = format.percent(rateBasisPoints)
  return (
    <Page as="main" id="main" className={contentStyles.page}>
      <PageHead title={tTitle('pricing')} lead={t('lead')} />
      <Tiles gap={4} wide>
        <Card as="section" className={styles.offer}>
          <h2>{t('seller.title')}</h2>
          <p className={styles.figure}>{format.money(0)}</p>
          <p>{t('seller.text')}</p>
        </Card>
        <Card as="section" className={styles.offer}>
          <h2>{t('dealer.title')}</h2>
          <p className={styles.figure}>{rate}</p>
          <p>
            {t('dealer.text', {
              rate,
              min: format.money(minCents / 100),
              max: format.money(maxCents / 100),
            })}
          </p>
        </Card>
      </Tiles>
      <Island
        name="calculator"
        of={CommissionCalculator}
        props={{}}
        texts={['site.pricing.calculator', 'shell.ui']}
        hydrate="touch"
      />
    </Page>
  )
}
