import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useCountdownClock } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { Countdown } from '#web/ui/status/countdown.tsx'
import { ownDeadline } from './standing.ts'

/**
 * Counts down while bids are taken, by the market's clock; before and after it names the moment, a
 * dealer's own deadline before the end that is past.
 */
export function CardClock({
  auction,
  isBare = false,
}: {
  auction: AuctionView | null
  /** Without its sign, where a column's head says what it is. */
  isBare?: boolean
}) {
  const t = useTranslations('catalog.clock')
  const format = useFormat()
  const clock = useCountdownClock()
  const texts = useMemo(
    () => ({
      lastSeconds: t('lastSeconds'),
      over: t('over'),
      days: ({ days, clock: rest }: { days: number; clock: string }) =>
        t('days', { days, clock: rest }),
    }),
    [t],
  )
  if (auction?.endsAt == null) return null
  const { status, startsAt, endsAt } = auction
  if (status === 'running' || status === 'hotbidding') {
    return (
      <Countdown
        key={endsAt}
        endsAt={endsAt}
        {...clock}
        texts={texts}
        label={t('endsIn')}
        icon={!isBare}
      />
    )
  }
  if (status === 'published' && startsAt !== null) {
    return (
      <Cluster gap={1} className="small muted nowrap tabular">
        {!isBare && <Icon icon="calendar-clock" size={16} />}
        <time dateTime={startsAt}>{t('starts', { time: format.dateTime(startsAt) })}</time>
      </Cluster>
    )
  }
  const until = ownDeadline(auction)
  if (until !== null) {
    return (
      <time dateTime={until} className="small nowrap tabular">
        {t('until', { time: format.dateTime(until) })}
      </time>
    )
  }
  return (
    <time dateTime={endsAt} className="small muted nowrap tabular">
      {format.dateTime(endsAt)}
    </time>
  )
}
