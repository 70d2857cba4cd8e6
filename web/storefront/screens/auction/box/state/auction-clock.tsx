import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useCountdownClock } from '#web/api/server-clock.tsx'
import { Countdown } from '#web/ui/status/countdown.tsx'
import { phaseOf } from '../../../../auction/phase.ts'

/** Counts down to the start, then to the end, by the market's clock. Nothing once it is over. */
export function AuctionClock({ auction, isSpoken }: { auction: AuctionView; isSpoken?: boolean }) {
  const t = useTranslations('auction.clock')
  const clock = useCountdownClock()
  const phase = phaseOf(auction)
  // Who hears nothing does not know that anything ends now: the end may have moved.
  const isLost = useLostAt() !== null
  const texts = useMemo(
    () => ({
      lastSeconds: t('lastSeconds'),
      over: isLost ? t('unknown') : phase === 'before' ? t('starting') : t('settling'),
      days: ({ days, clock: rest }: { days: number; clock: string }) =>
        t('days', { days, clock: rest }),
      ...(isSpoken &&
        phase === 'open' && {
          announce: ({ minutes }: { minutes: number }) => t('announce', { minutes }),
        }),
    }),
    [t, phase, isSpoken, isLost],
  )
  const instant = phase === 'before' ? auction.startsAt : auction.endsAt
  if (phase === 'over' || instant === null) return null
  return (
    <Countdown
      key={instant}
      endsAt={instant}
      {...clock}
      texts={texts}
      label={phase === 'before' ? t('startsIn') : t('endsIn')}
      icon={false}
      plain
    />
  )
}
