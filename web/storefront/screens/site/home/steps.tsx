import { useTranslations } from 'use-intl/react'
import { defaultCommissionSettings } from '#domain/pricing/commission.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import styles from './home.module.css'

/** How it works, in three steps with their real numbers (rules 3, 10). */
export function Steps() {
  const t = useTranslations('site.home.steps')
  const format = useFormat()
  const rate = format.percent(defaultCommissionSettings.rateBasisPoints)
  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <div>
          <h2>{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
      </header>
      <ol className={styles.steps}>
        {(['describe', 'bid', 'handover'] as const).map((step) => (
          <li key={step} className={styles.step}>
            <p className={styles.figure}>
              {step === 'handover' ? format.money(0) : t(`${step}.figure`)}
            </p>
            <p className={styles.figureOf}>
              {step === 'handover' ? t('handover.of', { rate }) : t(`${step}.of`)}
            </p>
            <h3>{t(`${step}.title`)}</h3>
            <p className={styles.stepText}>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
