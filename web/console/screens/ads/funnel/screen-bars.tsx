import { useTranslations } from 'use-intl/react'
import { screenPrefix } from '#contract/usage/screen-prefix.ts'
import { adScreens } from '#domain/listing/screens/screen-table.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useLooseTexts } from '#web/language/loose-texts.ts'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import styles from './funnel.module.css'
import type { FunnelAnswer } from './funnel-figures.ts'

/** The form question by question, in its order: within which part somebody gives up. */
export function ScreenBars({ counts }: Pick<FunnelAnswer, 'counts'>) {
  const t = useTranslations('console-usage.screens')
  const editor = useLooseTexts('editor')
  const format = useFormat()
  const byStep = new Map(
    counts.flatMap(({ step, device, language, count }) =>
      device === null && language === null ? [[step, count] as const] : [],
    ),
  )
  const seen = adScreens.flatMap(({ id }) => {
    const count = byStep.get(`${screenPrefix}${id}`) ?? 0
    return count > 0 ? [{ id, count }] : []
  })
  const highest = Math.max(...seen.map(({ count }) => count), 1)
  if (seen.length === 0) return null
  return (
    <SectionCard title={t('title')} lead={t('lead')}>
      <ol className={styles.rows}>
        {seen.map(({ id, count }) => (
          <li key={id} className={styles.row}>
            <span className={styles.question}>{editor(`screen.${id}.title`)}</span>
            <svg className={styles.thin} aria-hidden="true">
              <rect width={`${(count / highest) * 100}%`} height="100%" rx="2" />
            </svg>
            <span className={styles.count}>{format.number(count)}</span>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
