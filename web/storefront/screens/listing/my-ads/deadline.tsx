import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCountdownClock } from '#web/api/server-clock.tsx'
import { Countdown } from '#web/ui/status/countdown.tsx'
import styles from './my-ads.module.css'
import type { NextStep } from './next-step.ts'

const soonMs = 4 * 3_600_000

/** A running clock by the market's time, with what it counts down to. */
export function Deadline({ kind, at }: NonNullable<NextStep['deadline']>) {
  const t = useTranslations('listing.mine')
  const clock = useCountdownClock()
  const texts = useMemo(
    () => ({
      lastSeconds: t('clock.lastSeconds'),
      over: t('clock.over'),
      days: ({ days, clock: rest }: { days: number; clock: string }) =>
        t('clock.days', { days, clock: rest }),
    }),
    [t],
  )
  return (
    <span className={styles.deadline}>
      <span>{t(`deadline.${kind}`)}</span>
      <Countdown key={at} endsAt={at} {...clock} texts={texts} soonMs={soonMs} />
    </span>
  )
}
