import { useTranslations } from 'use-intl/react'
import { Page } from '#web/ui/layout/page.tsx'
import styles from './start.module.css'

const stages = ['describe', 'compare', 'answer'] as const

/** How the price comes about, for whoever reads before they type. */
export function How() {
  const t = useTranslations('valuation.start.how')
  return (
    <Page as="section" className={styles.how}>
      <h2>{t('title')}</h2>
      <ol>
        {stages.map((stage, index) => (
          <li key={stage}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`${stage}.title`)}</h3>
            <p>{t(`${stage}.text`)}</p>
          </li>
        ))}
      </ol>
    </Page>
  )
}
