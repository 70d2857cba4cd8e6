import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { isExtended, phaseOf } from '../../../../auction/phase.ts'
import { AuctionClock } from './auction-clock.tsx'
import styles from './box-band.module.css'
import { StandingWord } from './standing-word.tsx'

/** The dark band on top: what state the auction is in, and how long still. */
export function BoxBand({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.status')
  const lostAt = useLostAt()
  const isOpen = phaseOf(auction) === 'open'
  return (
    <div className={styles.band}>
      <div className={styles.state}>
        <span
          className={classNames(
            styles.pulse,
            isOpen && (lostAt === null ? styles.live : styles.lost),
          )}
          aria-hidden="true"
        />
        <span>
          {t(auction.status)}
          <LostLine isLost={lostAt !== null} />
          <StandingWord auction={auction} />
        </span>
      </div>
      <div className={styles.time}>
        <span className={styles.clock}>
          <AuctionClock auction={auction} isSpoken />
        </span>
        <span className={styles.moment}>
          <Moment auction={auction} />
        </span>
      </div>
    </div>
  )
}

/** Says that the page hears nothing; a page without React shows it by `page-script/notices.ts`. */
function LostLine({ isLost }: { isLost: boolean }) {
  const t = useTranslations('auction.box')
  const isIslands = useIsIslands()
  const words = <span className={styles.connection}>{t('reconnecting')}</span>
  if (!isIslands) return isLost && words
  return (
    <span data-notice="lost">
      <template>{words}</template>
    </span>
  )
}

/** The instant itself; a day is named unless it is today. */
function Moment({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.clock')
  const format = useFormat()
  const now = useServerNow(60_000)
  const phase = phaseOf(auction)
  const instant = phase === 'before' ? auction.startsAt : auction.endsAt
  // Withdrawn, it ended at no planned time.
  if (instant === null || auction.status === 'inactive') return null
  const isToday = format.date(instant) === format.date(now)
  const at = isToday
    ? t('today', { time: format.timeWithZone(instant) })
    : keptTogether(format.dateTime(instant), format.timeWithZone(instant).split('\u00a0')[1])
  if (phase === 'before') return t('startsAt', { at })
  if (phase === 'over') return t('endedAt', { at })
  return isExtended(auction) ? t('extendedTo', { at }) : t('endsAt', { at })
}

/** Day and time may stand on two lines, but neither breaks within: "17-11", "18. 11.", "14:15 CET". */
function keptTogether(dayAndTime: string, zone = ''): string {
  return `${dayAndTime} ${zone}`
    .split(', ')
    .map((part) => part.trim().replaceAll(' ', '\u00a0'))
    .join(', ')
}
