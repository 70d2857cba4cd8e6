import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { AuctionStatus } from '#domain/auction/core/state.ts'
import { useCountdownClock } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Countdown } from '#web/ui/status/countdown.tsx'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import styles from './auction.module.css'
import { lightLabel } from './light-label.ts'

type Look = { readonly tone: StatusTone; readonly icon: IconName }

const looks: Readonly<Record<AuctionStatus, Look>> = {
  editing: { tone: 'neutral', icon: 'pencil' },
  under_review: { tone: 'neutral', icon: 'circle-dashed' },
  published: { tone: 'neutral', icon: 'clock' },
  running: { tone: 'brand', icon: 'gavel' },
  hotbidding: { tone: 'warn', icon: 'flame' },
  ended: { tone: 'neutral', icon: 'clock' },
  sold: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'x' },
  failed_na: { tone: 'neutral', icon: 'x' },
  renegotiation: { tone: 'late', icon: 'handshake' },
  anr_offer_above_targetprice: { tone: 'warn', icon: 'clock' },
  acpt_late_offer: { tone: 'late', icon: 'tag' },
  recd_late_offer: { tone: 'late', icon: 'tag' },
  recd_late_offer_owner: { tone: 'late', icon: 'tag' },
  declined_late_offer: { tone: 'neutral', icon: 'tag' },
  inactive: { tone: 'neutral', icon: 'x' },
}

export function AuctionState({ status }: { status: AuctionStatus }) {
  const t = useTranslations('auction.status')
  return <StatusChip {...looks[status]}>{t(status)}</StatusChip>
}

export function AuctionLight({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.light')
  return <TrafficLight light={auction.light ?? 'none'} word={t(lightLabel(auction))} />
}

/** What comes next, counted down; once nothing does, when it ended. */
export function AuctionTime({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.time')
  const clock = useCountdownClock()
  const format = useFormat()
  const { status, startsAt, endsAt, endedAt } = auction
  const isRunning = status === 'running' || status === 'hotbidding'
  const texts = useMemo(
    () => ({
      lastSeconds: t('lastSeconds'),
      over: t('over'),
      days: ({ days, clock: rest }: { days: number; clock: string }) =>
        t('days', { days, clock: rest }),
    }),
    [t],
  )
  const next = isRunning ? endsAt : status === 'published' ? startsAt : null
  if (next === null) {
    return <span className="muted">{endedAt === null ? t('none') : format.dateTime(endedAt)}</span>
  }
  return (
    <>
      <Countdown
        key={next}
        endsAt={next}
        {...clock}
        texts={texts}
        icon={false}
        label={isRunning ? t('ends') : t('starts')}
      />
      <small className={styles.below}>
        {isRunning
          ? t('endsAt', { moment: format.dateTime(next) })
          : t('startsAt', { moment: format.dateTime(next) })}
      </small>
    </>
  )
}
