import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './later.module.css'

export type LaterChoiceProps = {
  /** Instants to choose from. */
  readonly days: readonly number[]
  /** Instant that was chosen. */
  readonly chosen: number | null
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly onChoose: (day: number) => void
}

/** "Not selling now": a day on which somebody is written to once (spec 4). */
export function LaterChoice({ days, chosen, isBusy, hasFailed, onChoose }: LaterChoiceProps) {
  const t = useTranslations('valuation.later')
  const format = useFormat()
  return (
    <Card as="section" className={styles.later}>
      <div className={styles.text}>
        <h2>{t('title')}</h2>
        <p role="status">
          {chosen === null ? t('text') : t('chosen', { day: format.date(chosen) })}
        </p>
        {hasFailed && (
          <Banner tone="bad" role="alert">
            {t('failed')}
          </Banner>
        )}
      </div>
      <div className={styles.days}>
        {days
          .filter((day) => day !== chosen)
          .map((day) => (
            <Button key={day} icon="calendar-days" busy={isBusy} onClick={() => onChoose(day)}>
              {format.date(day)}
            </Button>
          ))}
      </div>
    </Card>
  )
}
