import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './funnel.module.css'
import type { StepFigures } from './funnel-figures.ts'
import { useStepName } from './use-step-name.ts'

/** A bar for each step; the one at which most stop stands out by its words as well as its colour. */
export function FunnelRows(props: {
  figures: readonly StepFigures[]
  worst: StepFigures | undefined
}) {
  const { figures, worst } = props
  const t = useTranslations('console-usage')
  const format = useFormat()
  const stepName = useStepName()
  const highest = Math.max(...figures.map(({ count }) => count), 1)
  return (
    <ol className={styles.rows}>
      {figures.map((each) => {
        const { step, count, share, loss, people } = each
        const isWorst = step === worst?.step
        return (
          <li key={step} className={classNames(styles.row, isWorst && styles.worst)}>
            <span className={styles.name}>{stepName(step)}</span>
            <svg className={styles.bar} aria-hidden="true">
              <rect width={`${(count / highest) * 100}%`} height="100%" rx="3" />
            </svg>
            <span className={styles.count}>
              {format.number(count)}
              {share !== null && <span className="muted"> {format.percent(share)}</span>}
            </span>
            <span className={styles.loss}>
              {loss !== null && t('loss', { share: format.percent(loss) })}
              {people > 0 && <span className="muted">{t('people', { count: people })}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
